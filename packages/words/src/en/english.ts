import type { Speech } from '../speech.ts';
import { nameOfBook } from './book.ts';
import { sayAction } from './button.ts';
import { sayCard, sayCardInFull } from './card.ts';
import { sayEvent } from './event.ts';
import { sayGoal } from './goal.ts';
import { nameOfKind } from './kind.ts';
import { sayReason } from './reason.ts';
import { sayRefusal } from './refusal.ts';
import { sayScoreSheet } from './scoreSheet.ts';
import { saySlot } from './slot.ts';
import { smallEnglish } from './smallEnglish.ts';
import { sayStack } from './stack.ts';
import { sayTurn } from './turn.ts';

export const english: Speech = {
  ...smallEnglish,
  nameOfKind,
  sayCard,
  sayCardInFull,
  nameOfBook,
  qualityOf: ({ words }, kind) => words[kind],
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
