import type { Seat } from '@hand-and-foot/engine';
import type { Answer, Ask } from '@hand-and-foot/protocol';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Desk } from '../desk/desk.ts';
import type { TableLink } from '../link/tableLink.ts';

/** A game that somebody sits at: the table and their desk. */
export interface TheGame {
  readonly link: TableLink;
  readonly desk: Desk;
  readonly extras?: Extras;
}

/** A shared table's additional parts. */
export interface Extras {
  /** In the top bar, in place of the hint button. */
  readonly TopButton: ComponentType;
  /** In the top bar and the turn panel: urgent news. */
  readonly TopNote: ComponentType;
  readonly TurnNote: ComponentType;
  /** A player's name, whether they're here, and what they say. */
  readonly SeatName: ComponentType<{ seat: Seat; name: string }>;
  /** In the menu, in place of the rules and hints. */
  readonly MenuWays: ComponentType;
  /** In place of the buttons, when the seat isn't yours to play. */
  readonly InsteadOfActions: ComponentType;
  /** Open sheets that only shared tables have. */
  readonly Sheets: ComponentType;
  /** Actions for a finished game, and for a finished round. */
  readonly FinalWays: ComponentType;
  readonly RoundWays: ComponentType;
  readonly readRecord: () => Promise<string>;
  /** Sends a request once the seat is yours to play again. */
  readonly askInPerson: (ask: Ask) => Promise<Answer>;
}

export const GameContext = createContext<TheGame | undefined>(undefined);

/** The game of the table around a component. */
export function useTheGame(): TheGame {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no game around this part of the table');
  return game;
}
