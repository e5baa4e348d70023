import { Bars } from '../../../table/chart/Bars.tsx';
import '../../../table/chart/chart.css';
import { scaleFor } from '../../../table/chart/scale.ts';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../kept/words.ts';

interface PadChartProps {
  names: readonly string[];
  gains: readonly (readonly number[])[];
  totals: readonly number[];
  rounds: number;
}

/** Each side's rounds as small bars, with the total. */
export function PadChart({ names, gains, totals, rounds }: PadChartProps) {
  const scale = scaleFor(gains.flat());
  const told = gains.map(
    (round, at) =>
      `${words.value.round(at + 1)}: ${speech.value.listed(
        names.map((name, scorer) => `${name} ${speech.value.figure(round[scorer]!)}`),
      )}.`,
  );
  return (
    <>
      <p class="unseen">
        {words.value.chart}. {told.join(' ')}
      </p>
      <ol class="grid chart-many" aria-label={words.value.totals}>
        {names.map((name, scorer) => (
          <li key={scorer} data-ours={scorer === 0 || undefined}>
            <span>{name}</span>
            <Bars
              scale={scale}
              rounds={rounds}
              series={[{ ours: scorer === 0, points: gains.map((round) => round[scorer]!) }]}
            />
            <b>{speech.value.figure(totals[scorer]!)}</b>
          </li>
        ))}
      </ol>
    </>
  );
}
