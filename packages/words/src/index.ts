export type { Context } from './context.ts';
export { sayCard, sayCardInFull } from './en/card.ts';
export { sayEvent } from './en/event.ts';
export { nameOfKind } from './en/kind.ts';
export { listed, listedNumbers } from './en/list.ts';
export { sayPositionProblem } from './en/positionProblem.ts';
export { sayProblem } from './en/problem.ts';
export { sayRefusal } from './en/refusal.ts';
export { sayRules, type RulesLine, type RulesSection } from './en/rules.ts';
