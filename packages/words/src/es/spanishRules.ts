import type { RulesSpeech } from '../rulesSpeech.ts';
import { capitalised } from '../capitalised.ts';
import { listed } from './list.ts';
import { sayRuleSet, withArticle } from './ruleSet.ts';
import { sayPositionProblem } from './positionProblem.ts';
import { sayProblem } from './problem.ts';
import { sayDifferences, sayKnob, sayRules } from './rules.ts';
import { saySummary } from './summary.ts';

export const spanishRules: RulesSpeech = {
  language: 'es',
  sayRules,
  saySummary,
  sayKnob,
  sayDifferences,
  sayAlike: (one, other) => `${capitalised(withArticle(listed([one, other])))} se juegan igual.`,
  sayProblem,
  sayPositionProblem,
  sayRuleSet,
  sheet: {
    game: 'Mano y pie (Hand and Foot)',
    legend:
      'Aquí las reglas originales no dicen nada o se contradicen. La nota de abajo dice cómo lo jugamos.',
    score: 'Puntos',
    round: 'Ronda',
    total: 'Total',
    team: 'Equipo',
    player: 'Jugador',
  },
};
