// npm run words: prints every sentence a person can meet, English and Spanish below each other, with where it appears.
// npm run words -- --in refusals prints one part (--list names them), --language es one language, --json data.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { readOptions } from './options.mjs';
import {
  cache,
  ensureBuilt,
  ensureInstalled,
  needsNode,
  orSayWhy,
  root,
  Trouble,
} from './setup.mjs';

/** Everything that's said, part by part. */
async function allWords() {
  await orSayWhy(() => {
    needsNode();
    ensureInstalled();
    ensureBuilt('packages/testkit', 'apps/cli');
  });
  const { everythingSaid } = await import('../packages/testkit/dist/index.js');
  const { spokenInTerminal } = await import('../apps/cli/dist/spoken.js');
  const { sentences } = await import('../apps/server/dist/sentences.js');
  const { previewWords } = await import('../apps/server/dist/http/previewWords.js');
  const page = await spokenOnPage();
  return [
    ...page,
    ...everythingSaid(),
    ...spokenInTerminal(),
    ...saidByServer(sentences),
    ...previewsSaid(previewWords),
  ];
}

function saidByServer(sentences) {
  return Object.entries(sentences).flatMap(([where, text]) =>
    (typeof text === 'string' ? [text] : [text(1), text(30)]).map((en) => ({
      place: 'server',
      where,
      en,
    })),
  );
}

/** The previews of links in messengers, in both languages. */
function previewsSaid({ en, es }) {
  const say = (text, sample) => (typeof text === 'function' ? text(sample) : text);
  const rules = { en: 'House Rules', es: 'Reglas de la casa' };
  const withHost = ['play', 'watch', 'match', 'club'];
  const told = (words, language) =>
    Object.entries(words).map(([where, text]) => [
      where,
      say(text, withHost.includes(where) ? 'Ana' : rules[language]),
    ]);
  const of = ({ general, night, ...words }, language) => [
    ...told(words, language),
    ...told(night, language).map(([where, text]) => [`night.${where}`, text]),
    ...Object.entries(general),
  ];
  const spanish = of(es, 'es');
  return of(en, 'en').map(([where, text], at) => ({
    place: 'preview',
    where,
    en: text,
    es: spanish[at][1],
  }));
}

/** The page's words are only ever bundled, so they are bundled here too. */
async function spokenOnPage() {
  const { build } = await import('rolldown');
  const file = join(cache, 'words.mjs');
  mkdirSync(cache, { recursive: true });
  await build({
    cwd: root,
    input: 'apps/web/src/parts/words/spoken.ts',
    platform: 'node',
    external: [/^@hand-and-foot/],
    output: { format: 'esm', file },
    logLevel: 'warn',
  });
  const { spokenOnPage: read } = await import(`${pathToFileURL(file).href}?${Date.now()}`);
  return read();
}

await orSayWhy(print);

async function print() {
  const { values } = readOptions({
    in: { type: 'string' },
    language: { type: 'string' },
    list: { type: 'boolean' },
    json: { type: 'boolean' },
  });
  if (values.language !== undefined && !['en', 'es'].includes(values.language))
    throw new Trouble('--language takes en or es.');
  const all = await allWords();
  const parts = [...new Set(all.map(({ place }) => place))];
  const wanted = parts.filter(
    (part) => values.in === undefined || part === values.in || part.startsWith(`${values.in}/`),
  );
  if (wanted.length === 0)
    throw new Trouble(`There is no part "${values.in}". The parts: ${parts.join(', ')}.`);
  if (values.list) return console.log(parts.join('\n'));
  if (values.json)
    return console.log(JSON.stringify(all.filter(({ place }) => wanted.includes(place))));
  for (const part of wanted) printPart(part, all, values.language);
}

/** Sentences that several rule sets share are printed once. */
function printPart(part, all, language) {
  const told = new Map(
    all.filter(({ place }) => place === part).map((said) => [`${said.en}|${said.es}`, said]),
  );
  console.log(`\n== ${part}: ${told.size} ==`);
  let last;
  for (const { where, en, es } of told.values()) {
    if (en === '') continue;
    if (where !== last) console.log(`\n${where}`);
    last = where;
    if (language !== 'es') console.log(`  ${en}`);
    if (language !== 'en')
      console.log(`${language === 'es' ? '' : '  '}  ${es ?? '(English only)'}`);
  }
}
