import { actor, legalActions } from '@hand-and-foot/engine';
import { readLog, tableFrom } from '@hand-and-foot/table';
import { party, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { recordFrom } from './recordFrom.ts';

const entriesOf = ({ log }: Party) => readLog(log.entries('table'));

test('a record tells nothing of a round that is still being played', async () => {
  const all = await party({ rules: 'closed-books' });
  await all.ask(0, { do: 'deal' });
  expect(recordFrom(entriesOf(all)).trim().split('\n')).toHaveLength(1);
  for (;;) {
    const state = tableFrom(entriesOf(all)).sitting.state!;
    if (state.phase === 'over') break;
    await all.act(actor(state), legalActions(state).at(-1)!);
  }
  const first = recordFrom(entriesOf(all));
  expect(first.trim().split('\n').at(-1)).toContain('"scores"');
  await all.ask(0, { do: 'deal' });
  expect(recordFrom(entriesOf(all))).toBe(first);
});
