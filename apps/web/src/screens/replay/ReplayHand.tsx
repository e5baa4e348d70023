import { isWildCard, type Card as CardFace, type Seat, type Terms } from '@hand-and-foot/engine';
import type { ComponentChildren } from 'preact';
import { Card } from '../../parts/cards/Card.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import type { Looking } from './record/looking.ts';
import './replayHand.css';

interface ReplayHandProps {
  looking: Looking;
  seat: Seat;
  turn: boolean;
  /** Between its name and its cards. */
  children?: ComponentChildren;
}

/** One seat: its name, its foot, and its cards by kind if they're open. */
export function ReplayHand({ looking, seat, turn, children }: ReplayHandProps) {
  const { position, context, state } = looking;
  const words = wording.value.replay;
  const hand = position.hands[seat]!;
  const keepsTotal = state.terms.scorers === state.terms.players;
  const isOpen = looking.seat === undefined || looking.seat === seat;
  const foot = (position.feet[seat]?.length ?? 0) + (position.knees?.[seat]?.length ?? 0);
  return (
    <div class="yields rounded replay-hand" data-turn={turn || undefined}>
      <p class="cut">
        <b>{context.names[seat]}</b> {words.count(hand.length)} ·{' '}
        {foot > 0 ? words.footDown(foot) : words.holdsFoot}
        {keepsTotal && ` · ${speech.value.figure(position.totals[seat]!)}`}
      </p>
      {children}
      {isOpen && (
        <ul class="flex" aria-label={words.hand(context.names[seat]!, hand.length)}>
          {byKind(state.terms, hand).map(({ card, count }) => (
            <li key={card}>
              <Card
                pack={state.terms.pack.id}
                card={card}
                wild={isWildCard(state.terms, card)}
                label={speech.value.sayStack(
                  { kind: state.terms.pack.kindOf[card]!, count },
                  context,
                )}
              />
              {count > 1 && <span aria-hidden="true">×{count}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A hand by kind: wilds, then high to low, then cards that can't be melded. */
function byKind({ pack, wilds, ranks }: Terms, hand: readonly CardFace[]) {
  const others = [...pack.kinds.keys()].filter((kind) => ![...wilds, ...ranks].includes(kind));
  const order = [...wilds.toReversed(), ...ranks.toReversed(), ...others];
  return order.flatMap((kind) => {
    const cards = hand.filter((card) => pack.kindOf[card] === kind);
    return cards.length === 0 ? [] : [{ card: cards[0]!, count: cards.length }];
  });
}
