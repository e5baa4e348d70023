import type { Event, View } from '@hand-and-foot/engine';
import {
  follow,
  followFrom,
  PROTOCOL,
  type Answer,
  type FromTable,
  type News,
  type Snapshot,
} from '@hand-and-foot/protocol';
import { batch, signal } from '@preact/signals';
import { unguessable } from '../hall/chance.ts';
import { hall } from './hall.ts';
import type { LinkStatus, Listener, TableLink, Turn } from './tableLink.ts';
import { withEvents } from './turns.ts';

/** Sits down at a table of this device; undefined if there is none of this id, or it cannot be read. */
export async function joinTable(id: string, seat: number): Promise<TableLink | undefined> {
  return new Promise((resolve) => {
    const stop = hall.listen((told) => {
      if (told.table !== id || told.seat !== seat) return;
      if (told.message.is !== 'snapshot' && told.message.is !== 'stopped') return;
      stop();
      resolve(told.message.is === 'snapshot' ? linkFrom(id, seat, told.message) : undefined);
    });
    watch(id, seat);
  });
}

function watch(table: string, seat: number, have?: number): void {
  const since = have === undefined ? {} : { have };
  hall.send({ is: 'send', table, seat, message: { is: 'watch', protocol: PROTOCOL, ...since } });
}

function linkFrom(id: string, seat: number, snapshot: Snapshot): TableLink {
  const known = signal(followFrom(snapshot));
  const turns = signal<readonly Turn[]>(withEvents([], snapshot.lately));
  const status = signal<LinkStatus>('live');
  const listeners = new Set<Listener>();
  const unanswered = new Map<string, (answer: Answer) => void>();
  /** Answers whose news has yet to come. */
  let early: Extract<Answer, { ok: true }>[] = [];

  const stop = hall.listen((told) => {
    if (told.table === id && told.seat === seat) hear(told.message);
  });

  function hear(message: FromTable): void {
    switch (message.is) {
      case 'snapshot':
        batch(() => {
          known.value = followFrom(message);
          turns.value = withEvents([], message.lately);
        });
        break;
      case 'happened':
      case 'seated':
      case 'closed':
        takeIn(message);
        break;
      case 'answer':
        if (message.ok && message.seq > known.value.seq) early.push(message);
        else settle(message);
        break;
      case 'stopped':
        status.value = 'stopped';
        break;
      case 'malformed':
        throw new Error('the table does not understand this page');
    }
    settleEarly();
  }

  function takeIn(news: News): void {
    const before = known.value;
    const after = follow(before, news);
    if (after === 'gap') watch(id, seat, before.seq);
    else if (after !== before) {
      const events = news.is === 'happened' ? news.events : [];
      batch(() => {
        known.value = after;
        turns.value = withEvents(turns.value, events);
      });
      tell(events, before.view);
    }
  }

  function tell(events: readonly Event[], before: View | undefined): void {
    if (events.length > 0) for (const listener of listeners) listener(events, before);
  }

  function settle(answer: Answer): void {
    unanswered.get(answer.to)?.(answer);
    unanswered.delete(answer.to);
  }

  function settleEarly(): void {
    const due = early.filter(({ seq }) => seq <= known.value.seq);
    early = early.filter(({ seq }) => seq > known.value.seq);
    due.forEach(settle);
  }

  return {
    id,
    terms: snapshot.terms,
    known,
    turns,
    status,
    ask: async (ask) =>
      new Promise((resolve) => {
        const command = unguessable(12);
        unanswered.set(command, resolve);
        const message = { is: 'ask', id: command, expects: known.value.seq, ask } as const;
        hall.send({ is: 'send', table: id, seat, message });
      }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hurry: (on) => hall.send({ is: 'hurry', table: id, on }),
    leave() {
      stop();
      hall.send({ is: 'leave', table: id });
    },
  };
}
