import { WILD, type Kind, type Side } from '@hand-and-foot/engine';
import { capitalised } from '@hand-and-foot/words';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { MeldRow } from './MeldRow.tsx';
import { meldsSeen } from '../melds/melds.ts';
import { useSeen } from '../game/seen.ts';
import { hide } from '../game/shown.ts';
import { slotLabel } from '../slots/slotLabel.ts';

/** A side's cards of one rank on the table. */
export function MeldsSheet({ side, kind }: { side: Side; kind: Kind }) {
  const seen = useSeen();
  const { terms, view } = seen;
  const melds = meldsSeen(terms, view.melds[side]!).filter((meld) => meld.kind === kind);
  const title =
    kind === WILD ? wording.value.table.wilds : speech.value.nameOfKind(terms.pack, kind, 2);
  return (
    <Sheet title={capitalised(title)} onClose={hide}>
      {melds.length === 0 && <p>{slotLabel(seen, side, { kind, nth: 0 })}.</p>}
      <ul class="list loose">
        {melds.map((meld) => (
          <MeldRow key={meld.number} meld={meld} side={side} />
        ))}
      </ul>
    </Sheet>
  );
}
