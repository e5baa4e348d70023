import {
  actor,
  apply,
  legalActions,
  positionOf,
  seeded,
  startGame,
  startRound,
  termsFor,
  type Action,
  type MutableState,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import { playersOf, ruleSets } from '@hand-and-foot/rulesets';
import { pick, played } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { commandFor } from './commandFor.ts';
import { momentOf } from './moment.ts';
import { propose } from './propose.ts';
import { namesFor, type Seated } from './seated.ts';
import { verbNamed, wordsOf } from './verbs.ts';

const tables = ruleSets.flatMap((ruleSet) => {
  const numbers = playersOf(ruleSet.rules);
  return [numbers[0]!, numbers.at(-1)!].map((players) => ({ id: ruleSet.id, players, ruleSet }));
});

test.each(tables)('$id for $players: what is typed for an action does it', (table) => {
  const { ruleSet, players } = table;
  const terms = termsFor(ruleSet.rules, { players });
  const random = seeded(`typing ${table.id} ${players}`);
  let { state } = startGame(terms, seeded('typing/1'));
  let typed = 0;
  for (let step = 0; step < 300; step++) {
    if (state.phase === 'over') {
      if (state.round > 1) break;
      state = startRound(state, seeded('typing/2')).state;
    }
    const you = state.phase === 'deal' || !state.waiting ? state.turn : undefined;
    const legal = legalActions(state);
    if (you !== undefined && state.phase !== 'deal') {
      const seated = seatedAt(you);
      for (const action of pickSome(legal)) {
        const meant = told(played(state, you, action).state);
        if (told(doneBy(seated, action)) !== meant)
          expect.fail(`${commandFor(action, momentOf(seated, state))} does something else`);
        typed++;
      }
    }
    const seat = actor(state);
    ({ state } = played(state, seat, likely(legal)));
  }
  expect(typed).toBeGreaterThan(50);

  function seatedAt(you: Seat): Seated {
    const names = namesFor(players, 'You', 'typing');
    return { ruleSet, terms, names, you, bots: [], seed: 'typing' };
  }

  function pickSome(legal: readonly Action[]): Action[] {
    return legal.length < 8 ? [...legal] : Array.from({ length: 8 }, () => pick(legal, random));
  }

  /** Mostly melds and pick-ups, to fill the table. */
  function likely(legal: readonly Action[]): Action {
    const busy = legal.filter(
      ({ do: what }) => what !== 'discard' && what !== 'endTurn' && what !== 'draw',
    );
    return pick(busy.length > 0 && random.below(8) > 0 ? busy : legal, random);
  }

  function doneBy(seated: Seated, action: Action): MutableState {
    const moment = momentOf(seated, state);
    const [word, ...words] = wordsOf(commandFor(action, moment));
    const proposal = propose(verbNamed(word!)!, words, moment);
    if (!proposal || 'puzzle' in proposal)
      throw new Error(`${commandFor(action, moment)}: ${proposal?.puzzle ?? 'nothing'}`);
    const allowed = proposal.actions.find((each) => apply(state, seated.you, each).ok);
    return played(state, seated.you, allowed ?? proposal.actions[0]!).state;
  }
});

function told(state: State): string {
  return JSON.stringify(positionOf(state));
}
