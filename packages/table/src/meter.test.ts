import { party } from '@hand-and-foot/testkit';
import { expect, test } from 'vitest';
import type { Share } from './ports.ts';

/** Collects a table's reports of its work, and can hold it up. */
function listen() {
  const heard: string[] = [];
  const gate: { hold?: Promise<void> | undefined } = {};
  const share: Share = {
    wait: () => gate.hold,
    begin: (command) => heard.push(`begin ${command ?? ''}`.trim()),
    end: () => heard.push('end'),
  };
  return { heard, gate, share };
}

test('a table says when it begins to work for a command, and when it has done it', async () => {
  const { heard, share } = listen();
  const all = await party({ ports: { share } });
  heard.length = 0;
  await all.ask('host', { do: 'deal' }, { id: 'the deal' });
  expect(heard).toEqual(['begin host the deal', 'end', 'begin', 'end']);
  heard.length = 0;
  await all.ask('host', { do: 'deal' }, { id: 'once more' });
  expect(heard).toEqual(['begin host once more', 'end']);
});

test('while it is held up it answers nobody, and then everybody', async () => {
  const { gate, share } = listen();
  const all = await party({ ports: { share } });
  let goOn = (): void => undefined;
  gate.hold = new Promise((resolve) => (goOn = resolve));
  const answers: number[] = [];
  for (const nth of [1, 2]) {
    const command = { id: `${nth}`, expects: all.seq, ask: { do: 'deal' } } as const;
    all.table.ask('host', command, () => answers.push(nth));
  }
  for (let times = 0; times < 5; times++) await all.clock.pass(60_000);
  expect(answers).toEqual([]);
  gate.hold = undefined;
  goOn();
  await all.clock.pass(0);
  expect(answers).toEqual([1, 2]);
});
