import type { Seat } from '@hand-and-foot/engine';
import { isAboutCards, isPhrase, TAKE_BACK_PATIENCE, type Command } from '@hand-and-foot/protocol';
import type { Fail } from '../failure.ts';
import { DRIFT } from '../machine.ts';
import type { Person } from '../people.ts';
import { isDeserted, isHost, maySeeHand, seatOf, type Moment } from '../truth.ts';

/** Most milliseconds between a decision and its storage. */
const KEEPING = 500;

/** Checks that everything was done by somebody who may, at the moment it was meant for. */
export function checkAuthority(
  people: readonly Person[],
  moments: readonly Moment[],
  fail: Fail,
): void {
  const sent = new Map<string, { person: Person; command: Command }>();
  for (const person of people)
    for (const { history } of person.clients)
      for (const { command } of history.sent.values())
        sent.set(`guest ${person.guest} ${command.id}`, { person, command });
  for (let at = 1; at < moments.length; at++) {
    const [before, now] = [moments[at - 1]!, moments[at]!];
    const { command } = now.kept;
    const found = command === undefined ? undefined : sent.get(command);
    if (command !== undefined && !found) fail('authority', `nobody asked for entry ${at + 1}`);
    else if (!found) checkUnasked(before, now, fail);
    else if (!mayDo(before, now, found.person))
      fail('authority', `${found.person.name} did entry ${at + 1} (${now.entry.entry})`);
    else checkMoment(before, found.command, found.person, fail);
  }
}

/** Unasked actions: bots play, for people who are away too. */
function checkUnasked(before: Moment, { entry, kept }: Moment, fail: Fail): void {
  if (entry.entry === 'acted') {
    if (before.seats[entry.seat]!.is !== 'bot')
      fail('authority', `entry ${entry.seq} is played for a person`);
    if (isDeserted(before)) fail('authority', `entry ${entry.seq} is played without anybody`);
    return;
  }
  if (entry.entry === 'undone' || entry.entry === 'takeBackAnswered') {
    // Silence is an answer after a while.
    const waited = kept.at - (before.takeBackAt ?? kept.at);
    const isLong = waited >= TAKE_BACK_PATIENCE * (1 - DRIFT / 1000) - KEEPING;
    if (!isOpen(before) || !isLong) fail('authority', `entry ${entry.seq} was agreed by nobody`);
    return;
  }
  const { away, standIn } = before.table.manners ?? {};
  const wasThere = entry.entry === 'seated' && before.seats[entry.seat]!.is === 'person';
  const waited = kept.at - before.turnBeganAt;
  if (!wasThere || standIn === undefined || waited < away! * 1000 - KEEPING)
    fail('authority', `entry ${entry.seq} (${entry.entry}) was asked for by nobody`);
}

/** Whether somebody asks to take a step back, and nobody has said no. */
function isOpen({ takeBack }: Moment): boolean {
  return takeBack !== undefined && takeBack.no === undefined;
}

function others({ seats }: Moment, seat: Seat): Seat[] {
  return [...seats.keys()].filter((other) => other !== seat && seats[other]!.is === 'person');
}

/** During a round, partners who agreed to be quiet say only phrases that aren't about cards. */
function maySay({ table, state }: Moment, phrase: string | undefined): boolean {
  if (table.manners?.quiet !== true || !state || state.phase === 'over') return true;
  return phrase !== undefined && isPhrase(phrase) && !isAboutCards(phrase);
}

/** Whether all but one play with bots. */
function isAlone({ seats }: Moment): boolean {
  return seats.filter(({ is }) => is === 'person').length === 1;
}

function mayDo(before: Moment, { entry }: Moment, { guest, code, made }: Person): boolean {
  const seat = seatOf(before, guest);
  const keeps = isHost(before, guest);
  const isPerson = seat !== undefined && before.seats[seat]!.is === 'person';
  switch (entry.entry) {
    case 'placed':
      // Nobody places cards at a shared table.
      return false;
    case 'undone': {
      if (!isPerson || !isOpen(before)) return isPerson && entry.seat === seat && isAlone(before);
      const { yes } = before.takeBack!;
      return others(before, entry.seat).every((other) => other === seat || yes.includes(other));
    }
    case 'takeBackAnswered':
      return (
        isPerson &&
        entry.seat === seat &&
        isOpen(before) &&
        (before.takeBack!.seat !== entry.seat || !entry.yes)
      );
    case 'acted':
    case 'takeBackAsked':
    case 'extended':
    case 'mixed':
    case 'linked':
      return isPerson && entry.seat === seat;
    case 'said':
      return isPerson && entry.seat === seat && maySay(before, entry.phrase);
    case 'dealt':
    case 'invited':
      return keeps || isPerson;
    case 'seated': {
      if (entry.guest === undefined) return keeps || entry.seat === seat;
      const holder = before.seats[entry.seat]!;
      const isFree = holder.is === 'nobody' || (holder.is === 'bot' && !holder.standsInFor);
      const isInvited = keeps || code === made.invite;
      const isOwn = seat === undefined && entry.guest === guest;
      return isFree && isInvited && isOwn && maySeeHand(before, guest, entry.seat);
    }
    case 'claimed': {
      const link = before.links.get(entry.code);
      return (
        link?.seat === entry.seat && entry.guest === guest && maySeeHand(before, guest, link.seat)
      );
    }
    case 'handedOn':
    case 'closed':
      return keeps;
    case 'opened':
      return false;
  }
}

/** Checks that it was still the turn the sender knew, and that the sender had done nothing since. */
function checkMoment(before: Moment, command: Command, { guest, name }: Person, fail: Fail): void {
  const { ask, expects, id } = command;
  if (ask.do !== 'act' && ask.do !== 'deal' && ask.do !== 'extend') return;
  const seat = seatOf(before, guest);
  const last = seat === undefined ? 0 : (before.lastBy.get(seat) ?? 0);
  const isMeant = expects >= before.turnBegan && expects >= last && expects <= before.entry.seq;
  if (!isMeant)
    fail('moment', `${name}'s ${id} was meant for ${expects}, done after ${before.entry.seq}`);
}
