import { useSignal, type ReadonlySignal } from '@preact/signals';
import {
  changeCast,
  wishFor,
  type Choices,
  type ChosenTable,
} from '../../parts/settings/choices.ts';
import { keepForGood } from '../../parts/settings/keepForGood.ts';
import { go } from '../../parts/screen/route.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';
import { firstWords } from '../../parts/words/firstWords.ts';
import { hall, whyFailed } from '../link/hall.ts';

interface Beginning {
  readonly isBeginning: ReadonlySignal<boolean>;
  /** Why the last try failed, or nothing. */
  readonly why: ReadonlySignal<string>;
  readonly begin: (chosen: Choices, table: ChosenTable) => Promise<void>;
}

/** Deals a game on this device and goes to its table. */
export function useBegin(): Beginning {
  const isBeginning = useSignal(false);
  const why = useSignal('');
  return {
    isBeginning,
    why,
    async begin(chosen, table) {
      if (isBeginning.value) return;
      isBeginning.value = true;
      why.value = '';
      try {
        go({ at: 'table', id: await hall.begin(wishFor(chosen, table)) });
        changeCast();
        void keepForGood();
      } catch (error) {
        isBeginning.value = false;
        why.value = sayTrouble(whyFailed(error), firstWords.value.start.failed);
      }
    },
  };
}
