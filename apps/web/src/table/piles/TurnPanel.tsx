import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { lastTurns } from '../game/lastTurns.ts';
import { turnAsSaid } from '../game/turnAsSaid.ts';
import { SeatFace } from '../seats/SeatFace.tsx';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { show } from '../game/shown.ts';
import { Steps, stepOf } from './Steps.tsx';
import './turnPanel.css';

/** A sentence or a title that takes the room of the steps on a phone. */
const LONG = 40;
const LONG_TITLE = 16;

/** The current player and their progress, and everybody's last turn, newest first. A tap opens the whole round, and says so if not all of it is in sight. */
export function TurnPanel() {
  const { link, desk, extras } = useTheGame();
  const seen = useSeen();
  const words = wording.value.table;
  const mine = desk.isMyTurn.value && seen.view.asked === undefined;
  const said = lastTurns(link.turns.value, seen.context.you).flatMap(
    (turn) => turnAsSaid(seen, turn) ?? [],
  );
  const panel = useRef<HTMLElement>(null);
  const isCut = useSignal(false);
  const [newest = ''] = said;
  const title = mine ? words.yourTurn : titleOf(seen);
  const isLong = newest.length > LONG || title.length > LONG_TITLE;
  useEffect(() => panel.current?.scrollTo(0, 0), [newest]);
  useLayoutEffect(() => {
    const measure = (): void => {
      const { scrollHeight, clientHeight } = panel.current!;
      isCut.value = scrollHeight > clientHeight + 1;
    };
    const sizes = new ResizeObserver(measure);
    // Its own height follows the window, its content's what is said.
    for (const one of [panel.current!, panel.current!.firstElementChild!]) sizes.observe(one);
    return () => sizes.disconnect();
  }, []);
  return (
    <section
      ref={panel}
      class="panel turn"
      aria-labelledby="turn-title"
      data-mine={mine || undefined}
    >
      <div class="place turn-all" data-long={isLong || undefined}>
        <h2 id="turn-title" class="turn-title">
          {!mine && <SeatFace seat={seen.view.turn} />}
          {title}
          {mine && <span class="turn-step">: {words.steps[stepOf(desk)].toLowerCase()}</span>}
        </h2>
        {mine && <Steps />}
        {!mine && !seen.looksOn && <p class="note turn-away">{words.seatsAway(awayFrom(seen))}</p>}
        {extras && <extras.TurnNote />}
        {said.map((text) => (
          <p key={text} class="turn-last">
            <Sentence text={text} lead={[...seen.context.names, words.you]} />
          </p>
        ))}
        <button
          type="button"
          class="over turn-open"
          aria-label={
            isCut.value ? `${words.whatHappened}: ${words.moreTurns}` : words.whatHappened
          }
          onClick={() => show({ is: 'history' })}
        >
          {isCut.value && <span class="small strong turn-more">{words.moreTurns}</span>}
        </button>
      </div>
    </section>
  );
}

function titleOf({ view, context }: SeenTable): string {
  const words = wording.value.table;
  const name = context.names[view.turn]!;
  return view.asked ? words.asks(name) : words.plays(name);
}

function awayFrom({ view, you, terms }: SeenTable): number {
  return (you - view.turn + terms.players) % terms.players;
}
