import type { LeftPile, Seat } from '@hand-and-foot/engine';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { otherName } from '../game/otherName.ts';
import { otherSeats, useSeen, type SeenTable } from '../game/seen.ts';
import { isStill } from '../motion/still.ts';
import { endOf, endText, leftIn } from './end.ts';
import './ending.css';
import { LeftCards } from './LeftCards.tsx';
import { onSkip } from './useEnding.ts';

const EACH_MS = 700;
const READ_MS = 2500;

/** How the round ended, and hands and feet turned over and counted, seat by seat; then the score. Any tap or key skips. */
export function Ending({ onEnd }: { onEnd: () => void }) {
  const { link } = useTheGame();
  const seen = useSeen();
  const words = wording.value.score;
  const end = endOf(link.turns.value);
  const left = leftIn(link.turns.value);
  const seats = inOrder(seen, end.outBy).filter((seat) => left?.[seat]);
  const [turned, setTurned] = useState(() => (isStill() ? seats.length : 0));
  const said = useSaid(
    [endText(seen, end, true), ...seats.map((seat) => sayLeft(seen, seat, left![seat]!))].join(' '),
  );
  // At once: a tap may come before the effects that wait for the picture.
  useLayoutEffect(() => onSkip(onEnd), []);
  useEffect(() => {
    const isDone = turned >= seats.length;
    const next = isDone ? onEnd : () => setTurned(turned + 1);
    const timer = setTimeout(next, isDone ? readingTime(seats.length) : EACH_MS);
    return () => clearTimeout(timer);
  }, [turned]);
  return (
    <main class="stage ending">
      <h1 class="title ending-title">{endText(seen, end, true)}</h1>
      <ol class="list ending-seats" data-many={seats.length > 4 || undefined}>
        {seats.slice(0, turned).map((seat) => (
          <LeftCards key={seat} seat={seat} piles={left![seat]!} isOut={seat === end.outBy} />
        ))}
      </ol>
      <p class="unseen" role="status">
        {said}
      </p>
      <Button look="primary" large onClick={onEnd}>
        {words.seeScore}
      </Button>
    </main>
  );
}

/** Still pictures all come at once, so they're read for as long as the others take. */
function readingTime(seats: number): number {
  return isStill() ? READ_MS + seats * EACH_MS : READ_MS;
}

/** Screen readers hear a text that comes after the place for it. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => setSaid(first.current), []);
  return said;
}

/** The seat that went out, then you and the others in turn. */
function inOrder(seen: SeenTable, outBy: Seat | undefined): Seat[] {
  const all = seen.looksOn ? otherSeats(seen) : [seen.you, ...otherSeats(seen)];
  return outBy === undefined ? all : [outBy, ...all.filter((seat) => seat !== outBy)];
}

function sayLeft({ context }: SeenTable, seat: Seat, piles: readonly LeftPile[]): string {
  const words = wording.value.score;
  const name = otherName(context, seat);
  const points = piles.reduce((sum, { caught }) => sum + caught, 0);
  const hasCards = piles.some(({ cards }) => cards.length > 0);
  return hasCards ? words.caughtWith(name, speech.value.figure(-points)) : words.hasNoCards(name);
}
