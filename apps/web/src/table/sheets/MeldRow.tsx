import { isWildCard, type Side } from '@hand-and-foot/engine';
import { Card } from '../../parts/cards/Card.tsx';
import { MeldMark } from '../melds/MeldMark.tsx';
import { speech } from '../../parts/words/wording.ts';
import { useSeen } from '../game/seen.ts';
import type { MeldShown } from '../melds/melds.ts';
import { ownerOf } from '../slots/slotLabel.ts';
import './meldRow.css';

/** A meld with all its cards, and its description. */
export function MeldRow({ meld, side }: { meld: MeldShown; side: Side }) {
  const seen = useSeen();
  const { terms, view, context } = seen;
  const { pack } = terms;
  const said = speech.value.saySlot(
    {
      owner: ownerOf(seen, side),
      rank: meld.look === 'wild' ? undefined : meld.kind,
      melds: [view.melds[side]![meld.number]!],
    },
    context,
  );
  return (
    <li>
      <span class="line">
        <MeldMark look={meld.look} book={meld.book} count={meld.cards.length} />
        {said}
      </span>
      <span class="row meld-row-cards" aria-hidden="true">
        {meld.cards.map((card, at) => (
          <Card key={at} pack={pack.id} card={card} wild={isWildCard(terms, card)} />
        ))}
      </span>
    </li>
  );
}
