import {
  apply,
  eventFor,
  viewFor,
  type Action,
  type Event,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import type { Answer, Following, Holder } from '@hand-and-foot/protocol';
import { batch, signal } from '@preact/signals';
import type { TurnListener, TableLink, Turn } from '../../table/link/tableLink.ts';
import { withEvents } from '../../table/link/turns.ts';
import { ruleSet, terms } from './scene.ts';

const YOU = 0;

/** A table where only the learner plays, with a partner who always says yes. */
export function lessonLink(begun: State, names: readonly string[]): TableLink {
  let state = begun;
  const known = signal<Following>({
    terms,
    seat: YOU,
    seq: 0,
    seats: names.map((name, seat): Holder =>
      seat === YOU ? { is: 'person', name } : { is: 'bot', name, level: 'steady' },
    ),
    view: viewFor(begun, YOU),
    rounds: [],
    closed: false,
    backSteps: [],
  });
  const turns = signal<readonly Turn[]>([]);
  const listeners = new Set<TurnListener>();

  function act(seat: Seat, action: Action): Answer {
    const to = 'lesson';
    const outcome = apply(state, seat, action);
    if (!outcome.ok) return { is: 'answer', to, ok: false, refusal: outcome.refusal };
    state = outcome.state;
    tell(outcome.events.map((event) => eventFor(event, YOU)));
    return { is: 'answer', to, ok: true, seq: known.value.seq };
  }

  function tell(events: readonly Event[]): void {
    const before = known.value;
    batch(() => {
      known.value = { ...before, seq: before.seq + 1, view: viewFor(state, YOU) };
      turns.value = withEvents(turns.value, events);
    });
    for (const listener of listeners) listener(events, before.view);
  }

  return {
    id: 'lesson',
    terms: {
      rules: { id: ruleSet.id, name: ruleSet.name, rules: ruleSet.rules },
      seating: terms.seating,
      pace: 'normal',
    },
    known,
    turns,
    status: signal('live' as const),
    async ask(ask) {
      if (ask.do !== 'act') throw new Error('a lesson only knows play');
      const answer = act(YOU, ask.action);
      const asked = known.value.view?.asked;
      if (asked) await aMoment();
      for (const seat of asked?.waiting ?? []) act(seat, { do: 'answer', yes: true });
      return answer;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPace: () => undefined,
    leave: () => undefined,
  };
}

/** A partner's time to answer. */
async function aMoment(): Promise<void> {
  return new Promise((pass) => setTimeout(pass, 500));
}
