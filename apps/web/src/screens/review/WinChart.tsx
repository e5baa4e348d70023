import { useState } from 'preact/hooks';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { Panel } from '../../parts/controls/Panel.tsx';
import { scorerIn } from '../../table/game/standing.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import type { Shown } from './ReviewScreen.tsx';
import { swingsOf } from './reviewed.ts';
import { sayPlayed } from './sayTurn.ts';
import { ShowTurn, turnTitle } from './ShowTurn.tsx';
import { words } from './words.ts';

const MOST_SWINGS = 5;

/** The chance that the chart shows: to win the game, or each round. */
type Prize = 'win' | 'winRound';

/** The chance to win, moment by moment, and the turns that moved it most. */
export function WinChart(shown: Shown) {
  const said = words.value;
  const { replay, seat, found } = shown;
  const scorer = scorerIn(replay.header.terms, seat);
  const [of, setOf] = useState<Prize>('win');
  const chances = found.forecast.map((row) => row[of][scorer]!);
  if (chances.length < 2) return null;
  // They change all the time while turns are still coming.
  const swings = found.state === 'running' ? [] : swingsOf(found.turns, chances, MOST_SWINGS);
  return (
    <Panel title={said.chart} class="list big">
      <OneOf
        label={said.chanceFor}
        value={of}
        options={[
          ['win', said.game],
          ['winRound', said.eachRound],
        ]}
        onChoose={(prize) => setOf(prize as Prize)}
      />
      <Line
        chances={chances}
        rounds={roundStarts(shown)}
        marks={swings.map(({ turn }) => turn.to)}
      />
      <p class="note">
        {said.chartOf(replay.header.seats[seat]!)}.{' '}
        {of === 'win' && said.chartSays(said.percent(chances[0]!), said.percent(chances.at(-1)!))}
      </p>
      {swings.length > 0 && <h3 class="quiet">{said.swings}</h3>}
      <ol class="list loose ruled">
        {swings.map(({ turn, before, after }) => (
          <li key={turn.from} class="list close">
            <div class="line">
              <p class="grow">
                <b>{turnTitle(shown, turn)}</b>
                <br />
                {said.swing(
                  replay.header.seats[turn.seat]!,
                  said.percent(before),
                  said.percent(after),
                )}
              </p>
              <ShowTurn {...shown} turn={turn} />
            </div>
            <p>
              <Sentence text={sayPlayed(replay, turn)} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** The steps at which rounds begin. */
function roundStarts({ found: { forecast } }: Shown): number[] {
  return forecast.flatMap(({ round }, at) => (round === forecast[at - 1]?.round ? [] : [at]));
}

interface LineProps {
  chances: readonly number[];
  rounds: readonly number[];
  marks: readonly number[];
}

/** The same is in the list below in words, so nobody has to see it. */
function Line({ chances, rounds, marks }: LineProps) {
  const x = (at: number): number => (1000 * at) / Math.max(1, chances.length - 1);
  const y = (chance: number): number => 100 - 100 * chance;
  const points = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`);
  return (
    <svg
      class="wide review-chart"
      viewBox="0 0 1000 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path class="review-area" d={`M0 100L${points.join('L')}L1000 100Z`} />
      <path
        class="review-grid"
        d={`M0 50H1000${rounds
          .slice(1)
          .map((at) => `M${x(at)} 0V100`)
          .join('')}`}
      />
      <path class="review-line" d={`M${points.join('L')}`} />
      {marks.map((at) => (
        <path key={at} class="review-mark" d={`M${x(at)} ${y(chances[at]!)}h0`} />
      ))}
    </svg>
  );
}
