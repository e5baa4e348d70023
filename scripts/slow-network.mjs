// A slow line in front of a server on this machine, the same for everything a browser fetches: page, workers and all.

import { connect, createServer } from 'node:net';

const PIECE = 4096;

/** Where `target` can be reached slowly; `received` tells how many bytes have come through, and `quietFor` how long none have. */
export async function slowNetwork(target, { bitsPerSecond, roundTrip }) {
  const line = { free: 0, received: 0, last: performance.now() };
  const { port, hostname } = new URL(target);
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    // Whoever connects waits for one round trip until the first word can be said.
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
