import type { Answered, Letter, Store } from '@hand-and-foot/server/parts';
import type { Calls } from './calls.ts';
import type { Posted, Shelves } from './shelves.ts';

export function letterStore(
  shelves: Shelves,
  { read, write }: Calls,
): Pick<Store, 'post' | 'letters' | 'awaited' | 'sweep'> {
  const { time, letters, byGuest } = shelves;
  return {
    post: async (letter, most) =>
      write(() => {
        const all = lettersOf(shelves, letter.table);
        if (all.has(letter.id)) return 'ok';
        if (all.size >= most) return 'full';
        all.set(letter.id, { letter: JSON.stringify(letter), at: time.now(), deliveries: 0 });
        const { guest } = letter.guest;
        byGuest.set(guest, (byGuest.get(guest) ?? 0) + 1);
        return 'ok';
      }),
    letters: async (table) =>
      read(() =>
        [...lettersOf(shelves, table).values()]
          .filter(({ answer }) => answer === undefined)
          .map(({ letter }) => JSON.parse(letter) as Letter),
      ),
    awaited: async () =>
      read(() =>
        [...letters]
          .filter(([, all]) => [...all.values()].some(({ answer }) => answer === undefined))
          .map(([table]) => table),
      ),
    sweep: async ({ answered, waiting }) =>
      write(() => {
        for (const all of letters.values())
          for (const [id, { at, answer }] of all)
            if (at <= time.now() - (answer === undefined ? waiting : answered)) all.delete(id);
      }),
  };
}

export function answerStore(
  shelves: Shelves,
  { read, write }: Calls,
): Pick<Store, 'answer' | 'collect' | 'handOut' | 'giveUp' | 'givenUp'> {
  const { givenUp } = shelves;
  return {
    answer: async (table, id, answer) =>
      write(() => {
        const found = lettersOf(shelves, table).get(id);
        if (found) found.answer ??= JSON.stringify(answer);
      }),
    collect: async (table, ids) => write(() => collect(lettersOf(shelves, table), ids)),
    handOut: async (table, ids) =>
      write(() =>
        ids.flatMap((id) => {
          const found = lettersOf(shelves, table).get(id);
          if (!found || found.answer !== undefined) return [];
          return [{ id, deliveries: ++found.deliveries }];
        }),
      ),
    giveUp: async (letter) => write(() => void givenUp.set(letter.id, JSON.stringify(letter))),
    givenUp: async (table) =>
      read(() =>
        [...givenUp.values()]
          .map((text) => JSON.parse(text) as Letter)
          .filter((letter) => letter.table === table),
      ),
  };
}

function lettersOf({ letters }: Shelves, table: string): Map<string, Posted> {
  const found = letters.get(table) ?? new Map<string, Posted>();
  letters.set(table, found);
  return found;
}

function collect(letters: Map<string, Posted>, ids: readonly string[]): Answered[] {
  return ids.flatMap((id) => {
    const answer = letters.get(id)?.answer;
    if (answer === undefined) return [];
    letters.delete(id);
    return [{ id, answer: JSON.parse(answer) as unknown }];
  });
}
