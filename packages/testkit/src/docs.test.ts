import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@hand-and-foot/engine';
import { catalogue, playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { describe, expect, test } from 'vitest';
import { scores } from './example.ts';
import { galleryPage } from './galleryPage.ts';
import { knobsPage } from './knobsPage.ts';
import { refusalRows } from './refusalRows.ts';
import { rulesPage } from './rulesPage.ts';
import { holdTalk, readTalks } from './talk.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/README.md`),
].filter((page) => existsSync(join(root, page)));

/** Every source file; pages name many by the last part of their path. */
const sources = ['packages', 'apps'].flatMap((kind) =>
  readdirSync(join(root, kind)).flatMap((name) =>
    ['src', 'e2e'].flatMap((folder) => {
      const at = `${kind}/${name}/${folder}`;
      if (!existsSync(join(root, at))) return [];
      const files = readdirSync(join(root, at), { recursive: true, encoding: 'utf8' });
      return files.map((file) => `${at}/${file.replaceAll('\\', '/')}`);
    }),
  ),
);
/** Stands for a language that somebody adds. */
const PLACEHOLDER = 'xx.ts';

function blocks(page: string, language: string): string[] {
  return [...read(page).matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(
    ([, code]) => code!,
  );
}

function found(pattern: RegExp, ...files: string[]): string[] {
  const names = files.flatMap((file) => [...read(file).matchAll(pattern)].map(([, name]) => name!));
  return [...new Set(names)].sort();
}

/** The names in the first column of the tables of a section. */
function named(page: string, section: string): string[] {
  const text = read(page)
    .split(new RegExp(`^#+ ${section}$`, 'm'))[1]!
    .split(/^#+ /m)[0]!;
  return [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name!).sort();
}

test('the example in the README is the one that runs here', () => {
  expect(blocks('README.md', 'ts')).toEqual([read('packages/testkit/src/example.ts')]);
  expect(scores.map(({ side }) => side)).toEqual([0, 1, 2, 3]);
});

describe.each(pages)('%s', (page) => {
  test('its links lead somewhere', () => {
    const targets = [...read(page).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, to]) => to!);
    for (const target of targets) {
      const [path, anchor] = target.split('#') as [string, string?];
      const file = path === '' ? page : join(dirname(page), path);
      expect(existsSync(join(root, file)), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(file), target).toContain(anchor);
    }
  });

  test('the files it names are there', () => {
    const names = [...read(page).matchAll(/`((?:packages|apps|scripts|docs)\/[\w./-]+)`/g)];
    for (const [, name] of names) expect(existsSync(join(root, name!)), name).toBe(true);
    const short = [...read(page).matchAll(/`([\w./]+\.(?:tsx?|css))`/g)].map(([, name]) => name!);
    const isThere = (name: string): boolean => sources.some((file) => file.endsWith(`/${name}`));
    const missing = short.filter((name) => !isThere(name) && !existsSync(join(root, name)));
    expect(missing.filter((name) => name !== PLACEHOLDER)).toEqual([]);
  });

  test('the scripts it runs are there', () => {
    const runs = [...read(page).matchAll(/npm run ([\w-]+)(?: -w ([\w/]+))?/g)];
    for (const [all, name, workspace = '.'] of runs) {
      const { scripts } = JSON.parse(read(join(workspace, 'package.json'))) as { scripts: object };
      expect(Object.keys(scripts), all).toContain(name);
    }
  });

  test('its conversations happen as it says', () => {
    for (const talk of blocks(page, 'talk').flatMap(readTalks))
      expect(holdTalk(talk)).toBeUndefined();
  });
});

function anchorsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

describe('made from the sources; npm run docs makes them anew', () => {
  test.each(ruleSets)('the page of $name', (ruleSet) => {
    expect(read(`docs/rules/${ruleSet.id}.md`)).toBe(rulesPage(ruleSet));
  });

  test('there is no page of a rule set that is not there', () => {
    const ids = readdirSync(join(root, 'docs', 'rules')).map((name) => name.replace(/\.md$/, ''));
    expect(ids.sort()).toEqual(ruleSets.map(({ id }) => id).sort());
  });

  test('the page of published games', () => {
    expect(read('docs/gallery.md')).toBe(galleryPage());
    expect(read('docs/knobs.md')).toBe(knobsPage());
  });

  test('the table of refusals', () => {
    const [, table] = /<!-- codes -->\n([^]*?)\n<!-- end of codes -->/.exec(
      read('docs/protocol.md'),
    )!;
    expect(table!.split('\n').slice(2)).toEqual(refusalRows());
  });
});

test('the protocol has every refusal that the sources can give', () => {
  const judged = found(/why: '(\w+)'/g, 'packages/engine/src/actions/refusal.ts');
  const answered = found(/refused\('(\w+)'/g, 'packages/referee/src/referee.ts');
  expect(answered.length).toBeGreaterThan(0);
  expect(named('docs/protocol.md', 'Refusals')).toEqual([...judged, ...answered].sort());
});

test('the protocol tells what a program that plays may be told', () => {
  const codes = found(/tellRefusal\('(\w+)'/g, 'apps/cli/src/bots/execBot.ts');
  for (const code of codes) expect(read('docs/protocol.md')).toContain(`\`${code}\``);
});

test('the protocol has every event', () => {
  const told = found(/\{ event: '(\w+)'/g, 'packages/engine/src/actions/event.ts');
  expect(named('docs/protocol.md', 'Events')).toEqual(told);
});

test('the page on dealing tells what a seed gives', () => {
  const chance = seeded('game/1');
  const numbers = Array.from({ length: 10 }, () => chance.below(100)).join(' ');
  expect(read('docs/dealing.md')).toContain(`gives \`below(100)\` as \`${numbers}\``);
});

test('the architecture says where every knob is read', () => {
  const page = read('docs/architecture.md');
  const missing = catalogue.filter(({ knob }) => !page.includes(`\`${knob}\``));
  expect(missing).toEqual([]);
});

test('the README says what every package and app is for', () => {
  const folders = ['packages', 'apps'].flatMap((kind) =>
    readdirSync(join(root, kind)).map((name) => `${kind}/${name}`),
  );
  for (const folder of folders) expect(read('README.md')).toContain(`| \`${folder}\` |`);
});

test.each(ruleSets)('the README introduces $name', ({ id, name, rules }) => {
  const players = playersOf(rules);
  const seats = players.length > 2 ? `${players[0]}–${players.at(-1)}` : players.join(', ');
  expect(read('README.md')).toContain(`| [\`${id}\`](docs/rules/${id}.md) | ${name} | ${seats} |`);
});
