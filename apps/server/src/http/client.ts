import type { Duplex } from 'node:stream';
import { Corrupt, type Clock } from '@hand-and-foot/table';
import type { RawData, WebSocket } from 'ws';
import type { House } from '../house/house.ts';
import type { Room } from '../house/room.ts';
import type { Refusals } from '../refusals.ts';
import { MOST_UNSENT, newSession, type Session } from '../session/session.ts';
import type { Payer } from './limits.ts';
import type { SignsOfLife } from './signsOfLife.ts';
import { hangUp, SocketWire } from './wire.ts';

/** Most messages waiting for a table that's still loading. */
const MOST_EARLY = 20;

/** Things all clients share. */
export interface Lobby {
  readonly house: Pick<House, 'room'>;
  readonly clock: Clock;
  readonly refusals: Pick<Refusals, 'count'>;
  readonly signs: SignsOfLife<WebSocket>;
  /** Everybody who is connected. */
  readonly clients: Set<Client>;
  report(error: unknown): void;
}

/** Somebody who is connected. */
export class Client {
  readonly address: string;
  readonly guest: string;
  private readonly lobby: Lobby;
  readonly line: WebSocket;
  private readonly payer: Payer;
  private session: Session | undefined;
  /** Messages from before the table was loaded. */
  private early: string[] | undefined;

  constructor(lobby: Lobby, line: WebSocket, address: string, guest: string, payer: Payer) {
    this.lobby = lobby;
    this.line = line;
    this.address = address;
    this.guest = guest;
    this.payer = payer;
  }

  /** Brings the client to the table. */
  begin(table: string, socket: Duplex): void {
    this.lobby.signs.add(this.line);
    this.lobby.house.room(table).then(
      (room) => this.enter(room, socket),
      (error: unknown) => this.failed(error),
    );
  }

  says(data: RawData, isBinary: boolean): void {
    const { line, session } = this;
    this.lobby.signs.heard(line);
    const text = isBinary ? '' : (data as Buffer).toString('utf8');
    if (session) this.hear(session, text);
    else if ((this.early ??= []).push(text) > MOST_EARLY) hangUp(line, 'busy');
  }

  pings(data: Buffer): void {
    const { line, payer } = this;
    if (payer.may('ping') && line.bufferedAmount < MOST_UNSENT) line.pong(data);
    else line.terminate();
  }

  pongs(): void {
    // An answer to our own ping is free.
    if (!this.lobby.signs.heard(this.line) && !this.payer.may('pong')) this.line.terminate();
  }

  gone(): void {
    this.lobby.clients.delete(this);
    this.lobby.signs.remove(this.line);
    this.session?.gone();
  }

  private enter(room: Room | undefined, socket: Duplex): void {
    const { line, lobby, guest, payer } = this;
    if (!room) {
      hangUp(line, 'noSuchTable');
      return;
    }
    const wire = new SocketWire(line, socket, lobby.refusals);
    const session = newSession(room, guest, wire, lobby.clock, payer);
    this.session = session;
    if (line.readyState !== line.OPEN) session.gone();
    for (const text of this.early ?? []) this.hear(session, text);
    this.early = undefined;
  }

  /** If our own fault keeps us from understanding somebody, they may try again later. */
  private hear(session: Session, text: string): void {
    try {
      session.hear(text);
    } catch (error) {
      this.lobby.report(error);
      session.gone();
      hangUp(this.line, 'slow');
    }
  }

  private failed(error: unknown): void {
    // The damage was reported where it was found.
    const isDamaged = error instanceof Corrupt;
    if (!isDamaged) this.lobby.report(error);
    hangUp(this.line, isDamaged ? 'damaged' : 'slow');
  }
}
