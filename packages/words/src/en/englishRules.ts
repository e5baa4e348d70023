import type { RulesSpeech } from '../rulesSpeech.ts';
import { sayPositionProblem } from './positionProblem.ts';
import { sayProblem } from './problem.ts';
import { sayDifferences, sayRules } from './rules.ts';

export const englishRules: RulesSpeech = {
  language: 'en',
  sayRules,
  sayDifferences,
  sayAlike: (one, other) => `${one} and ${other} play the same.`,
  sayProblem,
  sayPositionProblem,
  sayRuleSet: ({ name, summary }) => ({ name, summary }),
  sheet: {
    game: 'Hand and Foot',
    legend: 'The rule sheet does not say, or says two things; below it stands how we play it.',
    score: 'Score',
    round: 'Round',
    total: 'Total',
    side: 'Side',
  },
};
