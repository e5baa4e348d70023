import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Desk } from '../desk/desk.ts';
import type { TableLink } from '../link/tableLink.ts';

/** A game that somebody sits at: the table, and what lies in front of them. */
export interface Game {
  readonly link: TableLink;
  readonly desk: Desk;
}

export const GameContext = createContext<Game | undefined>(undefined);

/** The game that the table around a component shows. */
export function useTheGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no game around this part of the table');
  return game;
}
