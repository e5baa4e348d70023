import type { BotAnswer } from '@hand-and-foot/bots';
import type { Event, Seat } from '@hand-and-foot/engine';
import { answerIn, botToAct, pauseBefore, seatPlayer, show, type Player } from './player.ts';
import type { Ports } from './ports.ts';
import type { Sitting } from './sitting.ts';

/** A bot's answer, and the entry it was decided on. */
export type Decided = (player: Player, answer: BotAnswer, seq: number) => void;

/** The bots of a table. */
export class Players {
  private readonly sitting: Sitting;
  private readonly ports: Ports;
  private readonly decided: Decided;
  private readonly players = new Map<Seat, Player>();
  private callOff: (() => void) | undefined;

  constructor(sitting: Sitting, ports: Ports, decided: Decided) {
    this.sitting = sitting;
    this.ports = ports;
    this.decided = decided;
  }

  /** Seats those that have no seat yet; `seen` is the round so far. */
  seat(seen: readonly Event[]): void {
    const { sitting, players } = this;
    for (const [seat, holder] of sitting.seats.entries())
      if (holder.is === 'bot' && !players.has(seat))
        players.set(seat, seatPlayer(sitting, seat, seen, this.ports));
  }

  unseat(seat: Seat): void {
    this.players.get(seat)?.bot?.rest?.();
    this.players.delete(seat);
  }

  /** Seats all of them again, with no memory but `seen`. */
  reseat(seen: readonly Event[]): void {
    for (const seat of Array.from(this.players.keys())) this.unseat(seat);
    this.seat(seen);
  }

  /** Whether there are any. */
  isEmpty(): boolean {
    return this.players.size === 0;
  }

  show(events: readonly Event[]): void {
    for (const player of this.players.values()) show(player, events);
  }

  /** Lets the bot whose turn it is think, after a pause. */
  rouse(): void {
    this.calm();
    const { sitting } = this;
    const { clock } = this.ports;
    const seat = botToAct(sitting);
    const player = seat === undefined ? undefined : this.players.get(seat);
    if (!player) return;
    this.callOff = clock.wake(clock.now() + pauseBefore(sitting), () => {
      // Somebody may just have left the table to bots, or come back.
      if (botToAct(sitting) === seat) void this.think(player);
    });
  }

  /** Lets all of them go. */
  rest(): void {
    this.calm();
    for (const { bot } of this.players.values()) bot?.rest?.();
    this.players.clear();
  }

  isSeated(player: Player): boolean {
    return this.players.get(player.seat) === player;
  }

  private calm(): void {
    this.callOff?.();
    this.callOff = undefined;
  }

  private async think(player: Player): Promise<void> {
    const { seq, state } = this.sitting;
    const { clock } = this.ports;
    const answer = await answerIn(player, state!, clock).catch((error: unknown) => ({ error }));
    this.decided(player, answer, seq);
  }
}
