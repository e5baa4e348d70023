import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { shelf } from './shelf.ts';

/** The branches of a game, last played first. */
export function branchesOf(id: string): GameOnShelf[] {
  return (shelf.value ?? []).filter(({ branch }) => branch?.of === id);
}
