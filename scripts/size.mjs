// npm run size: the weight of some parts in a browser. Each has a budget, because people wait for
// it.

import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'rolldown';

import { readOptions } from './options.mjs';
import { ensurePage, pageDir } from './page.mjs';
import { root } from './setup.mjs';

readOptions();

const number = new Intl.NumberFormat('en');

const engine = await bundle('packages/engine/src/index.ts');
const cards = 'apps/web/src/parts/cards';
const drawn = await bundle(
  ...['sheet.ts', 'Card.tsx', 'CardBack.tsx', 'Stack.tsx'].map((name) => `${cards}/${name}`),
);
// The second deck is loaded when somebody plays with it.
const ofLords = ({ facadeModuleId }) => facadeModuleId?.includes('/lords/');

weigh('engine', codeOf(engine), 34_700);
weigh('english', codeOf(await bundle('packages/words/src/en/english.ts')), 13_300);
weigh('spanish', codeOf(await bundle('packages/words/src/es.ts')), 33_300);
weigh('cards', codeOf(drawn.filter((chunk) => !ofLords(chunk))) + stylesIn(cards), 12_000);
weigh('lords', codeOf(drawn.filter(ofLords)), 10_000);
await ensurePage();
weighFirstLoad(64_000);

/** As a browser gets it, without the libraries that everything else needs too. */
async function bundle(...input) {
  const { output } = await build({
    cwd: root,
    input,
    platform: 'browser',
    external: [/^@?preact/, /^@hand-and-foot/],
    moduleTypes: { '.css': 'empty' },
    output: { format: 'esm', minify: true },
    write: false,
    logLevel: 'warn',
  });
  return output;
}

function codeOf(chunks) {
  return chunks.map((chunk) => chunk.code ?? '').join('');
}

function stylesIn(dir) {
  return readdirSync(join(root, dir))
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(root, dir, name), 'utf8'))
    .join('');
}

function weigh(name, code, budget) {
  const gzip = gzipSync(code, { level: 9 }).length;
  const brotli = brotliCompressSync(code).length;
  console.log(
    `${name}: ${number.format(gzip)} bytes gzip, ${number.format(brotli)} bytes brotli, of ${number.format(budget)} gzip`,
  );
  hold(name, gzip, budget);
}

/**
 * The page and every file it names, as browsers get them; `npm run measure` also counts headers and the start of the
 * worker, about 8 KB more.
 */
function weighFirstLoad(budget) {
  const html = readFileSync(join(pageDir, 'index.html'), 'utf8');
  const named = [
    ...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\.\/([^"]+\.(?:js|css|woff2))"/g),
  ];
  const files = ['index.html', ...new Set(named.map(([, file]) => file))];
  const bytes = files.reduce((sum, file) => sum + sentBytes(join(pageDir, file)), 0);
  console.log(
    `first load: ${number.format(bytes)} bytes in ${files.length} files, of ${number.format(budget)}`,
  );
  hold('first load', bytes, budget);
}

function sentBytes(path) {
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}

function hold(name, bytes, budget) {
  if (bytes <= budget) return;
  console.error(`${name} has outgrown its budget by ${number.format(bytes - budget)} bytes.`);
  process.exitCode = 1;
}
