import { actors, isGameOver, type Seat } from '@hand-and-foot/engine';
import { TAKE_BACK_PATIENCE } from '@hand-and-foot/protocol';
import type { Made, Person } from '../people.ts';
import { TURN } from '../setting.ts';
import { isDeserted, seatOf, type Moment } from '../truth.ts';
import type { World } from '../world.ts';
import { asText, doorOf, isAdmitted, isInvited } from './expected.ts';

const LONGEST_STALL = 5000;
const ON_ITS_WAY = 1000;
/** Milliseconds after a node's end until another runs its tables, or the same one restarted. */
const REPLACED = 3500;

/** Checks that all is well some time after everything was mended. */
export function checkSettled(world: World, made: Made, moments: readonly Moment[]): void {
  const last = moments.at(-1)!;
  const here = world.people.all.filter((person) => person.made === made && person.isHere);
  const people = here.filter((person) => isAdmitted(last, person.guest, doorOf(person)));
  checkStall(world, made, here, moments);
  for (const person of people) checkPerson(world, person, moments);
  checkPresence(world, people, last);
}

const PROGRESS = new Set(['opened', 'acted', 'undone', 'takeBackAnswered', 'dealt', 'seated']);

function checkStall(
  world: World,
  made: Made,
  here: readonly Person[],
  moments: readonly Moment[],
): void {
  const { mendedAt, restedAt, poisonedAt, fail, figures } = world;
  const { state, closed } = moments.at(-1)!;
  if (closed || (state && isGameOver(state))) return;
  let stall = 0;
  let waited = 0;
  moments.forEach((moment, at) => {
    const { entry, kept } = moment;
    const from = Math.max(mendedAt, kept.at);
    const to = Math.min(restedAt, moments[at + 1]?.kept.at ?? restedAt);
    // Chat is no progress.
    if (PROGRESS.has(entry.entry)) waited = 0;
    // If bots play for all, the table waits until somebody is back.
    const mayRest =
      isDeserted(moment) || isIncomplete(moment, here) || isHeldUp(moment, here, from, to);
    const lost = poisonedAt.filter((when) => when >= from && when < to).length * REPLACED;
    waited = mayRest ? 0 : Math.max(0, waited + Math.max(0, to - from) - lost);
    stall = Math.max(stall, waited - agreed(made, moment));
  });
  figures.worstStall = Math.max(figures.worstStall, stall);
  if (stall > LONGEST_STALL) fail('stall', `nothing happens for ${stall} ms more than was agreed`);
}

/**
 * If somebody is away for good, the table waits for them first; if their node died without a word, it waits as long as
 * for somebody present, with the extra time they asked for.
 */
function agreed({ wish }: Made, { extended, takeBack }: Moment): number {
  const forAnswers = takeBack && takeBack.no === undefined ? TAKE_BACK_PATIENCE : 0;
  return forAnswers + (wish.manners?.standIn === undefined ? 0 : TURN * 1000 * (1 + extended));
}

/** Whether the next player sent too much and isn't heard for a while. */
function isHeldUp(
  { state, seats }: Moment,
  here: readonly Person[],
  from: number,
  to: number,
): boolean {
  const awaited = state ? actors(state) : [...seats.keys()];
  return here.some(
    ({ habits, clients }) =>
      habits.wants !== undefined &&
      awaited.includes(habits.wants) &&
      clients.some(({ history }) =>
        history.told.some(
          ({ at, message }) =>
            message.is === 'malformed' && message.why === 'tooFast' && at >= from && at <= to,
        ),
      ),
  );
}

/**
 * Whether there's nobody to deal to: the person for an empty seat has gone for good, sits elsewhere, or kept the table
 * without a seat and handed it on. It stays so until somebody has another idea.
 */
function isIncomplete(moment: Moment, here: readonly Person[]): boolean {
  const { state, seats } = moment;
  if (state && state.phase !== 'over') return false;
  const isComing = (seat: Seat): boolean =>
    here.some(
      (person) =>
        person.habits.wants === seat &&
        seatOf(moment, person.guest) === undefined &&
        isInvited(moment, person.guest, doorOf(person)),
    );
  return seats.some(({ is }, seat) => is === 'nobody' && !isComing(seat));
}

function checkPerson(world: World, person: Person, moments: readonly Moment[]): void {
  const { fail, restedAt } = world;
  const { name, guest } = person;
  const { known, history } = person.clients.at(-1)!;
  // Bots play on, and the latest entry may be on its way.
  const latest = moments.filter(({ kept }) => kept.at < world.time.now() - ON_ITS_WAY).length;
  if (!known || known.seq < latest)
    fail('stuck', `${name} knows of ${known?.seq ?? 0}, the log has ${moments.length}`);
  for (const { command, answeredAt } of history.sent.values())
    if (answeredAt === undefined) fail('stuck', `${name}'s ${command.id} is never answered`);
  const seat = seatOf(moments.at(-1)!, guest);
  const isTaken = moments.some(
    ({ entry, kept }) =>
      entry.entry === 'seated' && entry.seat === seat && kept.at > restedAt - 3000,
  );
  if (seat !== undefined && !isTaken && moments.at(-1)!.seats[seat]!.is === 'bot')
    fail('stuck', `${name} does not get seat ${seat} back`);
}

function checkPresence({ fail }: World, people: readonly Person[], now: Moment): void {
  const seats = new Set<number>();
  let watchers = 0;
  for (const { guest } of people) {
    const seat = seatOf(now, guest);
    if (seat === undefined) watchers++;
    else seats.add(seat);
  }
  const isThere = { seats: [...seats].sort((a, b) => a - b), watchers };
  for (const { name, clients } of people) {
    const { told } = clients.at(-1)!.history;
    const heard = told
      .flatMap(({ message }) => (message.is === 'present' ? [message] : []))
      .map((message) => ({ seats: message.seats, watchers: message.watchers }))
      .at(-1);
    if (asText(heard) !== asText(isThere))
      fail('presence', `${name} believes ${asText(heard)}, but it is ${asText(isThere)}`);
  }
}
