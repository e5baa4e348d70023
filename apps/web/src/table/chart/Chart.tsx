import { isGameOver, leadIn, type Scorer } from '@hand-and-foot/engine';
import { Panel } from '../../parts/controls/Panel.tsx';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { Bars } from './Bars.tsx';
import './chart.css';
import { scaleFor } from './scale.ts';
import { headingOf, namesOf, whoScores } from '../game/who.ts';

interface ChartProps {
  /** Points per round and running total. */
  points: readonly (readonly number[])[];
  /** Number of rounds, if it's known. */
  rounds: number;
}

/** The leader, and the rounds as bars: ours solid, the others' hatched. */
export function Chart({ points, rounds }: ChartProps) {
  const seen = useSeen();
  const words = wording.value.score;
  const scorers = seen.view.totals.map((_, scorer) => scorer);
  const inOrder = scorers.toSorted((a, b) => Number(isOurs(b)) - Number(isOurs(a)));
  const scale = scaleFor(points.flat());
  function isOurs(scorer: Scorer): boolean {
    return whoScores(seen, scorer).ours;
  }
  return (
    <Panel class="place chart" aria-labelledby="chart-lead">
      <header class="line wraps spread">
        <h2 id="chart-lead">{isGameOver(seen.state) ? words.chart : leadText(seen.view.totals)}</h2>
        {inOrder.length === 2 && (
          <p class="line wraps loose chart-key" aria-hidden="true">
            {inOrder.map((scorer) => (
              <span key={scorer} class="line tight" data-ours={isOurs(scorer) || undefined}>
                <i />
                {headingOf(whoScores(seen, scorer))}
              </span>
            ))}
          </p>
        )}
      </header>
      <p class="unseen">
        {words.chart}.{' '}
        {points.map((round, index) => words.chartRound(index + 1, told(round))).join(' ')}
      </p>
      {inOrder.length === 2 ? (
        <Bars
          scale={scale}
          rounds={rounds}
          labelled
          series={inOrder.map((scorer) => ({
            ours: isOurs(scorer),
            points: points.map((round) => round[scorer]!),
          }))}
        />
      ) : (
        <ol class="grid chart-many" aria-hidden="true">
          {inOrder.map((scorer) => (
            <li key={scorer} data-ours={isOurs(scorer) || undefined}>
              <span>{headingOf(whoScores(seen, scorer))}</span>
              <Bars
                scale={scale}
                rounds={rounds}
                series={[{ ours: isOurs(scorer), points: points.map((round) => round[scorer]!) }]}
              />
              <b>{speech.value.figure(seen.view.totals[scorer]!)}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );

  function told(round: readonly number[]): string {
    return speech.value.listed(
      inOrder.map(
        (scorer) => `${headingOf(whoScores(seen, scorer))} ${speech.value.figure(round[scorer]!)}`,
      ),
    );
  }

  function leadText(totals: readonly number[]): string {
    const { scorers: leaders, by } = leadIn(seen.terms.rules, totals);
    if (leaders.length === totals.length) return words.even;
    const who = leaders.map((leader) => whoScores(seen, leader));
    if (who.length > 1) return words.lead(namesOf(who));
    return words.leads(who[0]!.name, speech.value.figure(by));
  }
}
