import { hashOf } from '@hand-and-foot/fair';
import { expect, test } from 'vitest';
import type { Room } from '../house/room.ts';
import { newSession } from './session.ts';

test('no code goes further than the line it came by, since what is asked may be stored on its way', () => {
  const heard: unknown[] = [];
  const room = {
    enter(guest) {
      heard.push(guest);
      return () => undefined;
    },
    ask: (guest, command) => heard.push(guest, command),
  } as Partial<Room> as Room;
  const wire = { send: () => undefined, unsent: () => 0, close: () => undefined };
  const session = newSession(room, 'ann', wire, { now: () => 0 });
  const claim = { do: 'claim', code: 'open-sesame' };
  session.hear('{"is":"watch","protocol":1,"code":"come-in"}');
  session.hear(JSON.stringify({ is: 'ask', id: 'one', expects: 0, ask: claim }));
  const guest = { guest: 'ann', code: hashOf('come-in') };
  const ask = { do: 'claim', code: hashOf('open-sesame') };
  expect(heard).toEqual([guest, guest, { id: 'one', expects: 0, ask }]);
});
