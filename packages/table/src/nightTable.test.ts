import { positionOf, viewFor, type State } from '@hand-and-foot/engine';
import { hashOf, shuffleKey } from '@hand-and-foot/fair';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { known, party, stateOf, type Party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import { shufflesIn, storyOf } from './story.ts';
import { readLog } from './readLog.ts';

const secrets = [hashOf('one'), hashOf('two')];
const seeds = [hashOf('Ada'), '', hashOf('Cleo')];
const house = ruleSetById('house')!;
const rules = {
  ...house,
  rules: { ...house.rules, gameEnd: { after: 'rounds', rounds: 2 } as const },
};

/** A table of a night, where guests sit already or bots do. */
async function atTable(table: number, wishes: { bots?: boolean } = {}): Promise<Party> {
  const night = {
    night: 'friday',
    round: 1,
    table,
    boards: secrets.map((secret, at) => ({ board: at + 1, secret })),
    seeds,
  };
  const doors = {
    table: `t${table}`,
    host: 'night friday',
    invite: 'none',
    watch: 'none',
    secret: '',
  };
  return party({
    rules,
    seating: 'pairs',
    doors: { ...doors, night },
    ...(wishes.bots
      ? {
          seats: ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => ({
            is: 'bot',
            name,
            level: 'random',
          })),
        }
      : {}),
    pace: 'quick',
  });
}

const NIGHT = { guest: 'night friday' };

async function finishRound({ clock, log }: Party, rounds: number): Promise<void> {
  const ended = (): number => log.entries('table').filter(({ entry }) => entry === 'dealt').length;
  for (let i = 0; i < 100_000 && (ended() < rounds || !isOver()); i++) await clock.pass(1000);
  function isOver(): boolean {
    const { entry } = log.entries('table').at(-1) as { entry: string };
    return entry === 'acted' && stateOf({ log } as Party).phase === 'over';
  }
}

test('a board has the same cards at every table, and they follow from its secret and the night’s seeds', async () => {
  const cards: State[] = [];
  for (const table of [1, 2]) {
    const all = await atTable(table);
    await all.ask(NIGHT, { do: 'deal' });
    cards.push(stateOf(all));
    const [, dealt] = all.log.entries('table') as { seed?: string }[];
    expect(dealt!.seed).toBe(shuffleKey({ table: 'friday', round: 1, seeds, secret: secrets[0]! }));
  }
  expect(positionOf(cards[1]!)).toEqual(positionOf(cards[0]!));
});

test('nobody at the table is told a secret, a pledge or a seed, not even when the round is over', async () => {
  const all = await atTable(1, { bots: true });
  await all.ask(NIGHT, { do: 'deal' });
  await finishRound(all, 1);
  await all.ask(NIGHT, { do: 'deal' });
  const { log } = all;
  const keys = (log.entries('table') as { seed?: string }[]).flatMap(({ seed }) => seed ?? []);
  expect(keys).toHaveLength(2);
  const told = JSON.stringify(all.told);
  for (const secret of [...secrets, ...seeds.filter(Boolean), ...keys])
    expect(told).not.toContain(secret);
  expect(told).toContain('"night":{"night":"friday","round":1,"table":1,"boards":[1,2]}');
});

test('its story shows the boards that were played, and anyone can check them', async () => {
  const all = await atTable(1, { bots: true });
  await all.ask(NIGHT, { do: 'deal' });
  await finishRound(all, 1);
  const story = (): unknown[] =>
    JSON.parse(JSON.stringify(storyOf(readLog('table', all.log.entries('table'))))) as unknown[];
  await all.ask(NIGHT, { do: 'deal' });
  expect(JSON.stringify(story())).not.toContain(secrets[1]);
  expect(shufflesIn(story())).toMatchObject([
    { seeds, secret: secrets[0], board: { night: 'friday', board: 1 } },
  ]);
  await finishRound(all, 2);
  expect(shufflesIn(story()).map(({ secret }) => secret)).toEqual(secrets);
  const spoilt = story();
  (spoilt[0] as { doors: { night: { seeds: string[] } } }).doors.night.seeds = [];
  expect(() => shufflesIn(spoilt)).toThrow('doesn’t follow');
});

test('only the night decides who comes in', async () => {
  const all = await atTable(1);
  await all.ask(NIGHT, { do: 'deal' });
  const no = { ok: false, refusal: { why: 'seatedByNight' } };
  const hash = hashOf('code');
  expect(await all.ask(0, { do: 'leave', seat: 0 })).toMatchObject(no);
  expect(await all.ask(0, { do: 'invite', code: hash, watch: hash })).toMatchObject(no);
  expect(await all.ask(0, { do: 'link', code: hash, to: 'person' })).toMatchObject(no);
  expect(await all.ask(0, { do: 'mix', seed: hash })).toMatchObject(no);
  expect(await all.ask(0, { do: 'link', code: hash, to: 'device' })).toMatchObject({ ok: true });
  for (const stranger of [known('eve'), { guest: '', code: '' }, { guest: 'eve', code: hash }]) {
    expect(all.table.roles(stranger)).toMatchObject({
      admitted: false,
      invited: false,
      host: false,
    });
    expect(await all.ask(stranger, { do: 'close' })).toMatchObject({ ok: false });
  }
});

test('it is the same table after a restart', async () => {
  const all = await atTable(1, { bots: true });
  await all.ask(NIGHT, { do: 'deal' });
  await finishRound(all, 1);
  await all.ask(NIGHT, { do: 'deal' });
  const before = viewFor(stateOf(all), 0);
  const again = await all.again();
  expect(again.log.entries('table')[0]).toMatchObject({ version: 5 });
  expect(viewFor(stateOf(again), 0)).toEqual(before);
});
