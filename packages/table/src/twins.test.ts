import {
  actor,
  apply,
  copyState,
  determinize,
  legalActions,
  seeded,
  viewFor,
  type Action,
  type Event,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { FromTable } from '@hand-and-foot/protocol';
import { party, person, randomGame, tableKinds, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';

/** How often a moment of a game is looked at, and how far the twins are followed. */
const EVERY = 150;
const STEPS = 10;

const kinds = tableKinds.filter(({ players }) => players === 4 || players === 5);

test.each(kinds)(
  'two tables that differ in hidden cards alone tell a seat the same, byte for byte: $name',
  async ({ name, ruleSet, terms, players }) => {
    const random = seeded(`twins/${name}`);
    const moments: State[] = [];
    randomGame(terms, `twins/${name}`, (state) => {
      if (random.below(EVERY) === 0) moments.push(copyState(state));
    });
    for (const state of moments.slice(0, 12)) {
      const seat = random.below(players + 1);
      const watcher = seat < players ? seat : undefined;
      const twin = determinize(terms, viewFor(state, watcher), random);
      const sit = async (dealt: State): Promise<Party> =>
        party({
          rules: ruleSet.id,
          seats: Array.from({ length: players }, (_, at) => person(`P${at}`)),
          seating: terms.seating,
          ports: { deal: () => ({ state: copyState(dealt), events: [] }) },
        });
      await liveAlike(await sit(state), await sit(twin), state, watcher, random);
    }
  },
);

async function liveAlike(
  here: Party,
  there: Party,
  begun: State,
  watcher: Seat | undefined,
  random: Random,
): Promise<void> {
  const place = watcher ?? here.told.length - 1;
  const bytes = ({ told }: Party): string => JSON.stringify(told[place]);
  let state = begun;
  const states = new Map<number, State>();
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
      if (mine.ok) state = states.get(undoneIn(here.told[place]!.at(-1)!))!;
      states.set(here.seq, state);
      continue;
    }
    const [asker, action] = attempt(state, watcher, random);
    const id = `s${step}`;
    const [mine, theirs] = await both(async (all) => all.act(asker, action, { id }));
    if (mine.ok) state = played(state, asker, action);
    states.set(here.seq, state);
    if (mine.ok !== theirs.ok && asker !== watcher) return;
    const news = [here, there].flatMap(({ told }) =>
      told[place]!.slice(-1).flatMap((message) =>
        message.is === 'happened' ? message.events : [],
      ),
    );
    if (news.some((event) => parts(event, watcher))) return;
    if (asker === watcher) expect(JSON.stringify(theirs)).toBe(JSON.stringify(mine));
    expect(bytes(there)).toBe(bytes(here));
  }

  async function both<T>(does: (all: Party) => Promise<T>): Promise<[T, T]> {
    return [await does(here), await does(there)];
  }
}

/** An attempt: mostly allowed, now and then nonsense or out of turn. */
function attempt(state: State, watcher: Seat | undefined, random: Random): [Seat, Action] {
  const legal = legalActions(state);
  const action = legal[random.below(legal.length)]!;
  if (random.below(3) > 0) return [actor(state), action];
  const seat = watcher ?? random.below(state.terms.players);
  const nonsense: Action[] = [
    action,
    { do: 'discard', card: random.below(state.terms.faces) },
    { do: 'askToGoOut' },
    { do: 'layDown', lay: [{ cards: [random.below(state.terms.faces)], to: 0 }] },
    { do: 'pickUp', lay: [{ cards: [random.below(state.terms.faces)] }] },
  ];
  return [seat, nonsense[random.below(nonsense.length)]!];
}

/** The entry that the last steps back led to. */
function undoneIn(message: FromTable): number {
  if (message.is !== 'snapshot' || !message.undone) throw new Error('nothing was taken back');
  return message.undone.to;
}

function played(state: State, seat: Seat, action: Action): State {
  const outcome = apply(state, seat, action);
  if (!outcome.ok) throw new Error(outcome.refusal.why);
  return outcome.state;
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
