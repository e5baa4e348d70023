import { readFileSync } from 'node:fs';
import { Complaint } from '../complaint.ts';

/** The server's address, and the token for its operator's desk. */
export interface DeskAt {
  readonly server: string;
  readonly tokenFile?: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  wrongToken: 'The server doesn’t know this token.',
  noSuchPlace: 'This server has no operator. Start it with --operator-token-file.',
  noSuchTable: 'There’s no such table.',
  noSuchNode: 'There’s no such node.',
  tableClosed: 'That table has already ended.',
  nobody: 'That isn’t an IP address or a guest ID of at least 16 digits.',
};

/** Asks the operator's desk; throws failures as sentences. */
export async function askServer<T>(
  at: DeskAt,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const url = `${at.server.replace(/\/$/, '')}/api/operator/${path}`;
  const headers = { Authorization: `Bearer ${operatorToken(at.tokenFile)}` };
  const text = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(url, { method, headers, ...text }).catch((cause: unknown) => {
    throw new Complaint(`No server answers at ${at.server}.`, { cause });
  });
  const answer = (await response.json().catch(() => ({}))) as { why?: string; sentence?: string };
  if (response.ok) return answer as T;
  throw new Complaint(
    answer.sentence ?? SENTENCES[answer.why ?? ''] ?? `The server answered ${response.status}.`,
  );
}

/**
 * Read from the file or the environment, never from the command line, which other users can see.
 */
export function operatorToken(file: string | undefined): string {
  const token = file === undefined ? process.env['HAND_AND_FOOT_OPERATOR'] : read(file);
  if (token === undefined)
    throw new Complaint('Add --token-file, or put the token in HAND_AND_FOOT_OPERATOR.');
  if (/^[!-~]+$/.test(token)) return token;
  throw new Complaint(`${file ?? 'HAND_AND_FOOT_OPERATOR'} doesn’t contain a token.`);
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new Complaint(`The token in ${file} can’t be read.`, { cause });
  }
}
