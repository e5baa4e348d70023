import { wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { lastTurn } from '../game/lastTurn.ts';
import { sayTurn } from '../game/sayTurn.ts';
import { useSeen, type Seen } from '../game/seen.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { show } from '../game/shown.ts';
import { Steps, stepOf } from './Steps.tsx';
import './turnPanel.css';

/** The current player and their progress, and the last turn. The whole panel opens the history. */
export function TurnPanel() {
  const { link, desk, extras } = useTheGame();
  const seen = useSeen();
  const words = wording.value.table;
  const mine = desk.isMyTurn.value && seen.view.asked === undefined;
  const last = lastTurn(link.turns.value, seen.you);
  const said = last && sayTurn(seen, last);
  return (
    <section class="panel turn" aria-labelledby="turn-title" data-mine={mine || undefined}>
      <h2 id="turn-title" class="turn-title">
        {mine ? words.yourTurn : titleOf(seen)}
        {mine && <span class="turn-step">: {words.steps[stepOf(desk)].toLowerCase()}</span>}
      </h2>
      {mine && <Steps />}
      {!mine && !seen.looksOn && <p class="note turn-away">{words.seatsAway(awayFrom(seen))}</p>}
      {extras && <extras.TurnNote />}
      {said && (
        <p class="turn-last">
          <Sentence text={said} lead={[...seen.context.names, words.you]} />
        </p>
      )}
      <button
        type="button"
        class="turn-open"
        aria-label={words.whatHappened}
        onClick={() => show({ is: 'history' })}
      />
    </section>
  );
}

function titleOf({ view, context }: Seen): string {
  const words = wording.value.table;
  const name = context.names[view.turn]!;
  return view.asked ? words.asks(name) : words.plays(name);
}

function awayFrom({ view, you, terms }: Seen): number {
  return (you - view.turn + terms.players) % terms.players;
}
