import type { Answer } from '@hand-and-foot/bots';
import type { Event, Seat } from '@hand-and-foot/engine';
import { answerIn, botToAct, pauseBefore, seatPlayer, show, type Player } from './player.ts';
import type { Ports } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** The bots of a table. */
export interface Players {
  /** Seats those that have no seat yet; `seen` is the round so far. */
  seat(seen: readonly Event[]): void;
  unseat(seat: Seat): void;
  show(events: readonly Event[]): void;
  /** Lets the bot whose turn it is think, after a pause. */
  rouse(): void;
  /** Lets all of them go. */
  rest(): void;
  isSeated(player: Player): boolean;
}

/** A bot's answer, and the entry it was decided on. */
export type Decided = (player: Player, answer: Answer, seq: number) => void;

export function newPlayers(sitting: Sitting, ports: Ports, decided: Decided): Players {
  const { clock } = ports;
  const players = new Map<Seat, Player>();
  let callOff = (): void => undefined;

  async function think(player: Player): Promise<void> {
    const { seq, state } = sitting;
    const answer = await answerIn(player, state!, clock).catch((error: unknown) => ({ error }));
    decided(player, answer, seq);
  }

  return {
    seat(seen) {
      sitting.seats.forEach((holder, seat) => {
        if (holder.is === 'bot' && !players.has(seat))
          players.set(seat, seatPlayer(sitting, seat, seen, ports));
      });
    },
    unseat(seat) {
      players.get(seat)?.bot?.rest?.();
      players.delete(seat);
    },
    show(events) {
      for (const player of players.values()) show(player, events);
    },
    rouse() {
      callOff();
      const seat = botToAct(sitting);
      const player = seat === undefined ? undefined : players.get(seat);
      if (!player) return;
      callOff = clock.wake(clock.now() + pauseBefore(sitting), () => {
        // Somebody may just have left the table to bots, or come back.
        if (botToAct(sitting) === seat) void think(player);
      });
    },
    rest() {
      callOff();
      for (const { bot } of players.values()) bot?.rest?.();
      players.clear();
    },
    isSeated: (player) => players.get(player.seat) === player,
  };
}
