import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { Complaint } from '../complaint.ts';
import { askServer, type DeskAt } from './askServer.ts';
import { statusLines, tableLines, type Status, type Tables } from './lines.ts';

interface Wishes extends DeskAt {
  readonly json?: true;
}

const MORE = `
Examples:
  hand-and-foot operator token --file operator.token
  hand-and-foot serve --operator-token-file operator.token
  hand-and-foot operator status --token-file operator.token
  hand-and-foot operator block 203.0.113.9 --token-file operator.token
Also available in a browser: go to /operator at the server’s address.
`;

export function registerOperator(program: Command): void {
  const operator = program
    .command('operator')
    .summary('manage a running server')
    .description(
      'Shows how a running server is doing, ends tables, blocks people, and drains nodes. It never shows cards, names, tokens or codes.',
    )
    .helpCommand(false)
    .addHelpText('after', MORE);
  operator
    .command('token')
    .description('Makes a token for the operator’s page and commands.')
    .option('--file <file>', 'write it to a new file that only you can read')
    .action(makeToken);
  asking(operator, 'status', 'Nodes, load, slowest tables, refusals and blocks.', show);
  asking(operator, 'tables', 'The tables in memory on the node that answers.', async (at) =>
    tell(at, await askServer<Tables>(at, 'GET', 'tables'), tableLines),
  );
  asking(
    operator,
    'table <id>',
    'One table: its seats by guest ID, and how far along it is.',
    about,
  );
  asking(operator, 'end <id>', 'Ends a table for everyone at it.', async (at, id) =>
    done(at, 'POST', `tables/${encodeURIComponent(id)}/end`, `Table ${id} has ended.`),
  );
  asking(operator, 'block <who>', 'Blocks an IP address or a guest ID.', async (at, who) =>
    done(at, 'POST', 'blocks', `${who} is blocked.`, blockOf(who)),
  );
  asking(operator, 'unblock <who>', 'Removes a block.', async (at, who) =>
    done(at, 'DELETE', 'blocks', `${who} isn’t blocked anymore.`, blockOf(who)),
  );
  asking(operator, 'drain <node>', 'Moves a node’s players to other nodes.', async (at, node) =>
    done(at, 'POST', `nodes/${encodeURIComponent(node)}/drain`, `Node ${node} is draining.`),
  );
  asking(operator, 'resume <node>', 'Lets a node take players again.', async (at, node) =>
    done(
      at,
      'POST',
      `nodes/${encodeURIComponent(node)}/resume`,
      `Node ${node} takes players again.`,
    ),
  );
}

function asking(
  operator: Command,
  name: string,
  description: string,
  action: (at: Wishes, argument: string) => Promise<void>,
): void {
  const command = operator
    .command(name)
    .description(description)
    .option('--server <address>', 'the server’s address', 'http://127.0.0.1:4321')
    .option('--token-file <file>', 'the file with the token, if it isn’t in HAND_AND_FOOT_OPERATOR')
    .option('--json', 'as JSON');
  if (name.includes('<'))
    command.action(async (argument: string, at: Wishes) => action(at, argument));
  else command.action(async (at: Wishes) => action(at, ''));
}

async function show(at: Wishes): Promise<void> {
  tell(at, await askServer<Status>(at, 'GET', 'status'), statusLines);
}

async function about(at: Wishes, id: string): Promise<void> {
  const table = await askServer<object>(at, 'GET', `tables/${encodeURIComponent(id)}`);
  tell(at, table, (value) => [JSON.stringify(value, null, 2)]);
}

async function done(
  at: Wishes,
  method: 'POST' | 'DELETE',
  path: string,
  sentence: string,
  body?: unknown,
): Promise<void> {
  tell(at, await askServer<object>(at, method, path, body), () => [sentence]);
}

function tell<T>({ json }: Wishes, answer: T, lines: (answer: T) => string[]): void {
  const told = json ? [JSON.stringify(answer)] : lines(answer);
  process.stdout.write(`${told.join('\n')}\n`);
}

/** Guest ids are hexadecimal digits; addresses contain dots or colons. */
function blockOf(who: string): { kind: string; name: string } {
  return { kind: /[.:]/.test(who) ? 'address' : 'guest', name: who };
}

function makeToken({ file }: { file?: string }): void {
  const token = randomBytes(32).toString('base64url');
  if (file === undefined) {
    process.stdout.write(`${token}\n`);
    return;
  }
  try {
    writeFileSync(file, `${token}\n`, { mode: 0o600, flag: 'wx' });
  } catch (cause) {
    const isThere = (cause as NodeJS.ErrnoException).code === 'EEXIST';
    const why = isThere ? 'already exists, so nothing was written' : "can't be written";
    throw new Complaint(`${file} ${why}.`, { cause });
  }
  process.stdout.write(
    `The token is in ${file}. Start the server with --operator-token-file ${file}.\n`,
  );
}
