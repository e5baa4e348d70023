// npm run knobs: a knob of `Rules` is read by the engine, in one place. Protocol, bots, terminal and page ask
// the engine a question instead; the words tell people what the knobs say.
// This follows types, so it sees a reading under any name. It can't see one behind a cast, or in another package.

import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SyntaxKind } from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

import { readOptions } from './options.mjs';
import { root } from './setup.mjs';

/** Stands for a knob whose name is only known when the program runs. */
const ANY = 'by a name worked out while it runs';

/** Folders that may read every knob, and why. */
const readAll = [
  { at: 'apps/web/src/screens/own/', because: 'here people turn the knobs' },
  {
    at: 'packages/words/src/',
    because: 'says each knob in sentences, and in a refusal the limit that was met',
  },
];

/** Readings that stay: where, of which knobs, and why. A line that is no longer needed fails, too. */
const mayRead = [
  {
    at: 'apps/web/src/screens/learn/facts.ts',
    knobs: ['bookBonus', 'opening'],
    because: 'a lesson quotes the numbers of its rule sheet',
  },
  {
    at: 'apps/web/src/table/deal/GrabResult.tsx',
    knobs: ['handChoice', 'piles'],
    because: 'shows the piles that the cards were counted into, whose sizes nobody has to work out',
  },
  {
    at: 'apps/web/src/screens/replay/record/whyWrong.ts',
    knobs: ['pack'],
    because: 'names cards of a record that has no table',
  },
  {
    at: 'apps/cli/src/rules/check.ts',
    knobs: ['pack'],
    because: 'names cards of rules that have no table',
  },
  {
    at: 'packages/protocol/src/advance.ts',
    knobs: ['footBy', 'partnersInFoot'],
    because:
      'moves a view on by its events, without the state that the engine would be asked about',
  },
  {
    at: 'packages/protocol/src/advanceCards.ts',
    knobs: ['footTaken'],
    because:
      'moves a view on by its events, without the state that the engine would be asked about',
  },
  {
    at: 'packages/protocol/src/advanceDeal.ts',
    knobs: ['piles', 'stockPiles'],
    because: 'lays out the piles of a view that begins, before there is a state',
  },
  {
    at: 'packages/bots/src/brain.ts',
    knobs: ['permission'],
    because:
      'imagines the same rules without the binding yes, which its plan to go out keeps anyway',
  },
  {
    at: 'packages/bots/src/danger.ts',
    knobs: ['pickUp', 'pickUpAtLeast', 'pickUpUnopened'],
    because: 'guesses whether the next player could take a card that is not discarded yet',
  },
  {
    at: 'packages/bots/src/net/table.ts',
    knobs: ['pickUp'],
    because: 'tells a net what a pick-up takes, though the discards may be few',
  },
  {
    at: 'packages/bots/src/holding.ts',
    knobs: ['pickUp'],
    because: 'guesses how many cards a pile will have in turns to come',
  },
  {
    at: 'packages/bots/src/prospects.ts',
    knobs: ['meldStart'],
    because: 'guesses whether naturals that are only held will take wilds',
  },
  {
    at: 'packages/bots/src/turnsLeft.ts',
    knobs: ['partnersInFoot'],
    because: 'guesses which of two partners is the last to be ready to go out',
  },
];

const projects = ['packages/words', 'packages/protocol', 'packages/bots', 'apps/cli', 'apps/web'];
const engineRules = 'packages/engine/src/rules/rules.ts';

/** The knobs that these projects read: `{ file, line, knob }` each. `fs` may bring further files. */
export function readings(fs) {
  const api = new API({ cwd: root, fs });
  try {
    const openProjects = projects.map((dir) => join(root, dir, 'tsconfig.json'));
    const snapshot = api.updateSnapshot({ openProjects });
    return openProjects.flatMap((config) => readingsOf(snapshot.getProject(config)));
  } finally {
    api.close();
  }
}

function readingsOf(project) {
  const isKnob = knobReader(project);
  return project.rootFiles.flatMap((path) => {
    const source = project.program.getSourceFile(path);
    const file = relative(root, path).split(sep).join('/');
    return accessesIn(source)
      .filter(isKnob)
      .map(({ name, at }) => ({ file, line: lineOf(source, at), knob: name }));
  });
}

function lineOf({ text }, { end }) {
  return text.slice(0, end).split('\n').length;
}

/** Everything in a source that reads a property: its name, the object it is read of, and where. */
function accessesIn(source) {
  const found = [];
  const visit = (node) => {
    const access = accessAt(node);
    if (access) found.push(access);
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

function accessAt(node) {
  const { kind, parent } = node;
  if (kind === SyntaxKind.PropertyAccessExpression)
    return { of: node.expression, name: node.name.text, at: node };
  if (kind === SyntaxKind.ElementAccessExpression)
    return { of: node.expression, name: literal(node.argumentExpression), at: node };
  if (kind !== SyntaxKind.BindingElement || node.dotDotDotToken) return undefined;
  if (parent.kind !== SyntaxKind.ObjectBindingPattern) return undefined;
  const key = node.propertyName ?? node.name;
  const name = key.kind === SyntaxKind.Identifier ? key.text : literal(key);
  return { of: parent, name, at: node.name };
}

function literal(node) {
  return node.kind === SyntaxKind.StringLiteral ? node.text : ANY;
}

/** Tells whether an access reads a knob. Each type is asked once: most of the time goes into asking. */
function knobReader({ checker, program }) {
  const knobs = knobNames(program);
  const known = new Map();
  const isDeclared = (property) =>
    property.declarations.some(({ path }) => path.endsWith(`/${engineRules}`));
  const ask = (type, name) =>
    checker
      .getPropertiesOfType(type)
      .filter((property) => (name === ANY ? knobs.has(property.name) : property.name === name))
      .some(isDeclared);
  return ({ of, name }) => {
    if (name !== ANY && !knobs.has(name)) return false;
    const type = checker.getNonNullableType(checker.getTypeAtLocation(of));
    const key = `${type.id} ${name}`;
    if (!known.has(key)) known.set(key, ask(type, name));
    return known.get(key);
  };
}

/** The names of the knobs, as the engine declares them. */
function knobNames(program) {
  const { statements } = program.getSourceFile(join(root, engineRules));
  const { members } = statements.find(({ name }) => name?.text === 'Rules');
  return new Set(members.map(({ name }) => name.text));
}

/** Faults among these readings, a sentence each. */
export function judge(found) {
  const isFree = ({ file }) => readAll.some(({ at }) => file.startsWith(at));
  const isListed = ({ file, knob }) =>
    mayRead.some(({ at, knobs }) => at === file && knobs.includes(knob));
  const isRead = (at, knob) => found.some((one) => one.file === at && one.knob === knob);
  return [
    ...found
      .filter((one) => !isFree(one) && !isListed(one))
      .map(({ file, line, knob }) => `${file}:${line}: reads the knob ${knob}. ${adviceOn(knob)}`),
    ...readAll
      .filter(({ at }) => !found.some(({ file }) => file.startsWith(at)))
      .map(({ at }) => `${at}: no longer reads any knob. Take it off the list.`),
    ...mayRead.flatMap(({ at, knobs }) =>
      knobs
        .filter((knob) => !isRead(at, knob))
        .map((knob) => `${at}: no longer reads the knob ${knob}. Take it off the list.`),
    ),
  ];
}

/** The engine's question for the knob, from the table in which people look it up. */
function adviceOn(knob) {
  const lines = readFileSync(join(root, 'docs', 'architecture.md'), 'utf8').split('\n');
  const row = lines.find((line) => line.startsWith('|') && line.includes(`\`${knob}\``));
  if (!row) return 'Ask the engine a question instead.';
  const [, question, answer] = row.split('|').map((cell) => cell.trim());
  return `Ask the engine instead: ${question} It answers in ${answer}.`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readOptions();
  const sentences = judge(readings());
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length > 0)
    console.error(
      'A question that the engine lacks belongs in packages/engine. A reading that must stay goes on the list in scripts/check-knobs.mjs, with its reason.',
    );
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
