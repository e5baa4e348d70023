import { signal } from '@preact/signals';

/** Whether to rush through others' actions until it's your turn. */
export const hurried = signal(false);
