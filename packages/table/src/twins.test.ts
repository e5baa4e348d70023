import {
  actor,
  copyState,
  determinize,
  seeded,
  startGame,
  viewFor,
  type Action,
  type Event,
  type Random,
  type Seat,
  type State,
  type Terms,
} from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import {
  anyAction,
  drawnTables,
  party,
  person,
  pick,
  played,
  randomGame,
  tableKinds,
  type Party,
  type TableKind,
} from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';

/** How often a moment of a game is looked at, and how far the twins are followed. */
const EVERY = 150;
const STEPS = 10;

/** How many rule sets are drawn by lot. */
const DRAWN = 16;

const kinds = tableKinds.filter(({ players }) => players === 4 || players === 5);

test.each(kinds)(
  'two tables that differ in hidden cards alone tell a seat the same, byte for byte: $name',
  async (kind) => {
    const random = seeded(`twins/${kind.name}`);
    const moments: State[] = [];
    randomGame(kind.terms, `twins/${kind.name}`, (state) => {
      if (moments.length < 12 && random.below(EVERY) === 0) moments.push(copyState(state));
    });
    await twinsAt(kind, moments, random);
  },
);

test('so do twins under rules drawn by lot, with steps taken back', async () => {
  let undone = 0;
  for (const kind of drawnTables(DRAWN, 'twins-a')) {
    const random = seeded(kind.name);
    undone += await twinsAt(kind, someOfRound(kind.terms, random), random);
  }
  expect(undone).toBeGreaterThan(DRAWN / 4);
});

/** Some moments from the beginning of a random game: under drawn rules the whole of it may be long. */
function someOfRound(terms: Terms, random: Random): State[] {
  const moments: State[] = [];
  let state: State = startGame(terms, random).state;
  for (let at = 1; at < 80 && state.phase !== 'over'; at++) {
    if (at % 16 === 0) moments.push(copyState(state));
    ({ state } = played(state, actor(state), anyAction(state, random)));
  }
  return moments;
}

/** Follows twins from these moments of a game. Counts the steps that were taken back. */
async function twinsAt(
  { ruleSet, terms, players }: TableKind,
  moments: readonly State[],
  random: Random,
): Promise<number> {
  let undone = 0;
  for (const state of moments) {
    const seat = random.below(players + 1);
    const watcher = seat < players ? seat : undefined;
    const twin = determinize(terms, viewFor(state, watcher), random);
    const sit = async (dealt: State): Promise<Party> =>
      party({
        rules: ruleSet,
        seats: Array.from({ length: players }, (_, at) => person(`P${at}`)),
        seating: terms.seating,
        ports: { deal: () => ({ state: copyState(dealt), events: [] }) },
      });
    undone += await liveAlike(await sit(state), await sit(twin), state, watcher, random);
  }
  return undone;
}

/** Does the same at both tables, and counts the steps that were taken back. */
async function liveAlike(
  here: Party,
  there: Party,
  begun: State,
  watcher: Seat | undefined,
  random: Random,
): Promise<number> {
  const place = watcher ?? here.told.length - 1;
  const bytes = ({ told }: Party): string => JSON.stringify(told[place]);
  let state = begun;
  const states = new Map<number, State>();
  let undone = 0;
  await both(async (all) => all.ask('host', { do: 'deal' }));
  // Someone who comes now sees the same too.
  await both(async (all) => {
    all.table.watch(watcher, (message) => all.told[place]!.push(message));
    return Promise.resolve();
  });
  expect(bytes(there)).toBe(bytes(here));
  states.set(here.seq, state);
  for (let step = 0; step < STEPS && state.phase !== 'over'; step++) {
    if (watcher !== undefined && random.below(3) === 0) {
      const [mine, theirs] = await both(async (all) =>
        all.ask(watcher, { do: 'takeBack' }, { id: `b${step}` }),
      );
      expect(JSON.stringify(theirs)).toBe(JSON.stringify(mine));
      expect(bytes(there)).toBe(bytes(here));
      if (mine.ok) {
        undone++;
        state = states.get(undoneIn(here.told[place]!.at(-1)!))!;
      }
      states.set(here.seq, state);
      continue;
    }
    const [asker, action] = attempt(state, watcher, random);
    const id = `s${step}`;
    const [mine, theirs] = await both(async (all) => all.act(asker, action, { id }));
    if (mine.ok) ({ state } = played(state, asker, action));
    states.set(here.seq, state);
    if (mine.ok !== theirs.ok && asker !== watcher) return undone;
    const news = [here, there].flatMap(({ told }) =>
      told[place]!.slice(-1).flatMap((message) =>
        message.is === 'happened' ? message.events : [],
      ),
    );
    if (news.some((event) => parts(event, watcher))) return undone;
    if (asker === watcher) expect(JSON.stringify(theirs)).toBe(JSON.stringify(mine));
    expect(bytes(there)).toBe(bytes(here));
  }
  return undone;

  async function both<T>(does: (all: Party) => Promise<T>): Promise<[T, T]> {
    return [await does(here), await does(there)];
  }
}

/** An attempt: mostly allowed, now and then nonsense or out of turn. */
function attempt(state: State, watcher: Seat | undefined, random: Random): [Seat, Action] {
  const action = anyAction(state, random);
  if (random.below(3) > 0) return [actor(state), action];
  const seat = watcher ?? random.below(state.terms.players);
  const nonsense: Action[] = [
    action,
    { do: 'discard', card: random.below(state.terms.faces) },
    { do: 'askToGoOut' },
    { do: 'layDown', lay: [{ cards: [random.below(state.terms.faces)], to: 0 }] },
    { do: 'pickUp', lay: [{ cards: [random.below(state.terms.faces)] }] },
  ];
  return [seat, pick(nonsense, random)];
}

/** The entry that the last steps back led to. */
function undoneIn(message: FromTable): number {
  if (message.is !== 'snapshot' || !message.undone) throw new Error('nothing was taken back');
  return message.undone.to;
}

/** Whether hidden cards came to light for the watcher: from here on the worlds may differ. */
function parts(event: Event, watcher: Seat | undefined): boolean {
  switch (event.event) {
    case 'upcard':
    case 'grabbed':
    case 'roundEnded':
    case 'replaced':
      return true;
    case 'drew':
    case 'tookFoot':
    case 'tookHand':
      return event.seat === watcher;
    case 'sawBottoms':
      return watcher !== undefined;
    default:
      return false;
  }
}
