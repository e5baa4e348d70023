import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PROTOCOL } from '@hand-and-foot/protocol';
import { makeTable, tokenOf } from '../torture/gathering.ts';
import { openRudeLine } from '../torture/rudeLine.ts';
import type { Done, Orders } from './attacker.ts';
import { armBomb } from './bomb.ts';

/** An attack on a server from one address with many sockets. */
export interface Attack {
  readonly name: string;
  /** Prepares it, and says what to send to whom. */
  aim(target: Target): Promise<Pick<Orders, 'table' | 'ports' | 'text' | 'token' | 'first'>>;
}

interface Target {
  readonly seed: string;
  /** The nodes; a table runs on the one where it's first watched. */
  readonly nodes: readonly { readonly address: string; readonly port: number }[];
  /** Runs this when it's over. */
  readonly after: (undo: () => unknown) => void;
}

/** The attackers' address. */
const FROM = '127.0.0.2';
/** The most a client may send in the long run. */
const PER_SECOND = 20;
/** A hand this large cost seconds before anything was bounded. */
const BOMB_CARDS = 60;

const watching = (code?: string): string =>
  JSON.stringify({ is: 'watch', protocol: PROTOCOL, ...(code === undefined ? {} : { code }) });
const asking = (expects: number, ask: unknown): string =>
  JSON.stringify({ is: 'ask', id: '#', expects, ask });

export const ATTACKS: readonly Attack[] = [
  {
    name: 'watch flood',
    async aim({ seed, nodes }) {
      const { table, watch } = await makeTable(nodes[0]!.address, `${seed}/watch`);
      return { table, ports: nodes.map(({ port }) => port), text: watching(watch) };
    },
  },
  {
    name: 'strangers',
    async aim({ seed, nodes, after }) {
      // All at one node, and with several nodes not the one that runs the table.
      const [{ address, port }] = nodes as [Target['nodes'][0]];
      const { table, watch } = await makeTable(address, `${seed}/strangers`);
      const host = await openRudeLine(port, table, tokenOf(`${seed}/strangers/keeper`));
      host!.send(watching(watch));
      await host!.hears(({ is }) => is === 'snapshot');
      after(() => host!.close());
      return { table, ports: [nodes.at(-1)!.port], text: asking(1, { do: 'deal' }) };
    },
  },
  {
    name: 'bomb',
    async aim({ seed, nodes }) {
      const { address, port } = nodes[0]!;
      const { table, token, seq } = await armBomb(address, port, `${seed}/bomb`, BOMB_CARDS);
      const text = asking(seq, { do: 'act', action: { do: 'askToGoOut' } });
      return { table, token, ports: nodes.map((node) => node.port), first: watching(), text };
    },
  },
];

/** Attacks with this many sockets and milliseconds, in its own process. */
export async function attack(
  orders: Pick<Orders, 'table' | 'ports' | 'text' | 'token' | 'first'>,
  sockets: number,
  span: number,
): Promise<Done> {
  const program = fileURLToPath(new URL('attacker.js', import.meta.url));
  const whole: Orders = { ...orders, from: FROM, sockets, perSecond: PER_SECOND, span };
  const child = fork(program, [JSON.stringify(whole)]);
  const [done] = (await once(child, 'message')) as [Done];
  return done;
}
