import { isGameOver, roundsIn } from '@hand-and-foot/engine';
import type { ComponentChildren } from 'preact';
import { endOf, endText } from '../ending/end.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { Chart } from '../chart/Chart.tsx';
import { Final } from './Final.tsx';
import { RoundHead } from '../sheets/RoundHead.tsx';
import { Standings } from './Standings.tsx';
import { SeatTotals } from './SeatTotals.tsx';
import './scoreScreen.css';
import { ScoreSheet } from './ScoreSheet.tsx';
import { isBySeat, pointsByRound } from '../game/standing.ts';

/** A finished round: its end, everybody's points, and the standings. Below, the way on. */
export function ScoreScreen({ footer }: { footer: ComponentChildren }) {
  const { link } = useTheGame();
  const seen = useSeen();
  const { terms, view, state, context } = seen;
  const { rounds } = link.known.value;
  const words = wording.value.score;
  const { rounds: last, exact } = roundsIn(terms.rules);
  const over = isGameOver(state);
  const end = endOf(link.turns.value);
  const scores = rounds.at(-1);
  if (!scores) return null;
  const name = speech.value.sayRuleSet(context.ruleSet).name;
  return (
    <main class="stage score" data-over={over || undefined}>
      <RoundHead title={`${words.round(view.round, exact ? last : undefined)} · ${name}`} />
      <div class="score-body">
        {over ? <Final /> : <h1 class="title">{endText(seen, end)}</h1>}
        <div class="list loose score-parts">
          <div class="list score-sheets">
            {!over && terms.scorers > 2 && <Standings />}
            {over && <h2>{endText(seen, end)}</h2>}
            <ScoreSheet scores={scores} outBy={end.outBy} />
            {isBySeat(terms) && <SeatTotals points={pointsByRound(terms, rounds)} />}
          </div>
          <Chart points={pointsByRound(terms, rounds)} rounds={last ?? rounds.length} />
        </div>
      </div>
      {!over && footer}
    </main>
  );
}
