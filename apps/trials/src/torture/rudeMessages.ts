import type { Ask, FromTable } from '@hand-and-foot/protocol';
import { makeTable, tokenOf, type Made } from './gathering.ts';
import { openRudeLine, type RudeLine } from './rudeLine.ts';

/** Invalid messages, and the reasons given for them. */
const UNREADABLE: readonly (readonly [what: string | Buffer, why: string])[] = [
  ['', 'notJson'],
  ['hello', 'notJson'],
  ['{"is":', 'notJson'],
  ['['.repeat(8000), 'notJson'],
  [Buffer.from([0, 1, 2, 255]), 'notJson'],
  ['null', 'malformed'],
  ['[]', 'malformed'],
  [`${'['.repeat(4000)}${']'.repeat(4000)}`, 'malformed'],
  ['{"is":"watch"}', 'malformed'],
  ['{"is":"watch","protocol":1,"have":-1}', 'malformed'],
  ['{"is":"watch","protocol":1,"more":1}', 'malformed'],
  ['{"is":"ask","id":"a","expects":1e99,"ask":{"do":"deal"}}', 'malformed'],
  ['{"is":"ask","id":"a","expects":1,"ask":{"do":"fly"}}', 'malformed'],
  ['{"is":"ask","id":"a","expects":1,"ask":{"do":"sit","seat":-1,"name":"x"}}', 'malformed'],
  ['{"is":"ask","id":"a","expects":1,"ask":{"do":"sit","seat":0,"name":" "}}', 'malformed'],
  ['{"is":"ask","id":"a","expects":1,"ask":{"do":"say","text":"\\u202e\\u3164"}}', 'malformed'],
  [`{"is":"ask","id":"${'a'.repeat(5000)}","expects":1,"ask":{"do":"deal"}}`, 'malformed'],
  ['{"__proto__":{"is":"watch"},"protocol":1}', 'malformed'],
  [`"${'x'.repeat(9000)}"`, 'tooLong'],
];

/** Forbidden actions, out of turn or for others, and their refusals. */
const FORBIDDEN: readonly (readonly [ask: Ask, whys: readonly string[]])[] = [
  [{ do: 'act', action: { do: 'discard', card: 3 } }, ['notDealtYet', 'notYourTurn']],
  [{ do: 'act', action: { do: 'draw' } }, ['notDealtYet', 'notYourTurn']],
  [{ do: 'deal' }, ['seatsEmpty']],
  [{ do: 'sit', seat: 1, name: 'Thief' }, ['seatTaken', 'notYourSeat']],
  [{ do: 'sit', seat: 2, name: 'Greedy' }, ['notYourSeat']],
  [{ do: 'sit', seat: 15, name: 'Far away' }, ['noSuchSeat']],
  [{ do: 'leave', seat: 1 }, ['notYourSeat']],
  [{ do: 'standIn', seat: 1, name: 'Bot', level: 'random' }, ['notYourSeat']],
  [{ do: 'standIn', seat: 0, name: 'Bot', level: 'unheard-of' }, ['noSuchBot']],
  [{ do: 'sit', seat: 0, name: 'Rude', face: 'gargoyle' }, ['noSuchFace']],
  [{ do: 'claim', code: 'guessed' }, ['noSuchLink']],
  [{ do: 'handOn', seat: 0 }, ['notYourSeat']],
  [{ do: 'close' }, ['notYourSeat']],
];

const watching = (code?: string): string =>
  JSON.stringify({ is: 'watch', protocol: 1, ...(code === undefined ? {} : { code }) });
const asking = (id: string, ask: Ask, expects = 0): string =>
  JSON.stringify({ is: 'ask', id, expects, ask });
const isAnswerTo =
  (id: string) =>
  (message: FromTable): boolean =>
    message.is === 'answer' && message.to === id;

/**
 * Says everything that shouldn't be said to a table, and returns what wasn't refused well. Only two things are done:
 * two people sit down, and one of them leaves.
 */
export async function sendRudeMessages(
  address: string,
  port: number,
  seed: string,
): Promise<{ readonly sent: number; readonly table: string; readonly violations: string[] }> {
  const made = await makeTable(address, seed);
  const violations: string[] = [];
  const complain = (sentence: string): void => void violations.push(sentence);
  let sent = 0;

  async function line(name: string): Promise<RudeLine> {
    const opened = await openRudeLine(port, made.table, tokenOf(`${seed}/${name}`));
    if (!opened) throw new Error(`${name} is not let on a line`);
    return opened;
  }

  // Unreadable messages, a few at a time, because too many close the line
  for (const [what, why] of UNREADABLE) {
    const rude = await line('Mallory');
    rude.send(what);
    sent++;
    const told = await rude.hears(({ is }) => is === 'malformed');
    const given = told?.is === 'malformed' ? told.why : `not, but ended ${rude.ended?.code}`;
    if (given !== why) complain(`${String(what).slice(0, 60)} was called ${given}`);
    rude.close();
  }

  await seat(made, 'Ada', 0);
  await seat(made, 'Ben', 1);
  const ada = await line('Ada');
  for (const [at, [ask, whys]] of FORBIDDEN.entries()) {
    ada.send(asking(`f${at}`, ask, 3));
    sent++;
    const answer = await ada.hears(isAnswerTo(`f${at}`));
    const why = answer?.is === 'answer' && !answer.ok ? answer.refusal.why : JSON.stringify(answer);
    if (!whys.includes(why)) complain(`${JSON.stringify(ask)} was answered ${why}`);
  }
  ada.close();

  sent += await strangers();
  return { sent, table: made.table, violations };

  async function seat({ invite }: Made, name: string, at: number): Promise<void> {
    const somebody = await line(name);
    somebody.send(watching(invite));
    somebody.send(asking('sit', { do: 'sit', seat: at, name }));
    if (!(await somebody.hears(isAnswerTo('sit')))) complain(`${name} is not answered`);
    somebody.close();
  }

  /** People who aren't let in, or only to watch. */
  async function strangers(): Promise<number> {
    const stranger = await line('Eve');
    stranger.send(asking('look', { do: 'say', text: 'What do you have?' }));
    await stranger.hears(isAnswerTo('look'));
    if (stranger.heard.some(({ is }) => is !== 'answer'))
      complain(`a stranger was told ${JSON.stringify(stranger.heard[0])}`);
    stranger.send(watching('a-guess'));
    if ((await stranger.ends()) !== 4003)
      complain(`a stranger was let in: ${stranger.ended?.code}`);

    const onlooker = await line('Olaf');
    onlooker.send(watching(made.watch));
    onlooker.send(asking('sit', { do: 'sit', seat: 3, name: 'Olaf' }));
    const answer = await onlooker.hears(isAnswerTo('sit'));
    if (answer?.is !== 'answer' || answer.ok) complain('an onlooker sat down');
    onlooker.send(JSON.stringify({ is: 'watch', protocol: 999 }));
    if ((await onlooker.ends()) !== 4010) complain(`an old page was ended ${onlooker.ended?.code}`);

    // Somebody who left their seat and lost the invitation is a stranger again.
    const gone = await line('Ben');
    gone.send(asking('leave', { do: 'leave', seat: 1 }));
    await gone.hears(isAnswerTo('leave'));
    gone.send(watching());
    if ((await gone.ends()) !== 4003) complain(`a stale token was let in: ${gone.ended?.code}`);

    const lost = await openRudeLine(port, 'no-such-table', tokenOf(seed));
    if ((await lost?.ends()) !== 4004) complain(`no such table ended ${lost?.ended?.code}`);

    const long = await line('Mallory');
    long.send('x'.repeat(100_000));
    if ((await long.ends()) !== 1009) complain(`100 KB at once ended ${long.ended?.code}`);
    return 8;
  }
}
