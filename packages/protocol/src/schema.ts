import * as v from 'valibot';
import { MOST_PLAYERS, SEATINGS, type Action } from '@hand-and-foot/engine';
import { FACES } from './faces.ts';
import type { Holder } from './holder.ts';
import type { Ask, FromClient, Manners, Wish } from './message.ts';
import { isShallow } from './nesting.ts';
import { NIGHT_LIMITS, type NightAsk, type NightWish } from './night.ts';
import { oneOf } from './oneOf.ts';
import { plainText, plainTexts } from './plainText.ts';

// Data from outside: every size has a limit, and unknown keys are refused.

const MOST_CARDS = 60;
const MOST_LAYS = 40;
const MOST_DRAWN = 20;
/** Rules hold their parent's, and those its parent's. Much deeper, walking through them would take the whole stack. */
const DEEPEST = 100;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const card = count(255);
const seat = count(MOST_PLAYERS - 1);
const seq = count(1e9);
/** Typed text that isn't invisible. */
const text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.transform(plainText),
    v.minLength(1),
    // Composed, a text may be longer than it was.
    v.maxLength(most),
  );
const name = text(40);
/** A chat message. */
const line = text(200);
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const word = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,40}$/));

const lays = v.pipe(
  v.array(
    v.strictObject({
      cards: v.pipe(v.array(card), v.maxLength(MOST_CARDS)),
      to: v.exactOptional(count(255)),
    }),
  ),
  v.maxLength(MOST_LAYS),
);
const from = v.exactOptional(v.pipe(v.array(count(9)), v.maxLength(MOST_DRAWN)));

const action: v.GenericSchema<unknown, Action> = oneOf('do', [
  v.strictObject({ do: v.literal('grab'), depth: v.pipe(v.number(), v.finite()) }),
  v.strictObject({ do: v.literal('chooseHand'), stack: count(9) }),
  v.strictObject({ do: v.literal('draw'), from }),
  v.strictObject({ do: v.literal('takeUpcard') }),
  v.strictObject({ do: v.literal('pickUp'), lay: v.exactOptional(lays), from }),
  v.strictObject({ do: v.literal('layDown'), lay: lays }),
  v.strictObject({ do: v.literal('cap'), meld: count(255) }),
  v.strictObject({ do: v.literal('askToGoOut') }),
  v.strictObject({ do: v.literal('answer'), yes: v.boolean() }),
  v.strictObject({ do: v.literal('discard'), card }),
  v.strictObject({ do: v.literal('endTurn') }),
]);

const ask: v.GenericSchema<unknown, Ask> = oneOf('do', [
  v.strictObject({ do: v.literal('act'), action }),
  v.strictObject({ do: v.literal('takeBack') }),
  v.strictObject({ do: v.literal('answerTakeBack'), yes: v.boolean() }),
  v.strictObject({ do: v.literal('deal') }),
  v.strictObject({ do: v.literal('sit'), seat, name, face: v.exactOptional(word) }),
  v.strictObject({
    do: v.literal('standIn'),
    seat,
    name,
    level: word,
    temperament: v.exactOptional(word),
  }),
  v.strictObject({ do: v.literal('leave'), seat }),
  v.strictObject({ do: v.literal('extend') }),
  v.strictObject({ do: v.literal('say'), text: line }),
  v.strictObject({ do: v.literal('sayPhrase'), phrase: word }),
  v.strictObject({ do: v.literal('mix'), seed: hash }),
  v.strictObject({ do: v.literal('link'), code: hash, to: v.picklist(['device', 'person']) }),
  v.strictObject({ do: v.literal('invite'), code: hash, watch: hash }),
  v.strictObject({
    do: v.literal('claim'),
    code: word,
    name: v.exactOptional(name),
    face: v.exactOptional(word),
  }),
  v.strictObject({ do: v.literal('handOn'), seat }),
  v.strictObject({ do: v.literal('close') }),
]);

export const fromClient: v.GenericSchema<unknown, FromClient> = oneOf('is', [
  v.strictObject({
    is: v.literal('watch'),
    protocol: count(1000),
    have: v.exactOptional(seq),
    seat: v.exactOptional(seat),
    code: v.exactOptional(word),
  }),
  v.strictObject({ is: v.literal('ask'), id: word, expects: seq, ask }),
]);

const holder: v.GenericSchema<unknown, Holder> = oneOf('is', [
  v.strictObject({ is: v.literal('nobody') }),
  v.strictObject({ is: v.literal('person'), name, face: v.exactOptional(v.picklist(FACES)) }),
  v.strictObject({
    is: v.literal('bot'),
    name,
    level: word,
    temperament: v.exactOptional(word),
  }),
]);

/** A month is the longest that anybody waits, ten seconds the shortest. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(30 * 86_400));

const manners: v.GenericSchema<unknown, Manners> = v.strictObject({
  turn: v.exactOptional(seconds),
  away: v.exactOptional(seconds),
  standIn: v.exactOptional(word),
  quiet: v.boolean(),
});

// The names in them are shown to others, too.
const rules = v.pipe(
  v.unknown(),
  v.check((data) => isShallow(data, DEEPEST)),
  v.transform(plainTexts),
);
const pace = v.picklist(['calm', 'normal', 'quick']);

export const wish: v.GenericSchema<unknown, Wish> = v.strictObject({
  rules,
  seats: v.pipe(v.array(holder), v.minLength(2), v.maxLength(MOST_PLAYERS)),
  seating: v.exactOptional(v.picklist(SEATINGS)),
  pace,
  manners: v.exactOptional(manners),
  after: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});

const from1 = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

export const nightWish: v.GenericSchema<unknown, NightWish> = v.strictObject({
  kind: v.picklist(['match', 'pairs', 'howell', 'mitchell']),
  rules,
  pace,
  manners: v.exactOptional(manners),
  boards: from1(NIGHT_LIMITS.boards),
  rounds: from1(NIGHT_LIMITS.rounds),
  // Seats are exchanged between two tables each.
  tables: v.exactOptional(v.pipe(from1(NIGHT_LIMITS.matchTables), v.multipleOf(2))),
  level: word,
});

const player = from1(1000);

export const nightAsk: v.GenericSchema<unknown, NightAsk> = oneOf('do', [
  v.strictObject({
    do: v.literal('join'),
    name,
    face: v.exactOptional(v.picklist(FACES)),
    seed: hash,
    team: v.exactOptional(v.picklist([0, 1])),
  }),
  v.strictObject({ do: v.literal('leave') }),
  v.strictObject({
    do: v.literal('pair'),
    with: v.union([player, v.picklist(['bot', 'anybody'])]),
  }),
  v.strictObject({ do: v.literal('start') }),
  v.strictObject({ do: v.literal('remove'), player }),
  v.strictObject({ do: v.literal('skip'), round: from1(NIGHT_LIMITS.rounds), table: player }),
  v.strictObject({ do: v.literal('finish') }),
  v.strictObject({ do: v.literal('handOn'), player }),
]);
