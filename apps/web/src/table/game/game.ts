import type { Seat } from '@hand-and-foot/engine';
import type { Answer, Ask } from '@hand-and-foot/protocol';
import { createContext, type ComponentType } from 'preact';
import { useContext } from 'preact/hooks';
import type { Desk } from '../desk/desk.ts';
import type { TableLink } from '../link/tableLink.ts';

/** A game that somebody sits at: the table, and what lies in front of them. */
export interface Game {
  readonly link: TableLink;
  readonly desk: Desk;
  readonly extras?: Extras;
}

/** What a table has besides, where people sit at it from different places. */
export interface Extras {
  /** In the top bar, where else one asks for a hint. */
  readonly TopButton: ComponentType;
  /** In the top bar, and where it says whose turn it is: what cannot wait to be said. */
  readonly TopNote: ComponentType;
  readonly TurnNote: ComponentType;
  /** Beside the name of whoever has a seat. */
  readonly SeatMark: ComponentType<{ seat: Seat }>;
  /** In the menu, where else one finds the rules and hints. */
  readonly MenuWays: ComponentType;
  /** Where the buttons are, when the seat is not one's own to play. */
  readonly InsteadOfActions: ComponentType;
  /** Whatever is open over the table that only such tables have. */
  readonly Sheets: ComponentType;
  /** What can be done with a game that is over, and with a round. */
  readonly FinalWays: ComponentType;
  readonly RoundWays: ComponentType;
  readonly readRecord: () => Promise<string>;
  /** Asks the table for something once the seat is one's own to play again. */
  readonly askInPerson: (ask: Ask) => Promise<Answer>;
}

export const GameContext = createContext<Game | undefined>(undefined);

/** The game that the table around a component shows. */
export function useTheGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('There is no game around this part of the table');
  return game;
}
