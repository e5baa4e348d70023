// Dependencies point one way. This table says which; everything below it only reads sources and compares.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAst } from 'rolldown/parseAst';

import { packageDirs, root } from './setup.mjs';

/** `node`: may use Node's own modules. `pure`: no clock, no chance, no surroundings. */
const packages = {
  engine: { mayImport: [], node: false, pure: true },
  rulesets: { mayImport: ['engine'], node: false, pure: false },
  scorepad: { mayImport: ['engine', 'rulesets'], node: false, pure: true },
  words: {
    mayImport: ['engine', 'rulesets', 'bots', 'protocol', 'scorepad'],
    node: false,
    pure: false,
  },
  record: { mayImport: ['engine', 'rulesets', 'words'], node: false, pure: false },
  bots: { mayImport: ['engine', 'rulesets'], node: false, pure: false },
  arena: { mayImport: ['engine', 'rulesets', 'bots'], node: false, pure: true },
  lab: { mayImport: ['engine', 'bots'], node: false, pure: true },
  protocol: { mayImport: ['engine'], node: false, pure: true },
  fair: { mayImport: ['engine'], node: false, pure: true },
  table: {
    mayImport: ['engine', 'rulesets', 'record', 'bots', 'protocol', 'fair'],
    node: false,
    pure: true,
  },
  testkit: {
    mayImport: [
      'engine',
      'rulesets',
      'scorepad',
      'words',
      'record',
      'bots',
      'protocol',
      'fair',
      'table',
    ],
    node: true,
    pure: false,
  },
  cli: {
    mayImport: [
      'engine',
      'rulesets',
      'scorepad',
      'words',
      'record',
      'bots',
      'protocol',
      'arena',
      'lab',
      'table',
      'server',
    ],
    node: true,
    pure: false,
  },
  server: {
    mayImport: ['engine', 'rulesets', 'scorepad', 'bots', 'protocol', 'fair', 'table'],
    node: true,
    pure: false,
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
      'table',
    ],
    node: false,
    pure: false,
  },
};

const impure = new Set(['Date', 'console', 'process', 'globalThis', 'performance', 'crypto']);
const impureMembers = new Set(['Math.random']);

const scope = '@hand-and-foot/';
/** Faces beside a package's own, for what is loaded only when it is wanted. */
const furtherFaces = ['words/es', 'words/editor', 'words/interview', 'words/scorepad'];
const isTest = (file) => file.endsWith('.test.ts');
const isNode = (name) => name.startsWith('node:') || builtinModules.includes(name);

/**
 * What is wrong with the imports of one file, a sentence each.
 * `file` is relative to the repository, `declared` lists the dependencies of its package.json.
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
  if (name.startsWith('.')) return whyNotRelative(file, name);
  if (name.startsWith(scope)) return whyNotPackage(file, rules, name, declared);
  if (isTest(file)) return undefined;
  if (isNode(name)) return rules.node ? undefined : 'but this package runs without Node';
  const dependency = name.split('/', name.startsWith('@') ? 2 : 1).join('/');
  return declared.includes(dependency) ? undefined : 'which its package.json does not declare';
}

function whyNotRelative(file, name) {
  if (!/\.(tsx?|json|css|svg\?raw)$/.test(name)) return 'without the extension .ts';
  const home = file.split('/').slice(0, 3).join('/');
  const inside = resolve('/', file, '..', name).startsWith(resolve('/', home) + sep);
  return inside ? undefined : `which lies outside ${home}`;
}

function whyNotPackage(file, rules, name, declared) {
  const [target, ...deeper] = name.slice(scope.length).split('/');
  if (deeper.length > 0 && !furtherFaces.includes([target, ...deeper].join('/')))
    return `but only ${scope}${target} itself is public`;
  if (isTest(file)) return undefined;
  if (target === 'testkit') return 'which is for tests alone';
  if (!rules.mayImport.includes(target)) return 'against the direction of dependencies';
  return declared.includes(scope + target) ? undefined : 'which its package.json does not declare';
}

/** The modules that a source names in imports and exports, and the impure globals it uses. */
function read(file, source) {
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
    return sourcesUnder(join(dir, 'src')).flatMap((path) => {
      const file = relative(root, path).split(sep).join('/');
      return judge(file, readFileSync(path, 'utf8'), Object.keys(dependencies));
    });
  });
}

function sourcesUnder(dir) {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(dir, name));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sentences = checkEverything();
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
