import { computed, type ReadonlySignal } from '@preact/signals';
import { friends as english, type FriendsWords } from '../../../parts/words/en/friends.ts';
import { friends as spanish } from '../../../parts/words/es/friends.ts';
import { speech } from '../../../parts/words/wording.ts';

/** Words around shared tables. They load with their screens, because most visits don't need them. */
export const words: ReadonlySignal<FriendsWords> = computed(() =>
  speech.value.language === 'es' ? spanish : english,
);
