import { nearest } from '@hand-and-foot/rulesets';
import { isField, type Count, type Field, type Pile, type Way } from './count.ts';
import { Misfitting, wrong } from './misfit.ts';
import { isObject, keysOf, wholeNumber } from './shape.ts';

const KEYS = [
  'books',
  'out',
  'grabs',
  'nearGrabs',
  'deeds',
  'penalties',
  'laid',
  'caps',
  'table',
  'caught',
];

type Numbers = Partial<Record<Field, number>>;

/** Reads one side of a round. Fields unknown to the rules are kept, and the pad's notices mention them. */
export function readSideCount(data: unknown, where: string): Count {
  if (!isObject(data)) throw wrong(where, 'object');
  keysOf(data, where, KEYS, (key) => nearest(key, KEYS));
  const table = readCards(data['table'], 'table', `${where}.table`);
  const caught = readCards(data['caught'], 'caught', `${where}.caught`);
  return {
    numbers: {
      ...readAll(data['books'], 'books', `${where}.books`),
      ...readOut(data['out'], `${where}.out`),
      ...(data['grabs'] === undefined
        ? {}
        : { grabs: wholeNumber(data['grabs'], `${where}.grabs`) }),
      ...readAll(data['nearGrabs'], 'grabs', `${where}.nearGrabs`),
      ...readAll(data['deeds'], 'deeds', `${where}.deeds`),
      ...readAll(data['penalties'], 'penalties', `${where}.penalties`),
      ...readAll(data['laid'], 'laid', `${where}.laid`),
      ...readAll(data['caps'], 'caps', `${where}.caps`),
      ...table.numbers,
      ...caught.numbers,
    },
    ways: { table: table.way, caught: caught.way },
  };
}

function readOut(out: unknown, where: string): Numbers {
  if (out === undefined) return {};
  if (typeof out !== 'boolean') throw wrong(where, 'trueOrFalse');
  return { out: Number(out) };
}

function readAll(data: unknown, under: string, where: string): Numbers {
  if (data === undefined) return {};
  if (!isObject(data)) throw wrong(where, 'object');
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = `${under}/${key}`;
      if (!isField(field))
        throw new Misfitting({ misfit: 'unknownKey', where, key: key.slice(0, 40) });
      return [field, wholeNumber(value, `${where}.${key}`)];
    }),
  );
}

function readCards(data: unknown, pile: Pile, where: string): { way: Way; numbers: Numbers } {
  if (data === undefined) return { way: 'values', numbers: {} };
  if (typeof data === 'number')
    return { way: 'total', numbers: { [`${pile}/total`]: wholeNumber(data, where) } };
  if (!isObject(data)) throw wrong(where, 'cards');
  if (data['values'] !== undefined) {
    keysOf(data, where, ['values'], () => undefined);
    return { way: 'values', numbers: readAll(data['values'], pile, `${where}.values`) };
  }
  keysOf(data, where, ['hundreds', 'rest'], (key) => nearest(key, ['hundreds', 'rest', 'values']));
  return {
    way: 'hundreds',
    numbers: {
      [`${pile}/hundreds`]: wholeNumber(data['hundreds'] ?? 0, `${where}.hundreds`),
      [`${pile}/rest`]: wholeNumber(data['rest'] ?? 0, `${where}.rest`),
    },
  };
}
