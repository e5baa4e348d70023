import type { RulesSpeech } from '../rulesSpeech.ts';
import { sayPositionProblem } from './positionProblem.ts';
import { sayProblem } from './problem.ts';
import { sayRules } from './rules.ts';

export const englishRules: RulesSpeech = {
  language: 'en',
  sayRules,
  sayProblem,
  sayPositionProblem,
};
