// The words are listed in docs/glossary.md, one for each thing. The player is "tú".

export { withArticle } from './es/ruleSet.ts';
export { smallSpanish } from './es/smallSpanish.ts';
export { spanish } from './es/spanish.ts';
export { spanishRules } from './es/spanishRules.ts';
