import type { Speech } from '../speech.ts';
import { nameOfBook } from './book.ts';
import { sayAction } from './button.ts';
import { sayCard, sayCardInFull } from './card.ts';
import { sayEvent } from './event.ts';
import { sayGoal } from './goal.ts';
import { nameOfKind } from './kind.ts';
import { listed, listedNumbers } from './list.ts';
import { figure } from './number.ts';
import { sayReason } from './reason.ts';
import { sayRefusal } from './refusal.ts';
import { sayScoreSheet } from './scoreSheet.ts';
import { saySlot } from './slot.ts';
import { sayStack } from './stack.ts';
import { sayTurn } from './turn.ts';

export const english: Speech = {
  language: 'en',
  figure,
  listed,
  listedNumbers,
  nameOfKind,
  sayCard,
  sayCardInFull,
  nameOfBook,
  qualityOf: ({ words }, kind) => words[kind],
  sayRuleSet: ({ name, summary }) => ({ name, summary }),
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
