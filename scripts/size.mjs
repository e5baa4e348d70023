// npm run size: what the engine weighs in a browser. It rides along in every first load, so it has a budget.

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'rolldown';

import { root } from './setup.mjs';

const budget = 20_000;

const { output } = await build({
  cwd: root,
  input: 'packages/engine/src/index.ts',
  platform: 'browser',
  output: { format: 'esm', minify: true },
  write: false,
  logLevel: 'warn',
});
const code = output.map((chunk) => chunk.code ?? '').join('');
const gzip = gzipSync(code, { level: 9 }).length;
const brotli = brotliCompressSync(code).length;

const number = new Intl.NumberFormat('en');
console.log(
  `engine: ${number.format(gzip)} bytes gzip, ${number.format(brotli)} bytes brotli, of ${number.format(budget)} gzip`,
);
if (gzip > budget) {
  console.error(`The engine has outgrown its budget by ${number.format(gzip - budget)} bytes.`);
  process.exitCode = 1;
}
