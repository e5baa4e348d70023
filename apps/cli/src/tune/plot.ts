import { many } from '../figures.ts';
import { gainPanel } from './gainPanel.ts';
import type { Run } from './run.ts';
import { LEFT, text } from './svg.ts';
import { weightPanel } from './weightPanel.ts';

const WIDTH = 960;
const HEIGHT = 700;
const STYLE = `text{font:13px system-ui,sans-serif;fill:#333}.heading{font-size:18px;font-weight:600}.title{font-size:14px;font-weight:600}
.grid{stroke:#e4e4e4}.axis{stroke:#888}.zero{stroke:#888;stroke-dasharray:4 3}.curve{fill:none;stroke-width:2;stroke-linejoin:round}.ribbon{fill:#0072b2;opacity:.15}.later{fill:#f4f4ee}`;

/** A picture of the search: its gains and the paths of its weights. */
export function plotCourse(run: Run): string {
  const { seed } = run.beginning;
  const count = run.steps.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    `<style>${STYLE}</style>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 34, `Tuning: ${many(count, 'step')} from the seed "${seed}"`, 'class="heading"'),
    ...gainPanel(run.steps),
    ...weightPanel(run),
    '</svg>',
    '',
  ].join('\n');
}
