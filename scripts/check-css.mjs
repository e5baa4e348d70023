// npm run styles: style sheets stay few and used: every class in them is named by the page's code, and all of
// them together have at most so many lines. A longer page needs simpler parts first, or a higher number here, which
// somebody has to defend.

import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readOptions } from './options.mjs';
import { root } from './setup.mjs';

const MOST_LINES = 7389;

/** Faults of all style sheets together, a sentence each. Both lists hold `{ file, text }`. */
export function judge(sheets, sources, most = MOST_LINES) {
  const named = new Set(sources.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  const unused = sheets.flatMap(({ file, text }) =>
    classesIn(text)
      .filter((name) => !named.has(name))
      .map((name) => `${file}: nothing has the class ${name}`),
  );
  const ofParts = sheets.flatMap((sheet) => classesOfPart(sheet).map((name) => [name, sheet.file]));
  const elsewhere = sources.filter(({ file }) => !file.includes('/parts/'));
  const foreign = elsewhere.flatMap(({ file, text }) => {
    const given = classesGiven(text);
    return ofParts
      .filter(([name]) => given.has(name))
      .map(([name, part]) => `${file}: gives the class ${name}; use the part of ${part}`);
  });
  const faults = [...unused, ...foreign];
  const lines = sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);
  const tooLong = `The style sheets have ${lines} lines, more than ${most}: use the kit's parts, or simplify.`;
  return lines > most ? [...faults, tooLong] : faults;
}

const PART_SHEET = /\/parts\/(?:controls\/|sheets\/|share\/|look\/(?=field|iconButton))(\w+)\.css$/;

/** The classes named after a part's own sheet: `button`, `button-row` in `button.css`. */
function classesOfPart({ file, text }) {
  const [, part] = PART_SHEET.exec(file) ?? [];
  if (part === undefined) return [];
  const own = part.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return classesIn(text).filter((name) => name === own || name.startsWith(`${own}-`));
}

/** Classes that the code gives to what it shows. */
function classesGiven(text) {
  const given = text.match(/\bclass=(?:"[^"]*"|\{`[^`]*`\}|\{[^}]*\})/g) ?? [];
  return new Set(given.flatMap((each) => each.slice('class='.length).match(/[\w-]+/g) ?? []));
}

/** Without comments, texts and values, which may hold dots. */
function classesIn(text) {
  const selectors = text
    .replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '')
    .replaceAll(/[^{};]*;/g, '')
    .match(/[^{}]+(?=\{)/g);
  return [
    ...new Set(
      (selectors ?? []).flatMap((selector) => selector.match(/(?<=\.)[a-z][\w-]*/gi) ?? []),
    ),
  ];
}

function read(pattern) {
  const page = join(root, 'apps', 'web');
  const inside = readdirSync(join(page, 'src'), { recursive: true, encoding: 'utf8' });
  const files = [...inside.map((file) => join(page, 'src', file)), join(page, 'index.html')];
  return files
    .filter((file) => pattern.test(file))
    .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readOptions();
  const sentences = judge(read(/\.css$/), read(/(?<!\.test)\.tsx?$|\.html$/));
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
