import { useEffect, useState } from 'preact/hooks';
import type { Desk } from '../desk/desk.ts';
import { newDesk } from '../desk/newDesk.ts';
import { hall } from './hall.ts';
import { joinTable } from './joinTable.ts';
import type { TableLink } from './tableLink.ts';

/** A table with one player's own side of it. */
export interface Game {
  readonly link: TableLink;
  readonly desk: Desk;
}

/** A table on this device, and the person of those who share it that sits at it now. */
export interface Sitting {
  /** Undefined while it is fetched, `none` if this device has no such table. */
  readonly game: Game | 'none' | undefined;
  /** The person whose turn has come, where it is not the one who sits there. */
  readonly next: { readonly name: string; readonly sitDown: () => void } | undefined;
}

export function useGame(id: string): Sitting {
  const [seat, setSeat] = useState<number>();
  const [game, setGame] = useState<Game | 'none'>();
  useEffect(() => {
    let wanted = true;
    let joined: Game | undefined;
    void join(id, seat).then((found) => {
      joined = found;
      if (wanted) setGame(found ?? 'none');
      else leave(found);
    });
    return () => {
      wanted = false;
      setGame(undefined);
      leave(joined);
    };
  }, [id, seat]);
  const next = game && game !== 'none' ? whoIsNext(game) : undefined;
  return {
    game,
    next: next && { name: next.name, sitDown: () => setSeat(next.seat) },
  };
}

async function join(id: string, wanted: number | undefined): Promise<Game | undefined> {
  const games = await hall.games();
  const seats = games.find((game) => game.id === id)?.seats ?? [];
  const seat = wanted ?? seats.findIndex(({ is }) => is === 'person');
  if (seat < 0) return undefined;
  const link = await joinTable(id, seat);
  return link && { link, desk: newDesk(link, seat) };
}

function whoIsNext({ link, desk }: Game): { seat: number; name: string } | undefined {
  const { seats, view } = link.known.value;
  if (!view || view.phase === 'over') return undefined;
  const seat = view.asked?.waiting[0] ?? view.turn;
  const holder = seats[seat];
  return holder?.is === 'person' && seat !== desk.seat ? { seat, name: holder.name } : undefined;
}

function leave(game: Game | undefined): void {
  game?.desk.close();
  game?.link.leave();
}
