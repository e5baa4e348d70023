import { actor, legalActions, type Seat } from '@hand-and-foot/engine';
import { hashOf } from '@hand-and-foot/fair';
import { invited, known, seatedParty, type Party } from '@hand-and-foot/testkit';
import { describe, expect, test } from 'vitest';
import { readLog } from './readLog.ts';
import { tableFrom } from './sitting.ts';

const ok: unknown = expect.objectContaining({ ok: true });
const no = (why: string): unknown => expect.objectContaining({ ok: false, refusal: { why } });

async function playRound(all: Party, names: readonly string[]): Promise<void> {
  for (;;) {
    const { state } = tableFrom(readLog('table', all.log.entries('table'))).sitting;
    if (!state || state.phase === 'over') return;
    const action = legalActions(state).at(-1)!;
    await all.ask(known(names[actor(state)]!), { do: 'act', action });
  }
}

describe('nobody sees two hands of a round', () => {
  const sitIn = (seat: Seat) => ({ do: 'sit', seat, name: 'Somebody' }) as const;

  test('by getting up and sitting down elsewhere, also after another node has taken over', async () => {
    const all = await seatedParty();
    await all.ask(known('Ada'), { do: 'deal' });
    for (const [seat, name] of ['Ada', 'Ben'].entries())
      expect(await all.ask(known(name), { do: 'leave', seat })).toEqual(ok);
    expect(await all.ask(invited('Ada'), sitIn(1))).toEqual(no('sawAnother'));
    const again = await all.again();
    expect(await again.ask(invited('Ada'), sitIn(1), { id: 'fresh' })).toEqual(no('sawAnother'));
    expect(await again.ask(invited('Ada'), sitIn(0))).toEqual(ok);
    expect(await again.ask(invited('Eve'), sitIn(1))).toEqual(ok);
  });

  test('not in place of a bot, nor by a link, nor on a second device of theirs', async () => {
    const all = await seatedParty();
    await all.ask(known('Ada'), { do: 'link', code: hashOf('phone'), to: 'device' });
    await all.ask(known('phone'), { do: 'claim', code: hashOf('phone') });
    await all.ask(known('Ada'), { do: 'deal' });
    await all.ask(known('Ada'), { do: 'leave', seat: 0 });
    await all.ask(known('host'), { do: 'leave', seat: 1 });
    await all.ask(known('host'), { do: 'standIn', seat: 1, name: 'Bot', level: 'random' });
    await all.ask(known('Cleo'), { do: 'link', code: hashOf('take it'), to: 'person' });
    for (const guest of ['Ada', 'phone']) {
      expect(await all.ask(invited(guest), sitIn(1))).toEqual(no('sawAnother'));
      const claim = { do: 'claim', code: hashOf('take it'), name: 'Ada' } as const;
      expect(await all.ask(known(guest), claim)).toEqual(no('sawAnother'));
    }
    // The link waits for somebody who may use it.
    expect(
      await all.ask(known('Eve'), { do: 'claim', code: hashOf('take it'), name: 'Eve' }),
    ).toEqual(ok);
    expect(await all.ask(invited('Fay'), sitIn(1))).toEqual(ok);
  });

  test('but before the deal and when the round is over everybody sits where they like', async () => {
    const all = await seatedParty();
    await all.ask(known('Ada'), { do: 'leave', seat: 0 });
    await all.ask(known('Ben'), { do: 'leave', seat: 1 });
    expect(await all.ask(invited('Ada'), sitIn(1))).toEqual(ok);
    expect(await all.ask(invited('Ben'), sitIn(0))).toEqual(ok);
    await all.ask(known('Ada'), { do: 'deal' });
    await playRound(all, ['Ben', 'Ada', 'Cleo', 'Dora']);
    await all.ask(known('Ada'), { do: 'leave', seat: 1 });
    await all.ask(known('Ben'), { do: 'leave', seat: 0 });
    expect(await all.ask(invited('Ada'), sitIn(0))).toEqual(ok);
  });
});
