import { keepForGood } from '../../../parts/settings/keepForGood.ts';
import { go } from '../../../parts/screen/route.ts';
import { sayTrouble } from '../../../parts/words/sayTrouble.ts';
import { hall, whyFailed } from '../../../table/link/hall.ts';
import { changeCast, choices, choose, tableFor, wishFor } from '../../../parts/settings/choices.ts';
import { wording } from '../../../parts/words/wording.ts';
import { choosableId, type OwnSet } from '../../../parts/settings/ownRules.ts';
import { words } from './words.ts';

/** Selects these rules, for later games too, and sits down; returns the reason if that fails. */
export async function playBy(own: OwnSet): Promise<string | undefined> {
  choose({ ruleSet: choosableId(own) });
  const table = tableFor(choices.value, wording.value.start);
  try {
    const id = await hall.begin(wishFor(choices.value, table));
    changeCast();
    void keepForGood();
    go({ at: 'table', id });
    return undefined;
  } catch (error) {
    return sayTrouble(whyFailed(error), words.value.tryFailed);
  }
}
