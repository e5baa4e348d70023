import { readFileSync } from 'node:fs';
import { Complaint } from '../complaint.ts';
import { whyUnread } from '../whyUnread.ts';

/**
 * The database's address. Its password may be in a separate file, because child processes inherit
 * the environment and Docker shows a container's to anyone who asks.
 */
export function postgresAddress(
  wished: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const address = wished ?? env['HAND_AND_FOOT_POSTGRES'];
  const file = env['HAND_AND_FOOT_POSTGRES_PASSWORD_FILE'];
  if (address === undefined || file === undefined) return address;
  return withPassword(address, passwordIn(file));
}

function withPassword(address: string, password: string): string {
  if (!URL.canParse(address))
    throw new Complaint('The address of the database has to start with postgres://.');
  const url = new URL(address);
  // URL doesn't escape %, which would break passwords that contain one.
  url.password = encodeURIComponent(password);
  return url.href;
}

function passwordIn(file: string): string {
  const text = read(file).replace(/\r?\n$/, '');
  if (text === '') throw new Complaint(`The password file ${file} is empty.`);
  return text;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Complaint(`The password file ${file} couldn’t be read: ${whyUnread(error)}.`);
  }
}
