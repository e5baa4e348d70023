import type { RulesSpeech } from '../rulesSpeech.ts';
import { sayRuleSet } from './ruleSet.ts';
import { sayPositionProblem } from './positionProblem.ts';
import { sayProblem } from './problem.ts';
import { sayDifferences, sayRules } from './rules.ts';

export const spanishRules: RulesSpeech = {
  language: 'es',
  sayRules,
  sayDifferences,
  sayAlike: (one, other) => `${one} y ${other} se juegan igual.`,
  sayProblem,
  sayPositionProblem,
  sayRuleSet,
  sheet: {
    game: 'Mano y pie (Hand and Foot)',
    legend: 'La hoja de reglas no lo dice, o dice dos cosas; debajo está cómo jugamos.',
    score: 'Puntos',
    round: 'Ronda',
    total: 'Total',
    side: 'Bando',
  },
};
