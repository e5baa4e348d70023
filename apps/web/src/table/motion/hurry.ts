import { signal } from '@preact/signals';

/** Whether what others do is to be gone through quickly, until it is one's own turn. */
export const hurried = signal(false);
