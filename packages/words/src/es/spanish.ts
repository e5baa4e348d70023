import { sayAction } from './button.ts';
import { sayCard, sayCardInFull } from './card.ts';
import { sayEvent } from './event.ts';
import { sayGoal } from './goal.ts';
import { nameOfKind } from './kind.ts';
import { sayReason } from './reason.ts';
import { sayRefusal } from './refusal.ts';
import { nameOfBook, qualityOf } from './ruleSet.ts';
import { sayScoreSheet } from './scoreSheet.ts';
import { saySlot } from './slot.ts';
import { smallSpanish } from './smallSpanish.ts';
import { sayStack } from './stack.ts';
import { sayTurn } from './turn.ts';
import type { Speech } from '../speech.ts';

export const spanish: Speech = {
  ...smallSpanish,
  nameOfKind,
  sayCard,
  sayCardInFull,
  nameOfBook,
  qualityOf,
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
