import { actor, legalActions } from '@hand-and-foot/engine';
import { party, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { finishedRecord } from './recordOf.ts';
import { tableFrom } from './sitting.ts';

const entriesOf = ({ log }: Party) => readLog('table', log.entries('table'));

test('a record tells nothing of a round that is still being played', async () => {
  const all = await party({ rules: 'closed-books' });
  await all.ask(0, { do: 'deal' });
  expect(finishedRecord(entriesOf(all)).trim().split('\n')).toHaveLength(1);
  for (;;) {
    const state = tableFrom(entriesOf(all)).sitting.state!;
    if (state.phase === 'over') break;
    await all.act(actor(state), legalActions(state).at(-1)!);
  }
  const first = finishedRecord(entriesOf(all));
  expect(first.trim().split('\n').at(-1)).toContain('"scores"');
  await all.ask(0, { do: 'deal' });
  expect(finishedRecord(entriesOf(all))).toBe(first);
});
