import type { ReviewedTurn } from '@hand-and-foot/review';
import { useMemo } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { speech } from '../../parts/words/wording.ts';
import { isYou } from './isYou.ts';
import type { Shown } from './ReviewScreen.tsx';
import { chancesOf } from './reviewed.ts';
import { sayBecause, sayBest, sayPlayed } from './sayTurn.ts';
import { ShowTurn, turnTitle } from './ShowTurn.tsx';
import { words } from './words.ts';

/** The turns from which a player can learn most. */
export function Chances(shown: Shown) {
  const said = words.value;
  const { replay, seat, found } = shown;
  const name = replay.header.seats[seat]!;
  const chances = chancesOf(found.turns, seat);
  return (
    <Panel title={isYou(name) ? said.chances : said.chancesOf(name)} class="list big">
      {chances.length === 0 && <p>{found.state === 'whole' ? said.none : said.noneYet}</p>}
      <ol class="list loose ruled">
        {chances.map((turn) => (
          <li key={turn.from} class="list close">
            <Chance {...shown} turn={turn} />
          </li>
        ))}
      </ol>
      <p class="note">{said.judged}</p>
    </Panel>
  );
}

/** One turn: what was played, what would have been stronger, and why. */
export function Chance({ turn, ...shown }: Shown & { turn: ReviewedTurn }) {
  const said = words.value;
  const { replay } = shown;
  const { figure } = speech.value;
  // Each looks at several tables, and the review tells of more turns all the time.
  const { played, best, because } = useMemo(
    () => ({
      played: sayPlayed(replay, turn),
      best: sayBest(replay, turn),
      because: sayBecause(replay, turn),
    }),
    [replay, turn, speech.value],
  );
  return (
    <>
      <p class="line wraps spread">
        <b>{turnTitle(shown, turn)}</b>
        <ShowTurn {...shown} turn={turn} />
      </p>
      <p>
        <Sentence text={said.played(played)} />
      </p>
      {best !== '' && (
        <p class="strong">
          <Sentence text={said.better(best)} />
        </p>
      )}
      <p class="quiet">
        <Sentence text={because} />
      </p>
      {turn.cost > 0 && (
        <p>
          {said.worth(figure(round(turn.cost)), figure(round(turn.low)), figure(round(turn.high)))}
        </p>
      )}
    </>
  );
}

/** Nobody counts single points of an estimate. */
function round(points: number): number {
  return 5 * Math.round(points / 5);
}
