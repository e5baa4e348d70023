import { lookup } from 'node:dns/promises';
import { BlockList, isIPv4, type LookupFunction } from 'node:net';

/** Address and family, as Node resolves a name. */
interface Found {
  readonly address: string;
  readonly family: number;
}

export type Resolve = (host: string) => Promise<readonly Found[]>;

export const resolveByDns: Resolve = async (host) => lookup(host, { all: true });

/** IPv4 networks that aren't on the internet, or aren't one host's. */
const notPublic = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(network, bits, 'ipv4');

/** Everything else in IPv6 is local, reserved, or wraps an IPv4 address. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const wrapped6 = new BlockList();
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  wrapped6.addSubnet(network, bits, 'ipv6');

/** Whether the address is some machine's on the internet, and none of our own network's. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !notPublic.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !wrapped6.check(address, 'ipv6');
}

/** A lookup that finds public addresses only, at the very moment of connecting: a name may point anywhere. */
export function lookupPublic(resolve: Resolve): LookupFunction {
  return (host, { all = false }, done) => {
    const fail = (error: Error): void => done(error, '');
    resolve(host).then((found) => {
      const [first, ...rest] = found.filter(({ address }) => isPublic(address));
      if (!first) fail(new Error(`${host} has no public address`));
      else if (all) done(null, [first, ...rest]);
      else done(null, first.address, first.family);
    }, fail);
  };
}
