import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { positionOf } from '@hand-and-foot/engine';
import { readLog, tableFrom } from '@hand-and-foot/table';
import { openSqlite } from '@hand-and-foot/server/testing';
import { startServer } from '../serverProcess.ts';
import { tokenOf } from './gathering.ts';
import { onFolder } from './onFolder.ts';
import type { Trial } from './trial.ts';
import { twinLine } from './twinLine.ts';

export const GOLDEN = fileURLToPath(new URL('../../golden/', import.meta.url));

/** The expected result of opening an old data folder. */
export interface Expected {
  readonly table: string;
  /** Source of the token of the person in seat 0. */
  readonly person: string;
  readonly seq: number;
  readonly position: unknown;
}

/** A written position, without missing values. */
export function writtenPosition(table: string, stored: readonly unknown[]): unknown {
  const { state } = tableFrom(readLog(table, stored)).sitting;
  return state && (JSON.parse(JSON.stringify(positionOf(state))) as unknown);
}

export const golden: Trial = {
  name: 'old data',
  promise: 'recovery is exact: logs of every released version still load',
  share: 0,
  async run({ folder, after }) {
    const violations: string[] = [];
    const versions = existsSync(GOLDEN) ? readdirSync(GOLDEN) : [];
    let entries = 0;
    for (const version of versions) {
      const place = join(folder, version);
      const options = onFolder(place);
      const file = join(place, 'data', 'tables.sqlite');
      mkdirSync(join(place, 'data'), { recursive: true });
      copyFileSync(join(GOLDEN, version, 'tables.sqlite'), file);
      const wanted = JSON.parse(
        readFileSync(join(GOLDEN, version, 'expected.json'), 'utf8'),
      ) as Expected;
      const server = await startServer({ options });
      after(() => server.kill());

      const store = await openSqlite(file);
      const stored = await store.read(wanted.table, 1);
      await store.close();
      entries += stored.length;
      if (stored.length !== wanted.seq) violations.push(`${version}: ${stored.length} entries`);
      if (!isDeepStrictEqual(writtenPosition(wanted.table, stored), wanted.position))
        violations.push(`${version}: its log comes to another position`);

      const address = `ws://127.0.0.1:${server.port}/api/tables/${wanted.table}`;
      const line = twinLine(address, tokenOf(wanted.person));
      await line.watch();
      const answer = await line.ask('hello', { do: 'say', text: 'Still here' });
      if (line.known?.seat !== 0 || !answer.ok || answer.seq !== wanted.seq + 1)
        violations.push(`${version}: the table does not go on: ${JSON.stringify(answer)}`);
      line.close();
      await server.stop();
    }
    if (versions.length === 0) violations.push('there is no old data');
    return {
      figures: [
        ['versions', versions.join(' ')],
        ['entries played again', entries],
      ],
      violations,
    };
  },
};
