import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { tokenOf, type Made } from './gathering.ts';
import { openRudeLine, type RudeLine } from './rudeLine.ts';

const FLOOD = 10_000;
const SOCKETS = 140;
/** One address's default limit. */
const ALLOWED = 100;
const SLOW_READERS = 10;

/** Too much of everything: messages, sockets, endless requests, clients that don't read. */
export async function crowd(
  port: number,
  { table, watch }: Made,
  seed: string,
): Promise<{ readonly sent: number; readonly violations: string[] }> {
  const violations: string[] = [];
  const token = tokenOf(`${seed}/crowd`);
  const watching = JSON.stringify({ is: 'watch', protocol: 1, code: watch });
  const line = async (): Promise<RudeLine | undefined> => openRudeLine(port, table, token);
  const slow = slowRequests(port);

  for (const text of ['noise', watching, askAway()]) {
    const flood = await line();
    for (let i = 0; i < FLOOD; i++) flood!.send(text);
    const code = await flood!.ends();
    if (code !== 1008 && code !== 1013)
      violations.push(`a flood of ${text.slice(0, 40)} ended ${code}`);
    if (flood!.heard.length > 200)
      violations.push(`a flood of ${text.slice(0, 40)} got ${flood!.heard.length} answers`);
  }

  const sleepers = await Promise.all(Array.from({ length: SLOW_READERS }, line));
  for (const sleeper of sleepers) {
    sleeper!.pause();
    for (let i = 0; i < 50; i++) sleeper!.send(watching);
  }

  const many = await Promise.all(Array.from({ length: SOCKETS }, line));
  const taken = many.filter((one) => one !== undefined).length + SLOW_READERS;
  if (taken > ALLOWED) violations.push(`one address has ${taken} sockets`);
  for (const one of [...many, ...sleepers]) one?.close();
  await sleep(300);
  const again = await line();
  if (!again) violations.push('an address that hung up is not taken again');
  again?.close();
  for (const socket of slow) socket.destroy();
  return { sent: 3 * FLOOD + SOCKETS + SLOW_READERS * 51 + slow.length, violations };
}

function askAway(): string {
  return JSON.stringify({ is: 'ask', id: 'again', expects: 1, ask: { do: 'deal' } });
}

/** Requests whose head or body never ends. */
function slowRequests(port: number): Socket[] {
  const heads = [
    'POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n{',
    'GET / HTTP/1.1\r\nhost: localh',
    '',
  ];
  return Array.from({ length: 90 }, (_, i) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    socket.on('error', () => undefined);
    socket.write(heads[i % heads.length]!);
    return socket;
  });
}
