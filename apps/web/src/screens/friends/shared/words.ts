import { computed, type ReadonlySignal } from '@preact/signals';
import { friends as english, type FriendsWords } from '../../../parts/words/en/friends.ts';
import { friends as spanish } from '../../../parts/words/es/friends.ts';
import { speech } from '../../../parts/words/wording.ts';

/** What is said around shared tables. It comes with their screens, since most visits do without. */
export const words: ReadonlySignal<FriendsWords> = computed(() =>
  speech.value.language === 'es' ? spanish : english,
);
