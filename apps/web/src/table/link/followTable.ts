import {
  follow,
  followFrom,
  PROTOCOL,
  type FromClient,
  type FromTable,
  type News,
  type Snapshot,
} from '@hand-and-foot/protocol';
import { batch, signal } from '@preact/signals';
import type { ClockPace } from '../../worker/shared/messages.ts';
import { unguessable } from '../../worker/shared/chance.ts';
import { newAnswers } from './answers.ts';
import type { LinkStatus, TurnListener, TableLink, Turn } from './tableLink.ts';
import { withEvents, withSnapshot } from './turns.ts';

/** The transport to a table and back. */
export interface Wire {
  send(message: FromClient): void;
  listen(listener: (message: FromTable) => void): () => void;
  setPace(pace: ClockPace): void;
  leave(): void;
}

/** Sits down at a table; undefined if it has stopped. */
export async function followTable(id: string, wire: Wire): Promise<TableLink | undefined> {
  return new Promise((resolve) => {
    const stop = wire.listen((message) => {
      if (message.is !== 'snapshot' && message.is !== 'stopped') return;
      stop();
      resolve(message.is === 'snapshot' ? linkFrom(id, wire, message) : undefined);
    });
    wire.send(watch());
  });
}

function watch(have?: number): FromClient {
  return { is: 'watch', protocol: PROTOCOL, ...(have === undefined ? {} : { have }) };
}

function linkFrom(id: string, wire: Wire, snapshot: Snapshot): TableLink {
  const known = signal(followFrom(snapshot));
  const turns = signal<readonly Turn[]>(withEvents([], snapshot.lately));
  const status = signal<LinkStatus>('live');
  const listeners = new Set<TurnListener>();
  const answers = newAnswers();

  const stop = wire.listen(hear);

  function hear(message: FromTable): void {
    switch (message.is) {
      case 'snapshot':
        beginAgain(message);
        break;
      case 'happened':
      case 'seated':
      case 'mixed':
      case 'said':
      case 'noted':
      case 'handedOn':
      case 'closed':
        takeIn(message);
        break;
      case 'answer':
        answers.hear(message, known.value.seq);
        break;
      case 'stopped':
        status.value = 'stopped';
        break;
      case 'present':
      case 'turnedAway':
        break;
      case 'malformed':
        throw new Error('the table does not understand this page');
    }
    answers.settle(known.value.seq);
  }

  function beginAgain(message: Snapshot): void {
    const { undone, lately } = message;
    const before = known.value;
    batch(() => {
      known.value = followFrom(message);
      turns.value = withSnapshot(turns.value, lately);
    });
    if (undone) for (const listener of listeners) listener([], before.view, undone);
  }

  function takeIn(news: News): void {
    const before = known.value;
    const after = follow(before, news);
    if (after === 'gap') wire.send(watch(before.seq));
    else if (after !== before) {
      const events = news.is === 'happened' ? news.events : [];
      batch(() => {
        known.value = after;
        turns.value = withEvents(turns.value, events);
      });
      // Even without events in the game: staged cards must survive somebody sitting down or speaking.
      for (const listener of listeners) listener(events, before.view);
    }
  }

  return {
    id,
    terms: snapshot.terms,
    known,
    turns,
    status,
    async ask(ask) {
      const command = unguessable(12);
      const answered = answers.to(command);
      wire.send({ is: 'ask', id: command, expects: known.value.seq, ask });
      return answered;
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setPace: (pace) => wire.setPace(pace),
    leave() {
      stop();
      wire.leave();
    },
  };
}
