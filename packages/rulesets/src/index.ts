export { catalogue } from './catalogue.ts';
export type { Group, Knob } from './catalogue.ts';
export { checkRules } from './check.ts';
export type { Problem } from './problem.ts';
export { resolveRules } from './resolve.ts';
export type { Resolved } from './resolve.ts';
export type { Noun, RuleSet, Ruling, Words } from './ruleSet.ts';
export { playersOf, ruleSetById, ruleSets } from './ruleSets.ts';
export type { Field, Fields, NumberShape, Shape } from './shape.ts';
