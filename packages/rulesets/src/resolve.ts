import type { Rules } from '@hand-and-foot/engine';
import { isKnob } from './catalogue.ts';
import { checkRules, unknownKnobs } from './check.ts';
import { completeRules } from './complete.ts';
import { changedKnobs } from './changes.ts';
import { exampleById, exampleId, examples } from './examples.ts';
import { isObject } from './isObject.ts';
import { knownRuleSet, knownRuleSets, rootOf } from './known.ts';
import { nearest } from './nearest.ts';
import type { Problem, SourceProblem } from './problem.ts';
import type { RuleSet, Ruling, Words } from './ruleSet.ts';
import { same } from './same.ts';
import { everyCard } from './everyCard.ts';
import { spelled } from './spelled.ts';
import { wordsIn, wordsProblems } from './ownWords.ts';

export type Resolved = { ok: true; ruleSet: RuleSet } | { ok: false; problems: Problem[] };

const MOST_PARENTS = 5;
const LONGEST_NAME = 60;
const LONGEST_SUMMARY = 200;

/** The keys allowed beside a parent. */
const CHANGED_KEYS = [
  '$schema',
  'parent',
  'changes',
  'name',
  'id',
  'author',
  'version',
  'summary',
] as const;

const PLAIN_WORDS: Words = {
  meld: { one: 'meld', many: 'melds' },
  book: { one: 'book', many: 'books' },
  clean: 'clean',
  dirty: 'dirty',
  wild: 'wild',
};

/**
 * The rule set that `source` means: an id, whole rules (bare, or under `rules` with a label), or a
 * parent with changes. Any value may be given, also one from a stranger's file.
 */
export function resolveRules(source: unknown): Resolved {
  return resolveChild(source, 0);
}

function resolveChild(source: unknown, depth: number): Resolved {
  if (typeof source === 'string') return resolveId(source);
  if (!isObject(source)) return failed({ problem: 'notRules', knob: 'rules' });
  if (Object.hasOwn(source, 'parent')) return resolveChanged(source, depth);
  if (Object.hasOwn(source, 'changes')) return failed({ problem: 'missingParent', knob: 'parent' });
  return Object.hasOwn(source, 'rules')
    ? resolveWhole(source['rules'], source)
    : resolveWhole(source, {});
}

function resolveId(id: string): Resolved {
  const ruleSet = knownRuleSet(id);
  if (ruleSet) return { ok: true, ruleSet };
  const example = exampleById(id);
  if (example) return resolveChanged({ ...example }, 0);
  const meant = nearest(id, [
    ...knownRuleSets.map((known) => known.id),
    ...examples.map(exampleId),
  ]);
  return failed({
    problem: 'unknownRuleSet',
    knob: 'parent',
    id: id.slice(0, 40),
    ...(meant && { nearest: meant }),
  });
}

/** A record's header carries whole rules; by their id, or by being the same, they find their words. */
function resolveWhole(stored: unknown, label: Record<string, unknown>): Resolved {
  const data = isObject(stored) ? completeRules(everyCard(spelled(stored))) : stored;
  const problems = [...labelProblems(label), ...wordsProblems(label), ...checkRules(data)];
  if (problems.length > 0) return { ok: false, problems };
  const rules = copyOf(data as Rules);
  const kin = kinOf(rules, label['id']);
  const ruleSet: RuleSet = {
    id: textOr(label['id'], kin?.id ?? 'custom'),
    name: textOr(label['name'], kin ? nameAmongKin(kin, rules) : 'Own rules'),
    summary: kin ? summaryAmongKin(kin, rules) : 'This table’s own rules.',
    words: wordsIn(label, kin?.words ?? PLAIN_WORDS),
    ...(kin?.talk ? { talk: kin.talk } : {}),
    rules,
    rulings: kin ? rulingsKept(kin, rules) : [],
  };
  return { ok: true, ruleSet };
}

function kinOf(rules: Rules, id: unknown): RuleSet | undefined {
  const named = typeof id === 'string' ? rootOf(id) : undefined;
  return named ?? knownRuleSets.find((known) => same(known.rules, rules));
}

/** A summary is written for its own rules; of changed ones it may be untrue, so they say how much changed. */
function summaryAmongKin(kin: RuleSet, rules: Rules): string {
  const changed = changedKnobs(kin.rules, rules);
  if (changed.length === 0) return kin.summary;
  const count = changed.length === 1 ? '1 change' : `${changed.length} changes`;
  return `${kin.name} with ${count}.`;
}

/** Rules under a known id that are not the known ones may not go by their name. */
function nameAmongKin(kin: RuleSet, rules: Rules): string {
  return same(kin.rules, rules) ? kin.name : changedName(kin.name);
}

function resolveChanged(source: Record<string, unknown>, depth: number): Resolved {
  if (depth >= MOST_PARENTS) {
    return failed({ problem: 'tooManyParents', knob: 'parent', most: MOST_PARENTS });
  }
  const parent = resolveChild(source['parent'], depth + 1);
  if (!parent.ok) return parent;
  const changes = Object.hasOwn(source, 'changes') ? source['changes'] : {};
  if (!isObject(changes)) return failed({ problem: 'badChanges', knob: 'changes' });
  const changed = withChanges(parent.ruleSet.rules, changes);
  const problems = [
    ...strayKeys(Object.keys(source)),
    ...labelProblems(source),
    ...summaryProblems(source),
    ...unknownKnobs(Object.keys(changes)),
    ...checkRules(changed),
  ];
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, ruleSet: childOf(parent.ruleSet, copyOf(changed), source) };
}

function withChanges(rules: Rules, changes: Record<string, unknown>): Rules {
  const known = Object.entries(everyCard(spelled(changes), rules)).filter(([knob]) => isKnob(knob));
  return { ...rules, ...Object.fromEntries(known) };
}

function strayKeys(names: readonly string[]): SourceProblem[] {
  return names
    .filter((name) => !(CHANGED_KEYS as readonly string[]).includes(name))
    .slice(0, 20)
    .map(strayKey);
}

/** A knob beside its changes would turn nothing, and its writer would never know. */
function strayKey(name: string): SourceProblem {
  if (isKnob(name)) return { problem: 'knobBesideChanges', knob: name };
  const meant = nearest(name, CHANGED_KEYS);
  return { problem: 'unknownKey', knob: name.slice(0, 40), ...(meant && { nearest: meant }) };
}

function childOf(parent: RuleSet, rules: Rules, label: Record<string, unknown>): RuleSet {
  const isSame = same(parent.rules, rules);
  const id = isSame ? parent.id : `${parent.id}+`;
  return {
    ...parent,
    // Resolved rules must resolve again when a record carries them, so labels stay short enough.
    id: isLabel(id) ? id : parent.id,
    name: textOr(label['name'], isSame ? parent.name : changedName(parent.name)),
    summary: isSummary(label['summary'])
      ? label['summary'].trim()
      : summaryOfChild(parent, rules, isSame),
    rules,
    rulings: rulingsKept(parent, rules),
  };
}

function summaryOfChild(parent: RuleSet, rules: Rules, isSame: boolean): string {
  return isSame ? parent.summary : summaryAmongKin(rootOf(parent.id) ?? parent, rules);
}

function changedName(name: string): string {
  const changed = name.endsWith(', changed') ? name : `${name}, changed`;
  return isLabel(changed) ? changed : name;
}

/** A ruling says why we chose a value, so it's dropped where the table chose another. */
function rulingsKept(parent: RuleSet, rules: Rules): Ruling[] {
  return parent.rulings.filter(
    ({ knob }) => knob === 'play' || same(parent.rules[knob], rules[knob]),
  );
}

function labelProblems(label: Record<string, unknown>): SourceProblem[] {
  return (['id', 'name'] as const)
    .filter((part) => Object.hasOwn(label, part) && !isLabel(label[part]))
    .map((knob) => ({ problem: 'badName', knob, longest: LONGEST_NAME }));
}

function summaryProblems(label: Record<string, unknown>): SourceProblem[] {
  return Object.hasOwn(label, 'summary') && !isSummary(label['summary'])
    ? [{ problem: 'badName', knob: 'summary', longest: LONGEST_SUMMARY }]
    : [];
}

function isSummary(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_SUMMARY;
}

function isLabel(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '' && text.length <= LONGEST_NAME;
}

function textOr(text: unknown, otherwise: string): string {
  return isLabel(text) ? text.trim() : otherwise;
}

/** Checked rules are plain and small, so that JSON copies them whole. */
function copyOf(rules: Rules): Rules {
  return JSON.parse(JSON.stringify(rules)) as Rules;
}

function failed(problem: SourceProblem): Resolved {
  return { ok: false, problems: [problem] };
}
