import type { RulesSpeech } from '../rulesSpeech.ts';
import { sayPositionProblem } from './positionProblem.ts';
import { sayProblem } from './problem.ts';
import { sayDifferences, sayKnob, sayRules } from './rules.ts';
import { saySummary } from './summary.ts';

export const englishRules: RulesSpeech = {
  language: 'en',
  sayRules,
  saySummary,
  sayKnob,
  sayDifferences,
  sayAlike: (one, other) => `${one} and ${other} are the same.`,
  sayProblem,
  sayPositionProblem,
  sayRuleSet: ({ name, summary }) => ({ name, summary }),
  sheet: {
    game: 'Hand and Foot',
    legend:
      'The original rules don’t say, or they contradict themselves. The note below the line says how we play it.',
    score: 'Score',
    round: 'Round',
    total: 'Total',
    team: 'Team',
    player: 'Player',
  },
};
