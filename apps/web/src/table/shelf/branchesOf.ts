import type { Seat } from '@hand-and-foot/engine';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { shelf } from './shelf.ts';

/** The branches of a game, last played first. */
export function branchesOf(id: string): GameOnShelf[] {
  return (shelf.value ?? []).filter(({ branch }) => branch?.of === id);
}

/** The seat that a person had in a game on this device. */
export function seatOfPerson(of: string): Seat | undefined {
  const seats = shelf.value?.find(({ id }) => id === of)?.seats ?? [];
  const seat = seats.findIndex(({ is }) => is === 'person');
  return seat < 0 ? undefined : seat;
}
