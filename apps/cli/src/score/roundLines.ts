import { noticesOf, sheetsOf, type SheetLine, type Pad } from '@hand-and-foot/scorepad';
import { english, listed } from '@hand-and-foot/words';
import { scorepadWords } from '@hand-and-foot/words/scorepad';
import { padLeft, padRight, widthOf, wrap } from '../layout.ts';
import type { Screen } from '../screen.ts';
import { sideNames } from './names.ts';
import { sentences } from '../sentences.ts';

const words = scorepadWords.en;

/**
 * A round as a sheet: a line per scored thing, a column per side, and anything that looks wrong.
 */
export function roundLines(pad: Pad, round: number, { paint, width }: Screen): string[] {
  const sheets = sheetsOf(pad, round);
  const rows = sheets[0]!.lines.map((line, at) => [
    nameOfLine(pad, line),
    ...sheets.map((sheet) => pointsOf(sheet.lines[at]!)),
  ]);
  const sides = sideNames(pad, round);
  const head = ['', ...sides.map((name) => shortened(name, 16))];
  const total = ['This round', ...sheets.map((sheet) => english.figure(sheet.total))];
  const table = columns([head, ...rows, total]);
  return [
    paint.bold(table[0]),
    ...table.slice(1, -1),
    paint.bold(table.at(-1)),
    ...noticesOf(pad, round).flatMap((notice) =>
      wrap(
        words.sayNotice(notice, { ruleSet: pad.ruleSet, pack: pad.terms.pack, sides }),
        width,
        '? ',
        '  ',
      ).map(paint.yellow),
    ),
  ];
}

function nameOfLine({ ruleSet, terms }: Pad, line: SheetLine): string {
  return line.is === 'cards'
    ? words.piles[line.pile]
    : words.nameOfItem(line, { ruleSet, pack: terms.pack });
}

function pointsOf(line: SheetLine): string {
  if (line.points === 0 && (line.is === 'cards' || line.count === 0)) return '–';
  const count = line.is === 'cards' ? line.cards : line.is === 'out' ? undefined : line.count;
  return `${count === undefined ? '' : `${count}: `}${english.figure(line.points)}`;
}

function shortened(name: string, width: number): string {
  return widthOf(name) > width
    ? `${Array.from(name)
        .slice(0, width - 1)
        .join('')}…`
    : name;
}

/** Columns as wide as their widest cell, the first left-aligned and figures right-aligned. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at]!))));
  return rows.map((row) =>
    row
      .map((cell, at) => (at === 0 ? padRight : padLeft)(cell, widths[at]!))
      .join('   ')
      .trimEnd(),
  );
}

/** "open with 50", or a number per side if they differ. */
export function sayOpening(openings: readonly number[], sides: readonly string[]): string {
  if (new Set(openings).size === 1) return sentences.score.opening(english.figure(openings[0]!));
  return sentences.score.openings(
    listed(openings.map((points, side) => `${sides[side]!} ${english.figure(points)}`)),
  );
}
