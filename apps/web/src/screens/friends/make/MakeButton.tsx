import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { go } from '../../../parts/screen/route.ts';
import { changeCast, choices, type ChosenTable } from '../../../parts/settings/choices.ts';
import { makeTable } from '../shared/api.ts';
import { comesTo } from '../seats/sitAtOnce.ts';
import { ownName, noteTable } from '../shared/memory.ts';
import { askForName, sayRefused } from '../parts/NameField.tsx';
import { refused } from '../shared/shared.ts';
import { LONGEST_NAME, plainTextUpTo } from '../shared/text.ts';
import { agreement, sharedWish } from './wish.ts';
import { words } from '../shared/words.ts';

/** Creates the chosen table and goes to it. */
export function MakeButton({ table }: { table: ChosenTable }) {
  const said = words.value;
  const isMaking = useSignal(false);
  useEffect(() => () => (refused.value = undefined), []);
  async function make(): Promise<void> {
    if (isMaking.value) return;
    if (plainTextUpTo(ownName(), LONGEST_NAME) === '') {
      refused.value = said.nameNeeded;
      askForName();
      return;
    }
    isMaking.value = true;
    const made = await makeTable(sharedWish(choices.value, table, agreement.value, ownName()));
    isMaking.value = false;
    if (typeof made === 'string') {
      refused.value = made === 'tooFast' ? said.tooFast : said.notMade;
      return;
    }
    changeCast();
    noteTable(made.table, { invite: made.invite, watch: made.watch });
    comesTo.value = { table: made.table };
    go({ at: 'shared', id: made.table });
  }
  return (
    <>
      <p class="no" role="alert">
        {sayRefused()}
      </p>
      <Button look="primary" large onClick={() => void make()}>
        {isMaking.value ? said.making : said.make}
      </Button>
    </>
  );
}
