import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { comeTo, playAgain } from '../make/playAgain.ts';
import '../parts/insteadOfActions.css';
import { nextTable } from '../shared/newTable.ts';
import { sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** The link to a new table for players of a finished one. */
export function PlayOn() {
  const link = useShared();
  const { seat } = link.known.value;
  const why = useSignal<string | undefined>(undefined);
  const said = words.value;
  const next = nextTable(link);
  const again = async () => {
    why.value = await playAgain(link);
  };
  return (
    <>
      {why.value !== undefined && <p role="alert">{why}</p>}
      {next && seat !== undefined && (
        <section class="line wraps spread brass instead above" role="status">
          <p>{next.seat === seat ? said.ownNewTable : said.newTableOf(next.name)}</p>
          <Button look="primary" large onClick={() => comeTo(link, next, seat)}>
            {said.sitDown}
          </Button>
        </section>
      )}
      {!next && seat !== undefined && sharedOf(link).invited && (
        <div class="row choices above">
          <Button look="primary" large onClick={() => void again()}>
            {said.again}
          </Button>
        </div>
      )}
    </>
  );
}
