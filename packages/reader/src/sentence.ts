import { plain } from './plain.ts';

/** A sentence of the text, or a row of a table in it. */
export interface Sentence {
  /** As it was written. */
  text: string;
  /** Its first line, counted from 1. */
  line: number;
  /** The same in the few words that the readers know. */
  plain: string;
  /** The headings above it and the head of its table, plain. */
  under: string;
  /** The sentence before it in the same paragraph, plain. */
  before: string;
}

interface Block {
  text: string;
  line: number;
}

const SEPARATOR = /^[\s|:+=_*–—-]*$/;
const BULLET = /^\s*(?:[-*•·▪●○◦>]|\(?\d{1,2}(?:\.\d{1,2})*[.)]|\(?[a-z]\)|\d\.\d{1,2})\s+/u;
const SPEAKER = /^\s*\[[^\]]{1,20}\]\s*/;

/** The sentences of a text, each with what stands above it. */
export function sentencesOf(text: string): Sentence[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const sentences: Sentence[] = [];
  let heading = '';
  for (const { text: block, line } of blocksOf(lines)) {
    if (isTable(block)) sentences.push(...tableSentences(block, line, heading));
    else if (isHeading(block)) {
      // "Play goes as follows:" stands under the heading before it.
      if (!block.trim().endsWith(':') || heading === '') heading = plain(block);
      sentences.push({ text: block.trim(), line, plain: plain(block), under: '', before: '' });
    } else sentences.push(...proseSentences(block, line, heading));
  }
  return sentences;
}

/** Lines that belong together: a wrapped paragraph, the rows of a table, or a line alone. */
function blocksOf(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  const writesSmall = lines.some(
    (text, index) => /^\s*\p{Ll}/u.test(text) && (lines[index - 1] ?? '').trim().length <= 40,
  );
  lines.forEach((text, index) => {
    const last = blocks.at(-1);
    const goesOn =
      last !== undefined && index > 0 && continues(lines[index - 1]!, text, writesSmall);
    if (goesOn) last.text += isRow(text) ? `\n${text}` : ` ${text.trim()}`;
    else if (isRow(text) || !SEPARATOR.test(text)) blocks.push({ text, line: index + 1 });
  });
  return blocks;
}

const isRow = (line: string): boolean => (line.match(/\|/g)?.length ?? 0) >= 2;
const isTable = (block: string): boolean => isRow(block.split('\n')[0]!);

/** A wrapped line goes on in small letters, unless its writer begins every line so. */
function continues(before: string, line: string, writesSmall: boolean): boolean {
  if (isRow(before) || isRow(line)) return isRow(before) && isRow(line);
  if (BULLET.test(line) || SEPARATOR.test(before)) return false;
  if (writesSmall && !/\b(?:the|an?|of|to|and|or|with|is|are|in|for),?\s*$/.test(before))
    return false;
  return before.trim().length > 50 && !/[.!?:]\s*$/.test(before) && /^\s*[\p{Ll}(]/u.test(line);
}

/** Short, without a sentence's end: a number of words in capitals, or marked as a heading. */
function isHeading(block: string): boolean {
  const text = block.trim();
  if (/^#+\s/.test(text) || /^\*\*[^*]+\*\*:?$/.test(text)) return true;
  if (BULLET.test(block) || SPEAKER.test(block) || text.split(/\s+/).length > 9) return false;
  if (/[.!?;,]$/.test(text) || (/\d/.test(text) && !/^(?:article|part|section)\b/i.test(text)))
    return false;
  return /^\p{Lu}/u.test(text);
}

function proseSentences(block: string, line: number, heading: string): Sentence[] {
  const bare = block.replace(SPEAKER, '').replace(BULLET, '');
  const label = /^\s*(\p{L}[^:.!?]{1,40}):\s/u.exec(bare)?.[1] ?? '';
  const under = `${heading} ${plain(label)}`.trim();
  let before = '';
  return partsOf(bare).map((text) => {
    const sentence = { text, line, plain: plain(text), under, before };
    before = sentence.plain;
    return sentence;
  });
}

/** Cut after `.`, `!`, `?` and `;`, but not inside numbers and abbreviations. */
function partsOf(text: string): string[] {
  return text
    .split(/(?<=[.!?;]["”’')\]]*)\s+(?=["“‘'([]*[\p{L}\d])|(?<=;)\s+|\s+[•·]\s+|\s+-\s+(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part))
    .reduce<string[]>((parts, part) => {
      const last = parts.at(-1);
      if (last !== undefined && /\b(?:vs|no|max|min|approx|pts?|e\.g|i\.e)\.$/i.test(last))
        parts[parts.length - 1] = `${last} ${part}`;
      else parts.push(part);
      return parts;
    }, []);
}

function tableSentences(block: string, line: number, heading: string): Sentence[] {
  const rows = block
    .split('\n')
    .map((text, index) => ({ cells: cellsOf(text), line: line + index }))
    .filter(({ cells }) => !cells.every((cell) => SEPARATOR.test(cell)));
  const [head, ...rest] = rows;
  if (!head) return [];
  if (rest.length === 0) return head.cells.flatMap((cell) => proseSentences(cell, line, heading));
  const sentence = (text: string, at: number, above: string): Sentence => ({
    text,
    line: at,
    plain: plain(text),
    under: `${heading} ${plain(above)}`.trim(),
    before: '',
  });
  // Two long rows are a table on its side: each column is a line.
  if (rest.length === 1 && head.cells.length > 2) return sideways(head, rest[0]!, sentence);
  const above = head.cells.join(' ');
  return [
    sentence(head.cells.join(' | '), head.line, ''),
    ...rest.map(({ cells, line: at }) =>
      sentence(
        cells.length === 2
          ? `${isPlace(cells[0]!) ? `${head.cells[0]} ` : ''}${cells.join(': ')}`
          : underTheirHeads(cells, head.cells),
        at,
        above,
      ),
    ),
  ];
}

/** "2" or "2nd": of what, the head of the table says. */
const isPlace = (cell: string): boolean => /^\d+(?:st|nd|rd|th)?$/.test(cell);

interface Row {
  cells: string[];
  line: number;
}

function sideways(
  top: Row,
  bottom: Row,
  sentence: (text: string, at: number, above: string) => Sentence,
): Sentence[] {
  const [name = '', ...heads] = top.cells;
  const [what = '', ...values] = bottom.cells;
  return heads.map((head, index) => {
    const text = `${isPlace(head) ? `${name} ${head}` : head}: ${values[index] ?? ''}`;
    return sentence(text, bottom.line, `${name} ${what}`);
  });
}

function underTheirHeads(cells: readonly string[], heads: readonly string[]): string {
  const [first = '', ...others] = cells;
  return [first, ...others.map((cell, index) => `${heads[index + 1] ?? ''} ${cell}`)].join(', ');
}

function cellsOf(row: string): string[] {
  return row
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}
