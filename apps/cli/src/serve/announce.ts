import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

/** Says where the page is, for people in the room too: a telephone reads the square. */
export function announce(port: number, isLocal: boolean, data: string | undefined): void {
  const lines = [`Hand and Foot is at http://127.0.0.1:${port}/`];
  const [address] = isLocal ? [] : addresses();
  if (address !== undefined) {
    const url = `http://${address}:${port}/`;
    lines.push(`On your network: ${url}`);
    if (process.stdout.isTTY) lines.push('', renderUnicodeCompact(url));
  }
  lines.push(
    data === undefined
      ? 'Ctrl+C ends it; tables are kept in the database.'
      : `Ctrl+C ends it; tables are kept in the folder ${data}.`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The addresses that others on the network reach this machine by, those of homes first. */
function addresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')));
}
