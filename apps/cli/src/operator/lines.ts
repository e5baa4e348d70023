import { aligned } from '../layout.ts';

/** The operator's desk answers with this. */
export interface Status {
  readonly node: string;
  readonly nodes: readonly NodeStatus[];
  readonly tables: number;
  readonly slowest: readonly { table: string; share: number; waits: boolean }[];
  readonly refusals: Readonly<Record<string, number>>;
  readonly addresses: readonly { address: string; sockets: number; refused: number }[];
  readonly blocks: readonly { kind: string; name: string }[];
}

interface NodeStatus {
  readonly node: string;
  readonly label: string;
  readonly started: number;
  readonly run: number;
  readonly rooms: number;
  readonly sockets: number;
  readonly lag: number;
  readonly cpu: number;
  readonly memory: number;
  readonly draining: boolean;
}

export interface Tables {
  readonly count: number;
  readonly atHand: readonly { table: string; run: boolean; people: boolean; share: number }[];
}

export function statusLines(status: Status): string[] {
  const nodes = status.nodes.map((node) => [
    node.node,
    node.label + (node.draining ? ', draining' : ''),
    ...[node.run, node.sockets].map(String),
    `${node.lag} ms`,
    percent(node.cpu),
    `${node.memory} MB`,
  ]);
  const refused = Object.entries(status.refusals).filter(([, count]) => count > 0);
  return [
    `${status.tables} ${status.tables === 1 ? 'table is' : 'tables are'} saved.`,
    ...part('Nodes:', ['node', 'process', 'runs', 'sockets', 'lag p99', 'CPU', 'memory'], 2, nodes),
    ...part(
      'Slowest tables:',
      ['table', '', 'share of the node'],
      2,
      status.slowest.map(({ table, share, waits }) => [
        table,
        waits ? 'waits' : '',
        percent(share),
      ]),
    ),
    ...part(
      'Refusals since it started:',
      ['reason', 'times'],
      1,
      refused.map(([reason, count]) => [reason, `${count}`]),
    ),
    ...part(
      'Noisiest addresses:',
      ['address', 'sockets', 'refused'],
      1,
      status.addresses.map(({ address, sockets, refused: times }) => [
        address,
        `${sockets}`,
        `${times}`,
      ]),
    ),
    ...part(
      'Blocked:',
      ['kind', 'who'],
      2,
      status.blocks.map(({ kind, name }) => [kind, name]),
    ),
  ];
}

export function tableLines({ count, atHand }: Tables): string[] {
  const rows = atHand.map(({ table, run, people, share }) => [
    table,
    run ? 'run here' : 'run elsewhere',
    people ? 'people' : 'nobody',
    percent(share),
  ]);
  return [
    `${count} ${count === 1 ? 'table is' : 'tables are'} saved, ${atHand.length} in memory on this node.`,
    ...part('In memory:', ['table', 'where', 'who’s there', 'share'], 3, rows),
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function part(title: string, heads: string[], texts: number, rows: string[][]): string[] {
  return rows.length === 0 ? [] : ['', title, ...aligned([heads, ...rows], texts)];
}
