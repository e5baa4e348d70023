import {
  isBoardOver,
  judgeNight,
  mayLook,
  memberOf,
  nightStartFor,
  nightViewFor,
  type NightChange,
  type NightGranted,
  type NightGuest,
} from '@hand-and-foot/club';
import { hashOf } from '@hand-and-foot/fair';
import type {
  NightAsk,
  NightKind,
  NightRefusal,
  NightView,
  NightWish,
} from '@hand-and-foot/protocol';
import { newCode } from '../house/newTable.ts';
import { newNightBook } from './nightBook.ts';
import type { NightPorts } from './nightPorts.ts';
import { newNightRunner } from './nightRunner.ts';

/** Club nights and matches, as one node knows them. */
export interface NightKeeper {
  open(wish: NightWish, guest: string): Promise<OpenedNight | Unopened>;
  /** The night as this guest may know it, brought up to date; undefined if there's none for them. */
  view(night: string, from: NightGuest): Promise<NightView | undefined>;
  /** The night after it, or why not; undefined if there's none for them. */
  ask(
    night: string,
    from: NightGuest,
    ask: NightAsk,
  ): Promise<NightView | NightRefusal | undefined>;
  /** The night as anybody with its address may know it, before they come in. */
  door(night: string): Promise<NightDoor | undefined>;
  /** Whether nobody plays the boards of this round any more. */
  isRoundOver(night: string, round: number): Promise<boolean>;
}

export interface NightDoor {
  readonly kind: NightKind;
  /** The rules' name. */
  readonly rules: string;
  /** The host's name, once they have joined. */
  readonly host?: string;
  readonly isOver: boolean;
}

interface OpenedNight {
  readonly ok: true;
  readonly night: string;
  /** Lets people in. */
  readonly code: string;
}

type Unopened =
  | Exclude<NightGranted, { ok: true }>
  | { readonly ok: false; readonly why: 'noSuchBot' };

export function newNightKeeper(ports: NightPorts): NightKeeper {
  const book = newNightBook(ports);
  const runner = newNightRunner(ports, book);
  return {
    async open(wish, guest) {
      if (!ports.isLevel(wish.level)) return { ok: false, why: 'noSuchBot' };
      const granted = nightStartFor(wish);
      if (!granted.ok) return granted;
      const { terms } = granted;
      const [night, code] = [newCode(ports), newCode(ports)];
      // Every board is pledged before anybody comes in.
      const secrets = Array.from({ length: terms.boards * terms.rounds }, () => ports.secret());
      const doors = { night, host: guest, code: hashOf(code), secrets };
      await book.begin(night, { entry: 'opened', terms, doors });
      return { ok: true, night, code };
    },

    async view(id, from) {
      const night = await book.latest(id);
      if (!night || !mayLook(night, from)) return undefined;
      return nightViewFor(await runner.goOn(night), from.guest);
    },

    async ask(id, from, ask) {
      const night = await book.latest(id);
      if (!night) return undefined;
      let refusal: NightRefusal | undefined;
      const decide = (latest: typeof night): NightChange | undefined => {
        const verdict = judgeNight(latest, from, ask);
        refusal = verdict.ok ? undefined : verdict.why;
        return verdict.ok ? verdict.change : undefined;
      };
      const after = await book.change(night, decide, from.guest);
      if (refusal === 'notInvited') return undefined;
      return refusal ?? nightViewFor(await runner.goOn(after, true), from.guest);
    },

    async door(id) {
      const night = await book.latest(id);
      if (!night) return undefined;
      const { kind, table } = night.terms;
      const host = memberOf(night, night.doors.host)?.name;
      const isOver = night.phase === 'over';
      return { kind, rules: table.rules.name, isOver, ...(host === undefined ? {} : { host }) };
    },

    async isRoundOver(id, round) {
      const night = await book.latest(id);
      const boards = night?.plan[round - 1]?.boards;
      return boards?.every((board) => isBoardOver(night!, board)) === true;
    },
  };
}
