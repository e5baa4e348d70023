// The words are listed in docs/glossary.md, one for each thing. The player is "tú".

import { sayAction } from './es/button.ts';
import { sayCard, sayCardInFull } from './es/card.ts';
import { sayEvent } from './es/event.ts';
import { sayGoal } from './es/goal.ts';
import { nameOfKind } from './es/kind.ts';
import { listed, listedNumbers } from './es/list.ts';
import { figure } from './es/number.ts';
import { sayReason } from './es/reason.ts';
import { sayRefusal } from './es/refusal.ts';
import { nameOfBook, qualityOf, sayRuleSet } from './es/ruleSet.ts';
import { sayScoreSheet } from './es/scoreSheet.ts';
import { saySlot } from './es/slot.ts';
import { sayStack } from './es/stack.ts';
import { sayTurn } from './es/turn.ts';
import type { Speech } from './speech.ts';

export { spanishRules } from './es/spanishRules.ts';

export const spanish: Speech = {
  language: 'es',
  figure,
  listed,
  listedNumbers,
  nameOfKind,
  sayCard,
  sayCardInFull,
  nameOfBook,
  qualityOf,
  sayRuleSet,
  sayRefusal,
  sayEvent,
  sayTurn,
  sayReason,
  sayStack,
  saySlot,
  sayAction,
  sayGoal,
  sayScoreSheet,
};
