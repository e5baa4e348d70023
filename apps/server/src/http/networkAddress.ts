import { networkInterfaces } from 'node:os';

/** Where others on the network reach this machine, those addresses that homes have first; undefined if they do not. */
export function networkAddress(port: number): string | undefined {
  const [address] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((found) => found.address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')));
  return address === undefined ? undefined : `http://${address}:${port}/`;
}
