import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Serving } from '@hand-and-foot/server';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { operatorToken } from '../operator/askServer.ts';
import { openBrowser } from './openBrowser.ts';
import { postgresAddress } from './postgresAddress.ts';

interface Wishes {
  readonly port?: string;
  readonly local?: true;
  readonly data: string;
  readonly page?: string;
  readonly postgres?: string;
  readonly redis?: string;
  readonly trustProxy?: true;
  readonly origin: readonly string[];
  readonly socketsPerAddress: string;
  readonly socketsPerMinute: string;
  readonly requestsPerMinute: string;
  readonly tablesPerMinute: string;
  readonly messagesPerSecond: string;
  readonly guestShare: string;
  readonly operatorTokenFile?: string;
  readonly metrics?: true;
  readonly log: string;
  readonly open?: boolean;
}

const PORT = 4321;

const MORE = `
Database addresses contain passwords, and other people on the machine can read what you type here. To keep them private,
set them in HAND_AND_FOOT_POSTGRES and HAND_AND_FOOT_REDIS instead. HAND_AND_FOOT_POSTGRES_PASSWORD_FILE can name a
file with the PostgreSQL password.

Examples:
  hand-and-foot serve                        for everyone in your home
  hand-and-foot serve --local --port 8080    for this computer, or a proxy on it
  hand-and-foot serve --postgres postgres://… --redis redis://… --trust-proxy
                                             one of several, behind a load balancer
`;

export function registerServe(program: Command): void {
  program
    .command('serve')
    .summary('serve the page and shared tables')
    .description(
      'Serves the page and shared tables on this computer and your network, and saves the tables in a folder. Several servers with the same PostgreSQL and Redis share all tables.',
    )
    .option('--port <number>', `the port to use instead of ${PORT} or the next free one`)
    .option('--local', 'only on this computer, not on your network')
    .option('--data <folder>', 'the folder for the tables', 'data')
    .option('--page <folder>', 'a built page to use instead of this program’s own')
    .option('--postgres <address>', 'save tables in PostgreSQL instead')
    .option('--redis <address>', 'keep several servers on the same PostgreSQL in sync')
    .option('--trust-proxy', 'trust the address reported by a proxy in front of the server')
    .option(
      '--origin <address>',
      'another address where people open the page; you can repeat this',
      also,
      [],
    )
    .option('--sockets-per-address <number>', 'connections allowed from one address', '100')
    .option('--sockets-per-minute <number>', 'new connections allowed from one address', '300')
    .option('--requests-per-minute <number>', 'requests allowed from one address', '600')
    .option('--tables-per-minute <number>', 'new tables allowed from one address', '20')
    .option('--messages-per-second <number>', 'messages allowed from one address', '100')
    .option('--guest-share <percent>', 'how much of an address’s limits one guest can use', '20')
    .option('--operator-token-file <file>', 'open /operator to anyone with the token in this file')
    .option('--metrics', 'let other machines read /metrics, too')
    .option('--log <level>', 'how much to log: silent, error, warn or info', 'warn')
    .option('--open', 'open the page in a browser')
    .option('--no-open', 'don’t open the page')
    .addHelpText('after', MORE)
    .action(run);
}

function also(value: string, before: readonly string[]): string[] {
  return [...before, value];
}

async function run(wishes: Wishes): Promise<void> {
  const { serve } = await import('@hand-and-foot/server');
  const postgres = postgresAddress(wishes.postgres, process.env);
  const redis = wishes.redis ?? process.env['HAND_AND_FOOT_REDIS'];
  if (redis !== undefined && postgres === undefined)
    throw new Complaint('Redis is for several servers on one PostgreSQL, so add --postgres.');
  const host = wishes.local ? '127.0.0.1' : '0.0.0.0';
  const serving = await orComplain(wishes, async () =>
    serve({
      port: wishes.port === undefined ? PORT : numberOf(wishes.port, '--port', 65_535),
      orNextPort: wishes.port === undefined,
      host,
      page: pageOf(wishes),
      ...(postgres === undefined ? { data: resolve(wishes.data) } : { postgres }),
      ...(redis === undefined ? {} : { redis }),
      trustProxy: wishes.trustProxy === true,
      origins: wishes.origin,
      socketsPerAddress: numberOf(wishes.socketsPerAddress, '--sockets-per-address'),
      socketsPerMinute: numberOf(wishes.socketsPerMinute, '--sockets-per-minute'),
      requestsPerMinute: numberOf(wishes.requestsPerMinute, '--requests-per-minute'),
      tablesPerMinute: numberOf(wishes.tablesPerMinute, '--tables-per-minute'),
      messagesPerSecond: numberOf(wishes.messagesPerSecond, '--messages-per-second'),
      guestShare: numberOf(wishes.guestShare, '--guest-share', 100),
      ...operatorOf(wishes),
      metrics: wishes.metrics === true,
      logLevel: wishes.log,
    }),
  );
  const { announce } = await import('./announce.ts');
  announce(serving.port, wishes.local === true, postgres === undefined ? wishes.data : undefined);
  if (wishes.open) openBrowser(`http://127.0.0.1:${serving.port}/`);
  endGracefully(serving);
}

/** Without a token there is no operator. */
function operatorOf({ operatorTokenFile }: Wishes): { operatorToken?: string } {
  const isWanted = operatorTokenFile ?? process.env['HAND_AND_FOOT_OPERATOR'];
  return isWanted ? { operatorToken: operatorToken(operatorTokenFile) } : {};
}

function numberOf(text: string, option: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new Complaint(
    `${option} takes a whole number${most < 1e9 ? ` up to ${most}` : ''}, not "${text}".`,
  );
}

function pageOf({ page }: Wishes): string {
  const dir = page ?? fileURLToPath(new URL('../../../web/dist-web', import.meta.url));
  if (existsSync(join(dir, 'index.html'))) return resolve(dir);
  throw new Complaint(`There’s no built page in ${dir}. Build it with: npm run build`);
}

async function orComplain(wishes: Wishes, work: () => Promise<Serving>): Promise<Serving> {
  try {
    return await work();
  } catch (error) {
    throw new Complaint(sentenceFor(error, wishes), { cause: error });
  }
}

function sentenceFor(error: unknown, { port, data }: Wishes): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return port === undefined
        ? `Port ${PORT} and the ones after it are taken. Choose another one with --port.`
        : `Port ${port} is taken. Choose another one with --port.`;
    case 'EACCES':
    case 'EPERM':
      return `That isn’t allowed here: ${message}. Choose another --port or --data.`;
    case 'ENOENT':
    case 'ENOTDIR':
    case 'EEXIST':
    case 'EROFS':
      return `Tables can’t be saved in ${data}: no folder can be created there. Choose another --data.`;
    case 'ECONNREFUSED':
      return 'The database isn’t answering. Check its address, and that it’s running.';
    case 'ENOSPC':
      return `There’s no room left in ${data}.`;
    default:
      return message;
  }
}

function endGracefully(serving: Serving): void {
  let isEnding = false;
  const end = (): void => {
    if (isEnding) process.exit(1);
    isEnding = true;
    serving.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).message}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}
