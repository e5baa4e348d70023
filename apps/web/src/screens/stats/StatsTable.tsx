import type { Numbers } from '@hand-and-foot/results';
import { speech } from '../../parts/words/wording.ts';
import './statsTable.css';
import { words } from './words.ts';

interface StatsTableProps {
  readonly title: string;
  /** The heading of the first column. */
  readonly of: string;
  readonly lines: readonly { readonly name: string; readonly numbers: Numbers }[];
}

/** A player's numbers, a line for each rule set or opponent. On a phone, each number has its heading above it. */
export function StatsTable({ title, of, lines }: StatsTableProps) {
  const heads = Object.values(words.value.columns);
  return (
    <section aria-label={title}>
      <h2 class="quiet part-title">{title}</h2>
      <table class="panel stats-table" aria-label={title}>
        <thead class="note close">
          <tr>
            <th scope="col">{of}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, numbers }) => (
            <tr key={name}>
              <th class="strong" scope="row">
                {name}
              </th>
              {cellsOf(numbers).map((number, at) => (
                <td key={at}>
                  <small aria-hidden="true">{heads[at]}</small>
                  {speech.value.figure(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** In the order of the headings. */
function cellsOf({ books, ...counts }: Numbers): number[] {
  const { games, won, wentOut, averageRound, averageGame, bestRound } = counts;
  const { clean, dirty, wild } = books;
  return [games, won, wentOut, averageRound, averageGame, bestRound, clean, dirty, wild];
}
