import { hashOf } from '@hand-and-foot/fair';
import { PROTOCOL, type Ask, type FromTable } from '@hand-and-foot/protocol';
import { GUESSES } from '@hand-and-foot/server/parts';
import type { Ears, ClientLine } from '../client.ts';
import type { Chance } from './chance.ts';
import type { Fail } from './failure.ts';
import type { Caller } from './network.ts';
import type { Made, Person } from './people.ts';
import type { Time } from './time.ts';

/** Somebody with no business at a table, or far too much. */
export interface Intruder {
  readonly made: Made;
  readonly guest: string;
  readonly kind: Kind;
  readonly told: FromTable[];
  isCutOff: boolean;
}

const KINDS = [
  'wrongCode',
  'noCode',
  'onlooker',
  'copycat',
  /** The same by an invited person, who gets past the door. */
  'mimic',
  'garbage',
  'flood',
  /** Asks for everything again and again. */
  'starer',
  /** Comes and goes without end. */
  'restless',
  /** Was invited, and asks on many lines at once. */
  'insider',
  /** One guest on many lines, and many guests at one address. */
  'crowd',
  'household',
] as const;

type Kind = (typeof KINDS)[number];

const FLOOD = 250;
/** Most answers to a flood, with some time for it to arrive. */
const MOST_ANSWERED = 100;
/** A crowd's messages per line: one line alone would be fine. */
const EACH = 60;
/** A guest may send 120 at once here and an address 240, at each of three nodes, and a bit more over time. */
const MOST: Partial<Record<Kind, number>> = { flood: MOST_ANSWERED, crowd: 620, household: 1300 };
/** Lines of some of them, and the delay between a restless one's. */
const LINES: Partial<Record<Kind, number>> = {
  restless: 40,
  insider: 12,
  crowd: 24,
  household: 24,
};
const RESTLESS_EVERY = 25;
/** Most snapshots on one line in the time they have. */
const MOST_SHOWN = 20;

export function intrude(
  made: Made,
  victims: readonly Person[],
  chance: Chance,
  time: Time,
  connect: (caller: Omit<Caller, 'table'>, ears: Ears) => ClientLine,
): Intruder {
  const guest = hashOf(`intruder ${chance.hex(16)}`);
  const kind = chance.pick(KINDS);
  const intruder: Intruder = { made, guest, kind, told: [], isCutOff: false };
  const ears: Ears = {
    heard: (text) => intruder.told.push(JSON.parse(text) as FromTable),
    closed: () => {
      intruder.isCutOff = true;
    },
  };
  const lines = LINES[kind] ?? 1;
  const [apart, stays] = kind === 'restless' ? [RESTLESS_EVERY, RESTLESS_EVERY] : [0, 4000];
  for (let at = 0; at < lines; at++)
    time.after(at * apart, () => {
      const own = hashOf(`${guest} ${at}`);
      const caller =
        kind === 'household'
          ? { guest: own, address: guest }
          : kind === 'crowd'
            ? { guest, address: own }
            : { guest };
      const line = connect(caller, ears);
      time.after(1, () => {
        for (const text of textsOf(kind, made, victims, chance)) line.send(text);
      });
      time.after(stays, () => line.close());
    });
  return intruder;
}

function textsOf(kind: Kind, made: Made, victims: readonly Person[], chance: Chance): string[] {
  const watch = (code?: string): string =>
    JSON.stringify({ is: 'watch', protocol: PROTOCOL, ...(code ? { code } : {}) });
  const asks = (): string[] => everyAsk(made).map((ask, at) => asking(`x${at}`, ask, chance));
  switch (kind) {
    case 'wrongCode':
      return [watch(`no-${chance.hex(8)}`), ...asks()];
    case 'noCode':
      return asks();
    case 'onlooker':
      return [watch(made.watch), ...asks()];
    case 'copycat':
      return copied(victims);
    case 'mimic':
      return [watch(made.invite), ...copied(victims), asking('m', { do: 'close' }, chance)];
    case 'garbage':
      return ['', '{', 'null', '[]', '{"is":"ask"}', watch().slice(1), 'x'.repeat(9000), ...asks()];
    case 'flood':
      return Array.from({ length: FLOOD }, (_, at) => asking(`f${at}`, { do: 'deal' }, chance));
    case 'crowd':
    case 'household':
      return Array.from({ length: EACH }, (_, at) => asking(`f${at}`, { do: 'deal' }, chance));
    case 'starer':
      return Array<string>(50).fill(watch(made.watch));
    case 'restless':
      return [watch(made.watch)];
    case 'insider':
      return [
        watch(made.invite),
        ...Array.from({ length: 58 }, () => asking(`i${chance.hex(8)}`, { do: 'deal' }, chance)),
      ];
  }
}

function asking(id: string, ask: Ask, chance: Chance): string {
  return JSON.stringify({ is: 'ask', id, expects: chance.below(60), ask });
}

/** Every request, for the seats that matter. */
function everyAsk({ wish }: Made): Ask[] {
  return wish.seats.flatMap((_, seat): Ask[] => [
    { do: 'act', action: { do: 'draw' } },
    { do: 'deal' },
    { do: 'sit', seat, name: 'Nobody you know' },
    { do: 'leave', seat },
    { do: 'standIn', seat, name: 'Mole', level: 'random' },
    { do: 'extend' },
    { do: 'say', text: 'Guess who' },
    { do: 'sayPhrase', phrase: 'wow' },
    { do: 'mix', seed: '0'.repeat(64) },
    { do: 'link', code: '0'.repeat(64), to: 'device' },
    { do: 'invite', code: '0'.repeat(64), watch: '0'.repeat(64) },
    { do: 'claim', code: 'open-sesame', name: 'Nobody you know' },
    { do: 'handOn', seat },
    { do: 'close' },
  ]);
}

/** Those who may watch. */
const ADMITTED: readonly Kind[] = ['onlooker', 'starer', 'restless', 'insider', 'mimic'];

export function checkIntruder(
  { kind, told, isCutOff, guest }: Intruder,
  posted: number,
  fail: Fail,
): void {
  const who = `${kind} ${guest.slice(0, 6)}`;
  const answers = told.filter((message) => message.is === 'answer');
  if (answers.some(({ ok }) => ok)) fail('stranger', `${who} has something done`);
  const learnt = told.filter(({ is }) => !['answer', 'malformed', 'turnedAway'].includes(is));
  if (!ADMITTED.includes(kind) && learnt.length > 0)
    fail('stranger', `${who} is told ${JSON.stringify(learnt[0]).slice(0, 80)}`);
  if (kind !== 'insider' && kind !== 'mimic' && posted > GUESSES.burst)
    fail('stranger', `${posted} letters are written for ${who}`);
  const shown = told.filter(({ is }) => is === 'snapshot').length;
  if (kind === 'starer' && shown > MOST_SHOWN) fail('flood', `${who} is shown ${shown} snapshots`);
  const mostTold = MOST[kind] ?? Infinity;
  if (answers.length > mostTold) fail('flood', `${answers.length} answers to a ${kind}`);
  if (told.length > mostTold && !isCutOff) fail('flood', `a ${kind} is not cut off`);
}

/** Others' latest commands. */
function copied(victims: readonly Person[]): string[] {
  return victims.flatMap(({ clients }) =>
    clients.flatMap(({ history }) =>
      [...history.sent.values()]
        .slice(-5)
        // Anybody who knows a link's code may use it, and invited people may sit down.
        .filter(({ command }) => !['claim', 'sit'].includes(command.ask.do))
        .map(({ command }) => JSON.stringify({ is: 'ask', ...command })),
    ),
  );
}
