// Puts a slow network in front of a local server for everything a browser fetches: page, workers
// and all.

import { connect, createServer } from 'node:net';

const PIECE = 4096;

/**
 * The slow address of `target`; `received` counts the bytes that came through, and `quietFor` the
 * time since the last one.
 */
export async function slowNetwork(target, { bitsPerSecond, roundTrip }) {
  const line = { free: 0, received: 0, last: performance.now() };
  const { port, hostname } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    // A new connection waits one round trip before its first byte.
    let open = performance.now() + roundTrip;
    client.on('data', (asked) => {
      open = Math.max(open, performance.now());
      at(open + roundTrip / 2, () => upstream.write(asked));
    });
    upstream.on('data', (answer) => {
      for (let from = 0; from < answer.length; from += PIECE) {
        const piece = answer.subarray(from, from + PIECE);
        line.free = Math.max(line.free, performance.now()) + (piece.length * 8000) / bitsPerSecond;
        at(line.free + roundTrip / 2, () => deliver(line, client, piece));
      }
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}/`,
    received: () => line.received,
    quietFor: () => performance.now() - line.last,
    close: () => server.close(),
  };
}

function at(time, work) {
  setTimeout(() => work(), time - performance.now());
}

function deliver(line, client, piece) {
  line.received += piece.length;
  line.last = performance.now();
  if (!client.destroyed) client.write(piece);
}
