import * as v from 'valibot';
import type { Action } from '@hand-and-foot/engine';
import type { Holder } from './holder.ts';
import type { Ask, FromClient, Wish } from './message.ts';

// Whatever comes from outside: every size has a bound, and unknown keys are refused.

const MOST_SEATS = 16;
const MOST_CARDS = 60;
const MOST_LAYS = 40;
const MOST_DRAWN = 20;

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const card = count(255);
const seat = count(MOST_SEATS - 1);
const seq = count(1e9);
/** Something can be seen of it, and nothing in it changes how the text around it looks. */
const name = v.pipe(
  v.string(),
  v.maxLength(40),
  v.regex(/^(?!.*[\p{Cc}\u202A-\u202E\u2066-\u2069])\S(?:.*\S)?$/su),
);
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

const action: v.GenericSchema<unknown, Action> = v.variant('do', [
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

const ask: v.GenericSchema<unknown, Ask> = v.variant('do', [
  v.strictObject({ do: v.literal('act'), action }),
  v.strictObject({ do: v.literal('deal') }),
  v.strictObject({ do: v.literal('sit'), seat, name }),
  v.strictObject({
    do: v.literal('standIn'),
    seat,
    name,
    level: word,
    temperament: v.exactOptional(word),
  }),
  v.strictObject({ do: v.literal('close') }),
]);

export const fromClient: v.GenericSchema<unknown, FromClient> = v.variant('is', [
  v.strictObject({ is: v.literal('watch'), protocol: count(1000), have: v.exactOptional(seq) }),
  v.strictObject({ is: v.literal('ask'), id: word, expects: seq, ask }),
]);

const holder: v.GenericSchema<unknown, Holder> = v.variant('is', [
  v.strictObject({ is: v.literal('nobody') }),
  v.strictObject({ is: v.literal('person'), name }),
  v.strictObject({
    is: v.literal('bot'),
    name,
    level: word,
    temperament: v.exactOptional(word),
  }),
]);

export const wish: v.GenericSchema<unknown, Wish> = v.strictObject({
  rules: v.unknown(),
  seats: v.pipe(v.array(holder), v.minLength(2), v.maxLength(MOST_SEATS)),
  seating: v.exactOptional(v.picklist(['alone', 'pairs', 'threes', 'fifthChanges'])),
  pace: v.picklist(['calm', 'normal', 'quick']),
});
