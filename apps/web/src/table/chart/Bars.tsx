import { flows } from '../../parts/look/flows.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { fallOf, type Scale } from './scale.ts';

interface BarsProps {
  scale: Scale;
  rounds: number;
  series: readonly { readonly ours: boolean; readonly points: readonly number[] }[];
  /** Whether its lines and rounds have labels. */
  labelled?: boolean;
}

const HEIGHT = 104;
const ABOVE = 10;

/** Bars per round, side by side; an empty outline for rounds to come. */
export function Bars({ scale, rounds, series, labelled = false }: BarsProps) {
  // With large text, numbers take more of the width.
  const large = flows.value;
  const gutter = labelled ? (large ? 36 : 16) : 0;
  const played = Math.max(...series.map(({ points }) => points.length));
  const slot = (100 - gutter) / Math.max(rounds, played);
  const bar = (slot * 0.72) / series.length;
  const height = labelled ? HEIGHT : 30;
  const yOf = (points: number): number => (labelled ? ABOVE : 2) + fallOf(scale, points) * height;
  const zero = yOf(0);
  return (
    <svg
      class="wide small bars"
      height={height + (labelled ? ABOVE + (large ? 40 : 26) : 4)}
      aria-hidden="true"
    >
      <defs>
        <pattern
          id="bars-hatch"
          width="8"
          height="8"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path stroke="var(--plum)" stroke-width="4" d="M0 4h8" />
        </pattern>
      </defs>
      {(labelled ? scale.lines : [0]).map((line) => (
        <g key={line}>
          <line class="bars-line" x1={`${gutter}%`} x2="100%" y1={yOf(line)} y2={yOf(line)} />
          {labelled && (
            <text class="bars-scale" text-anchor="end" x={`${gutter - 2}%`} y={yOf(line) + 5}>
              {speech.value.figure(line)}
            </text>
          )}
        </g>
      ))}
      {Array.from({ length: Math.max(rounds, played) }, (_, round) => (
        <g key={round}>
          {series.map(({ ours, points }, at) => {
            const made = points[round];
            const left = gutter + slot * round + slot * 0.14 + bar * at;
            const top = made === undefined ? zero - 8 : Math.min(zero, yOf(made));
            return (
              <rect
                key={at}
                class="bars-bar"
                data-is={made === undefined ? 'toCome' : ours ? 'ours' : 'theirs'}
                x={`${left + bar * 0.06}%`}
                width={`${bar * 0.88}%`}
                y={top}
                height={made === undefined ? 8 : Math.max(2, Math.abs(yOf(made) - zero))}
                rx={3}
              />
            );
          })}
          {labelled && (
            <text
              class="bars-round"
              data-now={round === played - 1 || undefined}
              x={`${gutter + slot * (round + 0.5)}%`}
              y={height + ABOVE + (large ? 30 : 20)}
            >
              {wording.value.score.roundShort(round + 1, round === 0 && rounds < 6 && !large)}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
