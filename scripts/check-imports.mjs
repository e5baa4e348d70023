// npm run imports: dependencies point one way. This table says which; the code below only reads sources and
// compares.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

import { readOptions } from './options.mjs';
import { packageDirs, root } from './setup.mjs';

/** Everything that can be said about a game: its rules, cards, records, bots and sentences. */
const aboutTheGame = [
  'engine',
  'rulesets',
  'scorepad',
  'words',
  'record',
  'referee',
  'bots',
  'protocol',
];

/** Floors from the top, each on all those below it. */
const stacked = (...floors) =>
  Object.fromEntries(floors.map((floor, at) => [floor, floors.slice(at + 1)]));

/**
 * `node`: may use Node's modules. `pure`: no clock, no randomness, no environment. `isRig`: tries the
 * product, and may open it up for that. `floors`: the package's folders and what each may import
 * besides itself; no two folders may import each other. The package's own `index.ts` stands above them all.
 */
const packages = {
  engine: {
    mayImport: [],
    node: false,
    pure: true,
    floors: stacked(
      'view',
      'legal',
      'play',
      'score',
      'goingOut',
      'melds',
      'state',
      'terms',
      'actions',
      'rules',
      'numbers',
    ),
  },
  rulesets: { mayImport: ['engine'], node: false, pure: false },
  scorepad: { mayImport: ['engine', 'rulesets'], node: false, pure: true },
  words: {
    mayImport: ['engine', 'rulesets', 'bots', 'protocol', 'scorepad'],
    node: false,
    pure: false,
  },
  record: { mayImport: ['engine', 'rulesets'], node: false, pure: false },
  referee: { mayImport: ['engine', 'record', 'words'], node: false, pure: false },
  bots: { mayImport: ['engine', 'rulesets'], node: false, pure: false },
  arena: { mayImport: ['engine', 'rulesets', 'bots'], node: false, pure: true },
  lab: { mayImport: ['engine', 'rulesets', 'bots'], node: false, pure: true },
  reader: { mayImport: ['engine', 'rulesets'], node: false, pure: true },
  review: { mayImport: ['engine', 'bots', 'record'], node: false, pure: true },
  learn: {
    mayImport: ['engine', 'rulesets', 'bots', 'arena'],
    node: true,
    pure: false,
    isRig: true,
  },
  protocol: { mayImport: ['engine'], node: false, pure: true },
  fair: { mayImport: ['engine'], node: false, pure: true },
  table: {
    mayImport: ['engine', 'rulesets', 'record', 'bots', 'protocol', 'fair'],
    node: false,
    pure: true,
  },
  results: {
    mayImport: ['engine', 'protocol', 'record', 'scorepad', 'table'],
    node: false,
    pure: true,
  },
  club: {
    mayImport: ['rulesets', 'scorepad', 'protocol', 'fair', 'table'],
    node: false,
    pure: true,
  },
  testkit: {
    mayImport: [...aboutTheGame, 'arena', 'fair', 'table'],
    node: true,
    pure: false,
  },
  cli: {
    mayImport: [...aboutTheGame, 'arena', 'lab', 'reader', 'review', 'table', 'results', 'server'],
    node: true,
    pure: false,
  },
  server: {
    mayImport: ['engine', 'rulesets', 'scorepad', 'bots', 'protocol', 'fair', 'table', 'club'],
    node: true,
    pure: false,
  },
  trials: {
    mayImport: ['engine', 'bots', 'protocol', 'fair', 'table', 'club', 'server'],
    node: true,
    pure: false,
    isRig: true,
  },
  web: {
    mayImport: [
      'engine',
      'rulesets',
      'scorepad',
      'words',
      'record',
      'bots',
      'protocol',
      'fair',
      'lab',
      'reader',
      'review',
      'table',
      'results',
      'club',
    ],
    node: false,
    pure: false,
    floors: {
      app: ['screens', 'table', 'parts'],
      gallery: ['table', 'parts'],
      screens: ['table', 'parts', 'worker/shared'],
      table: ['parts', 'worker/shared'],
      parts: ['worker/shared'],
      worker: ['worker/shared'],
      // Messages between the page and its worker, and everything both need for them.
      'worker/shared': [],
      sw: ['parts'],
    },
  },
};

/** A folder with more files than this holds more than its name says. */
const MOST_FILES = 25;

const impure = new Set(['Date', 'console', 'process', 'globalThis', 'performance', 'crypto']);
const impureMembers = new Set(['Math.random']);

const scope = '@hand-and-foot/';
/** Entry points next to a package's main one, for parts that are loaded only when wanted. */
const furtherFaces = [
  'words/es',
  'words/editor',
  'words/gallery',
  'words/interview',
  'words/scorepad',
  'testkit/setTable',
];
/** Faces that show the product opened up. */
const rigFaces = ['bots/parts', 'server/parts', 'server/testing'];
const isTest = (file) => file.endsWith('.test.ts');
const homeOf = (file) => file.split('/').slice(0, 3).join('/');
const folderOf = (file) => file.split('/').slice(0, -1).join('/');
const isNode = (name) => name.startsWith('node:') || builtinModules.includes(name);

/**
 * Faults in one file's imports, a sentence each. `file` is relative to the repository; `declared`
 * lists the dependencies in its package.json.
 */
export function judge(file, source, declared) {
  const [, name] = file.split('/');
  const rules = packages[name];
  if (!rules) return [`${file}: the package ${name} has no line in scripts/check-imports.mjs`];
  const { imports, uses } = read(file, source);
  const sentences = imports
    .map((target) => [target, whyNotImport(file, rules, target, declared)])
    .filter(([, why]) => why !== undefined)
    .map(([target, why]) => `${file}: imports ${target}, ${why}`);
  if (!rules.pure || isTest(file)) return sentences;
  return [
    ...sentences,
    ...uses.map(
      (use) => `${file}: uses ${use}, but what it needs from outside must be handed to it`,
    ),
  ];
}

function whyNotImport(file, rules, name, declared) {
  if (name.startsWith('.')) return whyNotRelative(file, rules, name);
  if (name.startsWith(scope)) return whyNotPackage(file, rules, name, declared);
  if (isTest(file) || file.includes('/src/testing/')) return undefined;
  if (isNode(name)) return rules.node ? undefined : 'but this package runs without Node';
  const dependency = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return declared.includes(dependency) ? undefined : 'which its package.json does not declare';
}

function whyNotRelative(file, rules, name) {
  if (!/\.(tsx?|json|css|svg\?raw)$/.test(name)) return 'without the extension .ts';
  const home = homeOf(file);
  const target = meant(file, name);
  if (!target.startsWith(`${home}/`)) return `which lies outside ${home}`;
  // A test may use anything to set up what it tests.
  return rules.floors && !isTest(file) ? whyNotFloor(rules.floors, file, target) : undefined;
}

function whyNotFloor(floors, file, target) {
  const [from, to] = [floorOf(floors, file), floorOf(floors, target)];
  const isFace = file === `${homeOf(file)}/index.ts`;
  if (from === undefined && !isFace) return `but it stands on none of the floors ${listed(floors)}`;
  if (to === undefined) return `which stands on none of the floors ${listed(floors)}`;
  return isFace || from === to || floors[from].includes(to)
    ? undefined
    : `but ${from} does not stand on ${to}`;
}

const listed = (floors) => Object.keys(floors).join(', ');

/** The innermost floor that contains the file. */
function floorOf(floors, file) {
  const path = file.slice(homeOf(file).length + 1);
  return Object.keys(floors)
    .filter((floor) => path.startsWith(`${floor}/`))
    .sort((a, b) => b.length - a.length)[0];
}

/** The file a relative import points to, as a path in the repository. */
function meant(file, name) {
  return resolve('/', file, '..', name.split('?')[0]).slice(1).split(sep).join('/');
}

/**
 * Faults in the folders of a package with floors: import cycles, and too many files in one folder.
 */
export function judgeFolders(sources) {
  const counts = new Map();
  for (const folder of sources.map(({ file }) => folderOf(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const crowded = Array.from(counts)
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: holds ${count} files, of ${MOST_FILES} at most`);
  return [...crowded, ...circlesAmong(importsOfFolders(sources))];
}

/** For each folder, the folders it imports, each with one import as evidence. */
function importsOfFolders(sources) {
  const all = new Map();
  for (const { file, source } of sources.filter((each) => !isTest(each.file))) {
    const folder = folderOf(file);
    if (!all.has(folder)) all.set(folder, new Map());
    for (const name of read(file, source).imports.filter((each) => each.startsWith('.'))) {
      const target = meant(file, name);
      if (folderOf(target) !== folder) all.get(folder).set(folderOf(target), { file, target });
    }
  }
  return all;
}

/** One sentence per cycle, found by walking from folder to folder. */
function circlesAmong(imports) {
  const sentences = [];
  const done = new Set();
  const visit = (folder, way) => {
    if (done.has(folder)) return;
    const begins = way.findIndex((step) => step.from === folder);
    if (begins >= 0) {
      const circle = way.slice(begins).map(({ file, target }) => `${file} imports ${target}`);
      sentences.push(`folders import each other in a circle: ${circle.join(', ')}`);
      return;
    }
    for (const [to, step] of imports.get(folder) ?? [])
      visit(to, [...way, { from: folder, ...step }]);
    done.add(folder);
  };
  for (const folder of imports.keys()) visit(folder, []);
  return sentences;
}

function whyNotPackage(file, rules, name, declared) {
  const face = name.slice(scope.length);
  const [target, ...deeper] = face.split('/');
  if (rigFaces.includes(face) && !rules.isRig) return 'which is for rigs alone';
  if (deeper.length > 0 && ![...furtherFaces, ...rigFaces].includes(face))
    return `but only ${scope}${target} itself is public`;
  if (isTest(file)) return undefined;
  if (target === 'testkit') return 'which is for tests alone';
  if (!rules.mayImport.includes(target)) return 'against the direction of dependencies';
  return declared.includes(scope + target) ? undefined : 'which its package.json does not declare';
}

/** The modules that a source names in imports and exports, and the impure globals it uses. */
function read(file, source) {
  if (file.endsWith('.css')) return { imports: styleImports(source), uses: [] };
  if (!/\.tsx?$/.test(file)) return { imports: [], uses: [] };
  const imports = [];
  const uses = new Set();
  walk(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), (node, parent, key) => {
    const from = node.source ?? (node.type === 'TSImportType' ? node.argument : undefined);
    const literal = from?.type === 'TSLiteralType' ? from.literal : from;
    if (typeof literal?.value === 'string') imports.push(literal.value);
    if (
      node.type === 'MemberExpression' &&
      impureMembers.has(`${node.object.name}.${node.property.name}`)
    )
      uses.add(`${node.object.name}.${node.property.name}`);
    if (node.type === 'Identifier' && impure.has(node.name) && !isOnlyAName(parent, key))
      uses.add(node.name);
  });
  return { imports, uses: [...uses] };
}

function styleImports(source) {
  return Array.from(source.matchAll(/@import '([^']+)'/g), ([, name]) => name);
}

/** `x.process` and `{ process: … }` name a property, not the global. */
function isOnlyAName(parent, key) {
  return (key === 'property' || key === 'key') && !parent.computed && !parent.shorthand;
}

function walk(node, visit, parent, key) {
  if (typeof node.type === 'string') visit(node, parent, key);
  for (const [name, child] of Object.entries(node)) {
    if (Array.isArray(child)) {
      for (const one of child) if (one && typeof one === 'object') walk(one, visit, node, name);
    } else if (child && typeof child === 'object') walk(child, visit, node, name);
  }
}

function checkEverything() {
  return packageDirs().flatMap((dir) => {
    const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
    const sources = sourcesUnder(join(dir, 'src')).map((path) => ({
      file: relative(root, path).split(sep).join('/'),
      source: readFileSync(path, 'utf8'),
    }));
    const hasFloors = packages[basename(dir)]?.floors !== undefined;
    return [
      ...sources.flatMap(({ file, source }) => judge(file, source, Object.keys(dependencies))),
      ...(hasFloors ? judgeFolders(sources) : []),
    ];
  });
}

function sourcesUnder(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => join(dir, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readOptions();
  const sentences = checkEverything();
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
