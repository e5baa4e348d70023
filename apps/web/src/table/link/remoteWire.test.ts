import type { FromTable } from '@hand-and-foot/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteWire } from './remoteWire.ts';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  readonly address: string;
  constructor(address: string) {
    super();
    this.address = address;
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  tell(message: FromTable): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

let sockets: FakeSocket[];
const latest = (): FakeSocket => sockets.at(-1)!;

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { baseURI: 'https://here.example/' }));
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, page[name].bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const news = (seq: number): FromTable => ({ is: 'said', seq, seat: 1, text: 'Hello!', at: 0 });
const command = { is: 'ask', id: 'one', expects: 7, ask: { do: 'deal' } } as const;

/** A page that's watching, knows everything up to entry 7, and sits in seat 2. */
function watching() {
  const wire = remoteWire('table', 'code');
  const heard: FromTable[] = [];
  wire.listen((message) => heard.push(message));
  latest().open();
  wire.send({ is: 'watch', protocol: 1 });
  latest().tell({ is: 'snapshot', seq: 7, seat: 2 } as FromTable);
  return { wire, heard };
}

test('a connection brings the code, and later tells how far it has come', () => {
  const { wire } = watching();
  expect(latest().address).toBe('wss://here.example/api/tables/table');
  expect(latest().sent).toEqual([{ is: 'watch', protocol: 1, code: 'code' }]);
  latest().tell(news(8));
  latest().close();
  expect(wire.line.value).toBe('lost');
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(wire.line.value).toBe('live');
  expect(latest().sent).toEqual([{ is: 'watch', protocol: 1, have: 8, seat: 2, code: 'code' }]);
});

test("a command is sent again until it's answered, then never again", () => {
  const { wire } = watching();
  wire.send(command);
  latest().close();
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent.at(-1)).toEqual(command);
  latest().tell({ is: 'answer', to: 'one', ok: true, seq: 8 });
  latest().close();
  vi.advanceTimersByTime(5000);
  latest().open();
  expect(latest().sent).toHaveLength(1);
});

test('a command that could not be stored is sent again, since it may have been done, and given up only in the end', () => {
  const { wire, heard } = watching();
  const stopped = { is: 'answer', to: 'one', ok: false, refusal: { why: 'tableStopped' } } as const;
  wire.send(command);
  latest().tell(stopped);
  expect(heard.some(({ is }) => is === 'answer')).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(latest().sent.filter(({ is }) => is === 'ask')).toEqual([command, command]);
  latest().tell({ is: 'answer', to: 'one', ok: true, seq: 8 });
  expect(heard.at(-1)).toMatchObject({ is: 'answer', ok: true });
  wire.send(command);
  for (let tries = 0; tries < 30; tries++) {
    latest().tell(stopped);
    vi.advanceTimersByTime(1000);
  }
  expect(heard.at(-1)).toEqual(stopped);
});

test('a connection that answers nothing is left for another', () => {
  const { wire } = watching();
  wire.send(command);
  vi.advanceTimersByTime(9000);
  expect(sockets).toHaveLength(2);
  latest().open();
  expect(latest().sent.map(({ is }) => is)).toEqual(['watch', 'ask']);
});

test('news after a gap doesn’t count as told', () => {
  const { wire } = watching();
  latest().tell(news(9));
  wire.send({ is: 'watch', protocol: 1, have: 7 });
  expect(latest().sent.at(-1)).toMatchObject({ is: 'watch', have: 7 });
});

test('pauses grow while nothing answers, and end at once with the network', () => {
  watching();
  latest().close();
  vi.advanceTimersByTime(60_000);
  const tries = sockets.length;
  expect(tries).toBeLessThan(14);
  for (let more = 0; more < 6; more++) {
    latest().close();
    vi.advanceTimersByTime(20_000);
  }
  latest().close();
  const before = sockets.length;
  vi.advanceTimersByTime(5000);
  expect(sockets).toHaveLength(before);
  dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(before + 1);
});

test.each([
  [4003, 'turnedAway'],
  [4004, 'noSuchTable'],
  [4010, 'newerPage'],
  [4011, 'damaged'],
  [4005, 'blocked'],
])('closed with %i it does not come again, and says why', (code, why) => {
  const { wire, heard } = watching();
  latest().close(code);
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(wire.ended.value).toBe(why);
  expect(heard.at(-1)).toEqual({ is: 'stopped' });
});

test('a message that the server cannot read is refused here instead of being sent forever', () => {
  const { wire, heard } = watching();
  wire.send(command);
  latest().tell({ is: 'malformed', why: 'malformed' });
  expect(heard.at(-1)).toMatchObject({ is: 'answer', to: 'one', ok: false });
  latest().close();
  vi.advanceTimersByTime(1000);
  latest().open();
  expect(latest().sent).toHaveLength(1);
});
