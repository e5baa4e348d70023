import { drewHighest, type Seat } from '@hand-and-foot/engine';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Card } from '../../parts/cards/Card.tsx';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { otherName } from '../game/otherName.ts';
import './startDraw.css';
import { dealTold } from './told.ts';

/** The cards drawn for the start, and the starter; hidden after the first grab, or once you chose your hand. */
export function StartDraw() {
  const { link } = useTheGame();
  const { cardsForStart, grabs, chosen } = dealTold(link.turns.value);
  const { terms, view, context } = useSeen();
  // Others' choices don't hide it: your piles would move while you reach for one.
  if (!cardsForStart || grabs.length > 0 || chosen.some((seat) => seat === link.known.value.seat))
    return null;
  const words = wording.value.deal;
  const { starter } = view;
  const highest = drewHighest(terms, starter) ?? starter;
  const name = (seat: Seat) => otherName(context, seat);
  const why =
    highest === starter
      ? words.startsByCard(name(starter))
      : words.startsByDealer(name(highest), name(starter));
  return (
    <Panel class="start-draw" aria-label={words.drawnForStart}>
      <p>
        {words.drawnForStart}. <b>{why}</b>
      </p>
      <ol>
        {cardsForStart.map((card, seat) => (
          <li key={seat} data-starts={seat === starter || undefined}>
            <Card
              pack={terms.pack.id}
              card={card}
              label={speech.value.sayCardInFull(terms.pack, card)}
            />
            <span class="cut small">{name(seat) ?? words.you}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
