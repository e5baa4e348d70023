import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../desk/desk.ts';
import { newDesk } from '../desk/newDesk.ts';
import { hall } from './hall.ts';
import { joinTable } from './joinTable.ts';
import type { TableLink } from './tableLink.ts';

/** A table with the player's own side of it. */
export interface Game {
  readonly link: TableLink;
  readonly desk: Desk;
}

/** The game of this id: undefined while it is fetched, `none` if this device has none. */
export function useGame(id: string): Game | 'none' | undefined {
  const [game, setGame] = useState<Game | 'none'>();
  useEffect(() => {
    let wanted = true;
    let joined: Game | undefined;
    void join(id).then((found) => {
      joined = found;
      if (wanted) setGame(found ?? 'none');
      else leave(found);
    });
    return () => {
      wanted = false;
      leave(joined);
    };
  }, [id]);
  return game;
}

async function join(id: string): Promise<Game | undefined> {
  const games = await hall.games();
  const seats = games.find((game) => game.id === id)?.seats;
  const seat = seats?.findIndex(({ is }) => is === 'person') ?? -1;
  if (seat < 0) return undefined;
  const link = await joinTable(id, seat);
  return link && { link, desk: newDesk(link, seat) };
}

function leave(game: Game | undefined): void {
  game?.desk.close();
  game?.link.leave();
}
