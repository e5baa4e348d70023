import { networkAddress } from '@hand-and-foot/server';
import { renderUnicodeCompact } from 'uqr';

/** Prints the page's address, with a QR code for phones in the room. */
export function announce(port: number, isLocal: boolean, data: string | undefined): void {
  const lines = [`Hand and Foot is at http://127.0.0.1:${port}/`];
  const address = isLocal ? undefined : networkAddress(port);
  if (address !== undefined) {
    lines.push(`On your network: ${address}`);
    if (process.stdout.isTTY) lines.push('', renderUnicodeCompact(address));
  }
  lines.push(
    data === undefined
      ? 'Press Ctrl+C to stop. Tables are saved in the database.'
      : `Press Ctrl+C to stop. Tables are saved in the folder ${data}.`,
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}
