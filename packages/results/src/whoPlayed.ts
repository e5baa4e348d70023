import type { Seat } from '@hand-and-foot/engine';
import type { Holder } from '@hand-and-foot/protocol';
import { keyOf } from './player.ts';
import type { SeatPlayer } from './result.ts';

/** Counts moves: a seat that changed hands belongs to the player who made most of them. */
export interface MoveCount {
  add(seat: Seat, holder: Holder): void;
  /** The holder at the end counts where nobody made a move. */
  playerOf(seat: Seat, last: Holder): SeatPlayer;
}

type Players = Map<string, { player: SeatPlayer; moves: number }>;

export function countMoves(): MoveCount {
  const bySeat = new Map<Seat, Players>();
  return {
    add(seat, holder) {
      const player = playerIn(holder);
      const players: Players = bySeat.get(seat) ?? new Map();
      bySeat.set(seat, players);
      const key = keyOf(player);
      players.set(key, { player, moves: (players.get(key)?.moves ?? 0) + 1 });
    },
    playerOf(seat, last) {
      const players = Array.from(bySeat.get(seat)?.values() ?? []);
      const [most] = players.sort((one, other) => other.moves - one.moves);
      return most?.player ?? playerIn(last);
    },
  };
}

function playerIn(holder: Holder): SeatPlayer {
  if (holder.is !== 'bot') return { is: 'person', name: holder.is === 'person' ? holder.name : '' };
  const { name, level, standsInFor } = holder;
  return { is: 'bot', name, level, ...(standsInFor === undefined ? {} : { standsInFor }) };
}
