import { bookGoals, sideOf } from '@hand-and-foot/engine';
import { Icon } from '../../parts/look/Icon.tsx';
import { MeldMark } from '../melds/MeldMark.tsx';
import { wording } from '../../parts/words/wording.ts';
import { FoldedSeats } from './FoldedSeats.tsx';
import { Points } from '../seats/Points.tsx';
import { otherSeats, sideName, useSeen } from '../game/seen.ts';
import { show } from '../game/shown.ts';

/** In large print: the others in one row, which opens the sheet about them. */
export function TheyFolded() {
  const seen = useSeen();
  const { others, state, view } = seen;
  const words = wording.value.table;
  const [only] = others;
  const opponents = otherSeats(seen).filter((seat) => sideOf(state, seat) !== seen.side);
  return (
    <section class="they folded" aria-label={words.others}>
      <button
        type="button"
        class="line wide starts folded-open"
        onClick={() => show({ is: 'others' })}
      >
        <span class={others.length === 1 ? 'fixed' : 'unseen'}>
          <b>{others.length === 1 ? sideName(seen, only!) : words.others}</b>
          {others.length === 1 && (
            <>
              {' '}
              <Points total={view.totals[only!] ?? 0} side={only!} />
            </>
          )}
          {others.length === 1 && (
            <span class="line folded-books">
              {bookGoals(state, only!).map(({ kind, have, need }, at) => (
                <span key={at} class="line tight">
                  {kind !== 'any' && <MeldMark look={kind} book={have >= need} />} {have}/{need}
                </span>
              ))}
            </span>
          )}
        </span>
        <FoldedSeats seats={opponents} />
        <Icon name="right" />
      </button>
    </section>
  );
}
