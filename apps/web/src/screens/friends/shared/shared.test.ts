import type { Ask, Holder } from '@hand-and-foot/protocol';
import { expect, test } from 'vitest';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { askInPerson } from './shared.ts';

/** A table where you have the first seat, and its requests. */
function tableWith(holder: Holder) {
  const asked: Ask[] = [];
  const known = { value: { seat: 0, seats: [holder], closed: false } };
  const ask = (wanted: Ask) => {
    asked.push(wanted);
    return Promise.resolve({ is: 'answer', to: '', ok: true, seq: 1 });
  };
  return { asked, link: { known, ask } as unknown as RemoteLink };
}

test('a player who acts takes their seat back from the bot first', async () => {
  const { asked, link } = tableWith({
    is: 'bot',
    name: 'Ana',
    level: 'casual',
    standsInFor: 'Ana',
  });
  await askInPerson(link, { do: 'deal' });
  expect(asked).toEqual([{ do: 'sit', seat: 0, name: 'Ana' }, { do: 'deal' }]);
});

test('a player in their own seat asks once', async () => {
  const { asked, link } = tableWith({ is: 'person', name: 'Ana' });
  await askInPerson(link, { do: 'deal' });
  expect(asked).toEqual([{ do: 'deal' }]);
});
