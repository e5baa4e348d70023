import { stripVTControlCharacters } from 'node:util';

/** Columns the text takes, not counting color codes. */
export function widthOf(text: string): number {
  return Array.from(stripVTControlCharacters(text)).length;
}

export function padRight(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padLeft(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

interface Flow {
  first?: string;
  indent?: string;
  gap?: string;
}

/** Fills lines up to `width` with the pieces; every line after the first is indented. */
export function flow(
  pieces: readonly string[],
  width: number,
  { first = '', indent = first, gap = ' ' }: Flow = {},
): string[] {
  const lines: string[] = [];
  let line = first;
  let empty = true;
  for (const piece of pieces) {
    if (!empty && widthOf(line) + widthOf(gap) + widthOf(piece) > width) {
      lines.push(line.trimEnd());
      line = indent;
      empty = true;
    }
    line += empty ? piece : gap + piece;
    empty = false;
  }
  return [...lines, line.trimEnd()];
}

/** A text broken at its spaces. */
export function wrap(text: string, width: number, first = '', indent = first): string[] {
  return flow(text.split(' '), width, { first, indent });
}

/** Typed text made safe to show: short, without control characters. */
export function quoted(typed: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  const clean = stripVTControlCharacters(typed).replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');
  const short = Array.from(clean.trim());
  return short.length > 40 ? `${short.slice(0, 39).join('')}…` : short.join('');
}

/** Columns as wide as their widest cell: first the texts, then right-aligned figures. */
export function aligned(rows: readonly (readonly string[])[], texts: number): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]!))));
  const padded = (cell: string, column: number): string =>
    (column < texts ? padRight : padLeft)(cell, widths[column]!);
  return rows.map((row) => `  ${row.map(padded).join('   ')}`);
}
