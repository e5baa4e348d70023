import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { addressOf, go } from '../../../parts/screen/route.ts';
import '../parts/insteadOfActions.css';
import { makeTable } from '../shared/api.ts';
import { comesTo } from '../seats/sitAtOnce.ts';
import { ownName, remember, setOwnName } from '../shared/memory.ts';
import { nextTable } from '../shared/newTable.ts';
import { askInPerson, personIn, sharedOf, useShared } from '../shared/shared.ts';
import { wishAgain } from '../make/wish.ts';
import { words } from '../shared/words.ts';

/** The link to a new table for players of a finished one. */
export function PlayOn() {
  const link = useShared();
  const { seat, seats } = link.known.value;
  const why = useSignal<string | undefined>(undefined);
  const said = words.value;
  const next = nextTable(link);
  const come = (table: string) => {
    comesTo.value = { table, seat: seat! };
    if (ownName() === '') setOwnName(personIn(seats[seat!]) ?? '');
    go({ at: 'shared', id: table });
  };
  const again = async () => {
    const made = await makeTable({ ...wishAgain(link.terms, seats), after: link.id });
    if (typeof made === 'string') {
      why.value = made === 'tooFast' ? said.tooFast : said.notMade;
      return;
    }
    const { table, invite, watch } = made;
    remember(table, { invite, watch });
    comesTo.value = { table, ...(seat === undefined ? {} : { seat }) };
    // No code: former players are known there, and watchers aren't invited.
    const to = addressOf({ at: 'shared', id: table });
    await askInPerson(link, { do: 'say', text: new URL(to, document.baseURI).href });
    go({ at: 'shared', id: table });
  };
  return (
    <>
      {why.value !== undefined && <p role="alert">{why}</p>}
      {next && seat !== undefined && (
        <section class="line wraps spread brass instead final-next" role="status">
          <p>{next.seat === seat ? said.ownNewTable : said.newTableOf(next.name)}</p>
          <Button look="primary" large onClick={() => come(next.table)}>
            {said.sitDown}
          </Button>
        </section>
      )}
      {!next && seat !== undefined && sharedOf(link).invited && (
        <div class="final-ways">
          <Button look="primary" large class="score-primary" onClick={() => void again()}>
            {said.again}
          </Button>
        </div>
      )}
    </>
  );
}
