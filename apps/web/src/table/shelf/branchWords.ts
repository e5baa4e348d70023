import { computed } from '@preact/signals';
import { branches as english, type BranchWords } from '../../parts/words/en/branches.ts';
import { branches as spanish } from '../../parts/words/es/branches.ts';
import { speech } from '../../parts/words/wording.ts';

/** Words for playing on from a moment of a game. They load with the screens that use them. */
export const branchWords = computed<BranchWords>(() =>
  speech.value.language === 'es' ? spanish : english,
);
