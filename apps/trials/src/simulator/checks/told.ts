import {
  follow,
  followFrom,
  type Following,
  type News,
  type Snapshot,
} from '@hand-and-foot/protocol';
import type { Client } from '../../client.ts';
import { isNews } from '../../history.ts';
import type { Fail } from '../failure.ts';
import type { Person } from '../people.ts';
import { seatOf, type Moment } from '../truth.ts';
import { asText, doorOf, isAdmitted, isBlind, newsText, snapshotAt, viewText } from './expected.ts';

/** Checks that somebody was told what they may know, and that it's true. */
export function checkTold(person: Person, moments: readonly Moment[], fail: Fail): void {
  for (const client of person.clients) checkClient(person, client, moments, fail);
}

function checkClient(
  person: Person,
  { history }: Client,
  moments: readonly Moment[],
  fail: Fail,
): void {
  const { guest, name } = person;
  const door = doorOf(person);
  const last = moments.length;
  let known: Following | undefined;
  /** The guest's latest entry at that time. */
  let furthest = 0;

  for (const { message, at } of history.told) {
    if (isNews(message)) {
      furthest = Math.max(furthest, message.seq);
      tellNews(message);
      continue;
    }
    switch (message.is) {
      case 'snapshot':
        furthest = Math.max(furthest, message.seq);
        tellSnapshot(message);
        break;
      case 'answer':
        if (message.ok) furthest = Math.max(furthest, message.seq);
        break;
      case 'turnedAway':
        if (moments.slice(Math.max(0, furthest - 1)).every((one) => isAdmitted(one, guest, door)))
          fail('told', `${name} is turned away at ${at}`);
        break;
      case 'stopped':
        fail('told', `${name} hears that the table stops`);
        break;
      case 'malformed':
        // Five times each, from a quick thinker, is too fast now and then.
        if (message.why !== 'tooFast') fail('told', `${name} is not understood: ${message.why}`);
        break;
      case 'present':
        break;
    }
  }

  function tellSnapshot(snapshot: Snapshot): void {
    if (snapshot.seq > last) return;
    const moment = moments[snapshot.seq - 1]!;
    if (!isAdmitted(moment, guest, door)) fail('told', `${name} is let in at ${snapshot.seq}`);
    const expected = snapshotAt(moments, snapshot.seq, guest, door);
    const { turnAge } = snapshot.shared!;
    // A negative age would show people more time than the table has agreed on, whatever the clocks say.
    if (turnAge < 0) fail('told', `${name} hears at ${snapshot.seq} that a turn begins later`);
    const shared = { ...snapshot.shared!, turnAge: 0 };
    const difference = differing({ ...snapshot, shared }, expected);
    if (difference) fail('told', `${name}'s snapshot of ${snapshot.seq} differs in ${difference}`);
    if (snapshot.view && !isBlind(snapshot.view, snapshot.seat))
      fail('told', `${name} is shown hidden cards at ${snapshot.seq}`);
    known = followFrom(snapshot);
  }

  function tellNews(news: News): void {
    if (news.seq > last) return;
    // Late news is for the seat that the guest has by then.
    const seats = new Set(moments.slice(news.seq - 1).map((one) => seatOf(one, guest)));
    const moment = moments[news.seq - 1]!;
    const text = asText(news)!;
    if (![...seats].some((seat) => newsText(moment, seat) === text))
      fail('told', `${name} is told of ${news.seq}: ${text.slice(0, 300)}`);
    const next = known && follow(known, news);
    if (!next || next === 'gap' || next === known) return;
    known = next;
    checkKnown(person, next, moment, last, fail);
  }
}

/** Checks somebody's knowledge, kept up by news, against the table at that moment. */
function checkKnown(
  { guest, name }: Person,
  now: Following,
  moment: Moment,
  last: number,
  fail: Fail,
): void {
  const own = seatOf(moment, guest);
  const { seq, seat, view, seats, rounds, closed, shared } = now;
  if (seat !== own) fail('followed', `${name} is in seat ${seat} at ${seq}, not ${own}`);
  else if ((asText(view) ?? '') !== viewText(moment, own))
    fail('followed', `${name} sees ${asText(view)} at ${seq}, not ${viewText(moment, own)}`);
  // The rest rarely changes.
  if (seq % 8 !== 0 && seq !== last) return;
  const difference = differing(
    {
      seats,
      rounds,
      closed,
      shuffles: shared?.shuffles,
      said: shared?.said,
      hostSeat: shared?.hostSeat,
      extended: shared?.extended ?? 0,
    },
    {
      seats: moment.seats,
      rounds: moment.rounds,
      closed: moment.closed,
      shuffles: moment.shuffles,
      said: moment.said,
      hostSeat: seatOf(moment, moment.host),
      extended: moment.extended,
    },
  );
  if (difference) fail('followed', `${name} follows to ${seq} and errs in ${difference}`);
}

/** The difference between two texts. */
function differing(have: object, want: object): string | undefined {
  const a = have as Record<string, unknown>;
  const b = want as Record<string, unknown>;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (asText(a[key]) === asText(b[key])) continue;
    const [mine, theirs] = [canonical(a[key]), canonical(b[key])];
    if (mine !== theirs) return `${key}: ${mine?.slice(0, 200)} is not ${theirs?.slice(0, 200)}`;
  }
  return undefined;
}

/** As text, whatever the order of its keys. */
function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
