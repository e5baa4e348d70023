import { hashOf } from '@hand-and-foot/fair';
import type { Ending, FromTable } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import { WATCHES_OF_LINE } from '../house/bounds.ts';
import type { Room } from '../house/room.ts';
import { MOST_UNSENT, newSession, type Session } from './session.ts';

const clock = { now: () => 0 };
const WATCH = '{"is":"watch","protocol":1,"code":"come-in"}';

/** A room that records its requests, and lines to it. */
function setUp() {
  const heard: unknown[] = [];
  const room = {
    enter(guest, listener) {
      heard.push(guest);
      tell = listener;
      return { again: () => heard.push('again'), leave: () => heard.push('left') };
    },
    ask: (guest, command) => heard.push(guest, command),
  } as Partial<Room> as Room;
  let tell: (message: FromTable) => void = () => undefined;
  const told: FromTable[] = [];
  const endings: Ending[] = [];
  let unsent = 0;
  const wire = {
    send: (message: FromTable) => told.push(message),
    unsent: () => unsent,
    close: (because: Ending) => endings.push(because),
  };
  return {
    heard,
    told,
    endings,
    tell: (message: FromTable) => tell(message),
    line: (guest = 'ann'): Session => newSession(room, guest, wire, clock),
    clog: () => (unsent = MOST_UNSENT + 1),
  };
}

test('no code goes further than its own connection, because commands may be stored on their way', () => {
  const { heard, line } = setUp();
  const session = line();
  const claim = { do: 'claim', code: 'open-sesame' };
  session.hear(WATCH);
  session.hear(JSON.stringify({ is: 'ask', id: 'one', expects: 0, ask: claim }));
  const guest = { guest: 'ann', code: hashOf('come-in') };
  const ask = { do: 'claim', code: hashOf('open-sesame') };
  expect(heard).toEqual([guest, guest, { id: 'one', expects: 0, ask }]);
});

test('a visitor who watches again by the same door stays, and by another door is new', () => {
  const { heard, line } = setUp();
  const session = line();
  session.hear(WATCH);
  session.hear(WATCH);
  session.hear('{"is":"watch","protocol":1,"have":3}');
  session.hear('{"is":"watch","protocol":1,"code":"another"}');
  const door = (code: string) => ({ guest: 'ann', code: hashOf(code) });
  expect(heard).toEqual([door('come-in'), 'again', 'again', 'left', door('another')]);
});

test('a line may ask for everything only so often, and is ended if it goes on', () => {
  const { heard, told, endings, line } = setUp();
  const session = line();
  for (let times = 0; times < WATCHES_OF_LINE.burst + 20; times++) session.hear(WATCH);
  expect(heard.filter((what) => what !== 'left')).toHaveLength(WATCHES_OF_LINE.burst);
  expect(told).toEqual(Array(10).fill({ is: 'malformed', why: 'tooFast' }));
  expect(endings).toEqual(['noise']);
});

test('a client that takes nothing is asked to come again', () => {
  const { endings, line, tell, clog } = setUp();
  line().hear(WATCH);
  clog();
  tell({ is: 'closed', seq: 2 });
  expect(endings).toEqual(['slow']);
});
