import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const withReadme = ['engine', 'rulesets', 'record', 'words', 'bots'];
/** Those that the ones with a README stand on, too. */
const packages = [...withReadme, 'protocol', 'scorepad'];
let folder: string;

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** As a stranger would: an empty folder, and nothing but the tarballs. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hand-and-foot-packed-'));
  // Outside dependencies are packed as installed here, so no network is needed.
  const at = [...packages.map((name) => `./packages/${name}`), './node_modules/valibot'];
  const packed = run('npm', ['pack', '--json', '--pack-destination', folder, ...at], root);
  const tarballs = (JSON.parse(packed) as { filename: string }[]).map(({ filename }) => filename);
  writeFileSync(join(folder, 'package.json'), '{"name":"stranger","private":true,"type":"module"}');
  const quietly = ['--offline', '--no-audit', '--no-fund', '--ignore-scripts'];
  run('npm', ['install', ...quietly, ...tarballs.map((file) => `./${file}`)], folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const blockIn = (text: string, language: string): string =>
  new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(text)![1]!;

test.each(withReadme)('the example of %s runs from its tarball and prints what it says', (name) => {
  const readme = readFileSync(
    join(folder, 'node_modules/@hand-and-foot', name, 'README.md'),
    'utf8',
  );
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, blockIn(readme, 'js'));
  expect(run(process.execPath, [file], folder)).toBe(blockIn(readme, 'text'));
});

test('their types are found, and hold', () => {
  const file = join(folder, 'typed.mts');
  const imports = withReadme.map((name) => `import * as ${name} from '@hand-and-foot/${name}';`);
  const uses = `export const all = [${withReadme.join(', ')}];
export const seats: engine.Seat[] = bots.botNames.map((_, seat) => seat);
export const card: engine.Card = 0;
// @ts-expect-error A card is no kind.
export const kind: engine.Kind = card;
// @ts-expect-error A rule set has no such id.
export const nothing: string = rulesets.ruleSetById('house').names;`;
  writeFileSync(file, `${imports.join('\n')}\n${uses}\n`);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...options, file], folder);
});

async function bundled(source: string): Promise<number> {
  const input = join(folder, `entry-${source.length}.mjs`);
  writeFileSync(input, source);
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ minify: true });
  return output[0].code.length;
}

test('a bundler keeps only the part of the engine that is used', async () => {
  const part = await bundled(
    "import { seeded } from '@hand-and-foot/engine'; seeded('a').below(2);",
  );
  const whole = await bundled(
    "import * as engine from '@hand-and-foot/engine'; console.log(engine);",
  );
  expect(part).toBeLessThan(whole / 10);
});
