import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Exported names of a file's own, those of an index only where it passes whole files on. */
function exportsOf(path: string, passesOn = true): string[] {
  const text = read(path);
  const own = text.matchAll(
    /^export (?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm,
  );
  const lists = text.matchAll(/^export (?:type )?\{([^}]*)\}/gm);
  const files = text.matchAll(/^export (?:type )?\* from '(.*)'/gm);
  const inside = [...own].map(([, name]) => name!);
  if (!passesOn) return inside;
  return [
    ...inside,
    ...[...lists].flatMap(([, names]) => names!.match(/\w+(?=\s*(?:,|$))/g) ?? []),
    ...[...files].flatMap(([, file]) => exportsOf(join(dirname(path), file!))),
  ];
}

const packages = readdirSync(join(root, 'packages'));
const faces = new Map(packages.map((name) => [name, exportsOf(`packages/${name}/src/index.ts`)]));

const sources = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[\w-]+\/src\/.*(?<!\.d|\.test)\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

test('no two packages show different things under one name', () => {
  const shown = [...faces].flatMap(([, names]) => [...new Set(names)]);
  const twice = shown.filter((name, at) => shown.indexOf(name) !== at);
  // The arena and the lab don't know each other, and mean the same by it.
  expect(twice).toEqual(['Estimate']);
});

/** The packages whose names a source may import. */
function facesFor(path: string): Map<string, readonly string[]> {
  const [kind, name] = path.split('/');
  const { dependencies = {} } = JSON.parse(read(`${kind}/${name}/package.json`)) as {
    dependencies?: Record<string, string>;
  };
  return new Map([...faces].filter(([face]) => `@hand-and-foot/${face}` in dependencies));
}

// A component may have the name of the thing that it shows, and a group of words the name of what it's about.
test('nobody has a name of their own for what a package they know means by it', () => {
  const own = sources
    .filter((path) => !path.startsWith('apps/web/src/parts/words/'))
    .flatMap((path) => {
      const known = new Set([...facesFor(path).values()].flat());
      const component = path.endsWith('.tsx') ? basename(path, '.tsx') : '';
      return exportsOf(path, false)
        .filter((name) => known.has(name) && name !== component)
        .map((name) => `${path}: ${name}`);
    });
  // A reader is called like its knob.
  expect(own).toEqual(['packages/reader/src/readers/score/bookBonus.ts: bookBonus']);
});

/** The cells of the glossary's tables, by section. */
function columns(section: string): string[][] {
  const [, text] = read('docs/glossary.md').split(`## ${section}\n`);
  const rows = text!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.slice(1).map((row) => row.split('|').slice(1, -1));
}

const terms = (cell: string): string[] =>
  [...cell.matchAll(/\*\*(.+?)\*\*/g)].map(([, term]) => term!);

const ofPlay = [...columns('At the table'), ...columns('In play')];
const ofCode = [...columns('In the code'), ...columns('In the browser')].flatMap(([word]) =>
  terms(word!),
);

/** A name as the words it is made of: `pickUpWays` is "pick up way". */
const spelled = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/s\b/g, '');

test('every word that the glossary gives to the code is in the code', () => {
  const isSentence = (path: string): boolean => /words|testkit/.test(path);
  const names = sources.flatMap((path) => [
    ...exportsOf(path),
    // Fields, and codes such as an action's.
    ...(isSentence(path) ? [] : [...read(path).matchAll(/\b(\w+)\??: |'(\w+)'/g)].map(nameIn)),
  ]);
  const known = [...new Set(names.map((name) => ` ${spelled(name)} `))];
  const given = [...ofPlay.flatMap(([, code]) => terms(code!)), ...ofCode];
  const isNowhere = (term: string): boolean =>
    !known.some((name) => name.includes(` ${spelled(term)} `));
  expect(given.filter(isNowhere)).toEqual([]);
});

function nameIn([, field, code]: RegExpMatchArray): string {
  return field ?? code ?? '';
}

/** Tools of the engine, not things of the game. */
const TOOLS =
  'Begun Each ForPlayers Is Lookup Moves PerPlayers PublicFacts Random Secret Why'.split(' ');

test('every noun of the game that the engine shows is in the glossary', () => {
  const all = [...ofPlay.flatMap(([players, code]) => terms(players! + code!)), ...ofCode];
  const known = new Set(all.flatMap((term) => spelled(term).split(' ')));
  const types = faces.get('engine')!.filter((name) => /^[A-Z][a-z]/.test(name));
  const isStrange = (name: string): boolean =>
    !spelled(name)
      .split(' ')
      .some((word) => known.has(word));
  expect(types.filter(isStrange).sort()).toEqual(TOOLS);
});
