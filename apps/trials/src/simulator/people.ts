import { hashOf } from '@hand-and-foot/fair';
import type { Ask, Following, Wish } from '@hand-and-foot/protocol';
import { Client, type Decide, type Ears, type ClientLine } from '../client.ts';
import { blunder, sociable, type Habits } from '../habits.ts';
import { chanceOf, type Chance } from './chance.ts';
import type { Time } from './time.ts';

/** A table, with its creators' secrets. */
export interface Made {
  readonly id: string;
  readonly wish: Wish;
  readonly invite: string;
  readonly watch: string;
  /** The guest who created it. */
  readonly host: string;
}

/** A person who comes to a table, on one device, and may come back. */
export interface Person {
  readonly name: string;
  readonly made: Made;
  readonly token: string;
  readonly guest: string;
  readonly code: string | undefined;
  readonly habits: Habits;
  /** Their way in. */
  readonly first: Ask | undefined;
  readonly isStranger: boolean;
  /** Everyone they ever were; the last one is there now, if they are. */
  readonly clients: Client[];
  isHere: boolean;
}

/** Whether they believe they have a seat. */
export function hasSeat({ clients }: Person): boolean {
  return clients.at(-1)?.known?.seat !== undefined;
}

export interface People {
  readonly all: Person[];
  add(made: Made, wishes: Newcomer): Person;
  come(person: Person): void;
  go(person: Person): void;
  /** Nobody starts anything from now on. */
  rest(): void;
}

interface Newcomer extends Habits {
  readonly code?: string;
  readonly token?: string;
  readonly first?: Ask;
  readonly isStranger?: boolean;
}

/** Each client's decisions in order, for its twin to follow. */
export type Script = Map<string, (Ask | undefined)[]>;

export interface Surrounds {
  readonly seed: string;
  readonly time: Time;
  readonly script: Script;
  /** Whether the script is followed instead of written. */
  readonly isTwin: boolean;
  connect(person: Person, chance: Chance, ears: Ears): ClientLine;
}

export function newPeople(surrounds: Surrounds): People {
  const { seed, time, script, isTwin } = surrounds;
  const all: Person[] = [];
  let isResting = false;

  function decider(person: Person, key: string): Decide {
    const decide = sociable(person.habits, chanceOf(`${seed}/mind/${key}`));
    let thoughts = 0;
    return (known: Following) => {
      if (isResting) return undefined;
      const written = script.get(key) ?? [];
      script.set(key, written);
      if (!isTwin) written.push(decide(known));
      return written[thoughts++];
    };
  }

  return {
    all,
    add(made, { code, token, first, isStranger = false, ...habits }) {
      const key = token ?? `${seed}/token/${all.length}`;
      const person: Person = {
        name: habits.name,
        made,
        token: key,
        guest: hashOf(key),
        code,
        habits,
        first,
        isStranger,
        clients: [],
        isHere: false,
      };
      all.push(person);
      return person;
    },
    come(person) {
      const key = `${all.indexOf(person)}/${person.clients.length}`;
      const chance = chanceOf(`${seed}/person/${key}`);
      // Somebody with a seat needs no door any more.
      const hasBeenHere = person.clients.some(({ known }) => known?.seat !== undefined);
      const client = new Client({
        connect: (ears) => surrounds.connect(person, chance, ears),
        clock: time,
        random: chance,
        decide: decider(person, key),
        pause: chance.between(60, 120),
        copies: chance.between(1, 5),
        // Not in the quiet at the end, when everybody knows who is there.
        silence: 60_000,
        ...(person.code === undefined ? {} : { code: person.code }),
        ...(person.first === undefined || hasBeenHere ? {} : { first: person.first }),
      });
      person.clients.push(client);
      person.isHere = true;
    },
    go(person) {
      person.clients.at(-1)?.stop();
      person.isHere = false;
    },
    rest() {
      isResting = true;
    },
  };
}

/** People there from the start: one per seat without a bot, and a watcher. */
export function invite(people: People, made: Made, hostToken: string, eyes?: number): void {
  made.wish.seats.forEach((holder, seat) => {
    if (holder.is === 'bot') return;
    const isHost = seat === 0;
    const silly = eyes === undefined || eyes === seat ? 9 : 0;
    people.add(made, {
      name: `P${seat}`,
      wants: seat,
      talks: 15,
      silly,
      takesBack: eyes === undefined ? 8 : 0,
      // The keeper could give any seat to a bot, whose play would part the twins.
      follies: eyes === undefined ? blunder : harmless,
      ...(isHost ? { token: hostToken } : { code: made.invite }),
    });
  });
  people.add(made, { name: 'Onlooker', code: made.watch, silly: 12 });
}

/** A folly that brings no bot to the table. */
function harmless(known: Following, random: Chance | Parameters<typeof blunder>[1]): Ask {
  const folly = blunder(known, random);
  return folly.do === 'standIn' ? { do: 'claim', code: 'nothing' } : folly;
}
