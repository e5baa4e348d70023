import { networkInterfaces } from 'node:os';

/** This machine's address on the network, home networks first; undefined if there is none. */
export function networkAddress(port: number): string | undefined {
  const [address] = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map((found) => found.address)
    .sort((a, b) => Number(b.startsWith('192.168.')) - Number(a.startsWith('192.168.')));
  return address === undefined ? undefined : `http://${address}:${port}/`;
}
