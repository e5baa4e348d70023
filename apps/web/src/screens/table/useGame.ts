import type { Seat } from '@hand-and-foot/engine';
import { nameOf } from '@hand-and-foot/protocol';
import { useEffect, useState } from 'preact/hooks';
import { coached } from '../../table/coach/coach.ts';
import { drawerFor } from '../../table/desk/drawer.ts';
import { newDesk } from '../../table/desk/newDesk.ts';
import { likenessesAt, type Likeness } from '../../parts/faces/likeness.ts';
import { hall } from '../../table/link/hall.ts';
import { joinTable } from '../../table/link/joinTable.ts';
import type { TheGame } from '../../table/game/game.ts';

/** A table on this device, and which of its people sits at it now. */
export interface DeviceTable {
  /** Undefined while loading, `none` if this device has no such table, `failed` if it can't be read. */
  readonly game: TheGame | 'none' | 'failed' | undefined;
  /** The next person, if it isn't the one sitting there. */
  readonly next: NextPerson | undefined;
}

export interface NextPerson extends Next {
  readonly sitDown: () => void;
  /** The person before can take their last step back until then, if nothing hidden was shown. */
  readonly undo: { readonly name: string; readonly takeBack: () => void } | undefined;
}

export function useGame(id: string): DeviceTable {
  const [seat, setSeat] = useState<Seat>();
  const [game, setGame] = useState<DeviceTable['game']>();
  useEffect(() => {
    let wanted = true;
    let joined: DeviceTable['game'];
    void join(id, seat).then((found) => {
      joined = found;
      if (wanted) setGame(found);
      else leave(found);
    });
    return () => {
      wanted = false;
      setGame(undefined);
      leave(joined);
    };
  }, [id, seat]);
  const next = typeof game === 'object' ? whoIsNext(game) : undefined;
  return {
    game,
    next: next && {
      ...next,
      sitDown: () => setSeat(next.seat),
      undo: typeof game === 'object' ? undoBefore(game) : undefined,
    },
  };
}

async function join(id: string, wanted: Seat | undefined): Promise<TheGame | 'none' | 'failed'> {
  try {
    const games = await hall.games();
    const seats = games.find((game) => game.id === id)?.seats ?? [];
    const seat = wanted ?? seats.findIndex(({ is }) => is === 'person');
    if (seat < 0) return 'none';
    const link = await joinTable(id, seat);
    if (!link) return 'failed';
    const watched = coached(link, seat);
    return { link: watched, desk: newDesk(watched, seat, drawerFor(id, seat)) };
  } catch {
    return 'failed';
  }
}

interface Next {
  readonly seat: Seat;
  readonly name: string;
  readonly face: Likeness | undefined;
}

function whoIsNext({ link, desk }: TheGame): Next | undefined {
  const { seats, view } = link.known.value;
  if (!view || view.phase === 'over') return undefined;
  const seat = view.asked?.waiting[0] ?? view.turn;
  const holder = seats[seat];
  if (holder?.is !== 'person' || seat === desk.seat) return undefined;
  return { seat, name: holder.name, face: likenessesAt(seats)[seat] };
}

function undoBefore({ link, desk }: TheGame): NextPerson['undo'] {
  if (!desk.canTakeBack.value) return undefined;
  const holder = link.known.value.seats[desk.seat]!;
  return { name: nameOf(holder), takeBack: () => desk.takeBack() };
}

function leave(game: DeviceTable['game']): void {
  if (typeof game !== 'object') return;
  game.desk.close();
  game.link.leave();
}
