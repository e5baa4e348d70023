import type { Side } from '@hand-and-foot/engine';
import { Card } from '../../cards/Card.tsx';
import { MeldMark } from '../../melds/MeldMark.tsx';
import { speech } from '../../words/wording.ts';
import { useSeen } from '../seen.ts';
import type { MeldSeen } from '../melds.ts';
import './meldRow.css';

/** A meld with all its cards, and what it is in words. */
export function MeldRow({ meld, side }: { meld: MeldSeen; side: Side }) {
  const { terms, view, context, alone, side: own } = useSeen();
  const { pack } = terms;
  const said = speech.value.saySlot(
    {
      owner: ownerOf(side, own, alone),
      rank: meld.look === 'wild' ? undefined : meld.kind,
      melds: [view.melds[side]![meld.number]!],
    },
    context,
  );
  return (
    <li class="meld-row">
      <span class="meld-row-words">
        <MeldMark look={meld.look} book={meld.book} count={meld.cards.length} />
        {said}
      </span>
      <span class="meld-row-cards" aria-hidden="true">
        {meld.cards.map((card, at) => (
          <Card key={at} pack={pack.id} card={card} wild={terms.wildPlace[card]! >= 0} />
        ))}
      </span>
    </li>
  );
}

function ownerOf(side: Side, own: Side, alone: boolean): 'you' | 'we' | 'they' {
  if (side !== own) return 'they';
  return alone ? 'you' : 'we';
}
