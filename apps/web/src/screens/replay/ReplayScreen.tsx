import { useEffect, useState } from 'preact/hooks';
import { later } from '../../parts/screen/later.tsx';
import { opened } from '../../table/games/opened.ts';
import { hall } from '../../table/link/hall.ts';
import { wording } from '../../parts/words/wording.ts';
import { Player } from './Player.tsx';
import { LONGEST, readRecord, type ReadRecord } from '@hand-and-foot/record';
import './replayScreen.css';
import { Unread } from './Unread.tsx';

/** A shared table, and a code after a dot. */
const SHARED = /^t\.([\w-]+)(?:\.([\w-]+))?$/;

const ShareOver = later(
  async () => (await import('../friends/parts/ShareOver.tsx')).ShareOver,
  () => null,
);

/** A replay of this device's game, or of an opened record file. */
export function ReplayScreen({ id }: { id: string }) {
  const read = useRecord(id);
  if (read === undefined)
    return (
      <main class="alone replay-wait" aria-busy="true">
        <p>{wording.value.replay.loading}</p>
      </main>
    );
  if (read === 'none') return <Unread />;
  if (!read.replay) return <Unread {...(read.wrong ? { wrong: read.wrong } : {})} />;
  const [, table, code] = SHARED.exec(id) ?? [];
  return (
    <Player replay={read.replay} {...(read.wrong ? { wrong: read.wrong } : {})}>
      {table !== undefined && <ShareOver id={table} what="replay" code={code} small />}
    </Player>
  );
}

/** Undefined while loading, `none` if there's no such game. */
function useRecord(id: string): ReadRecord | 'none' | undefined {
  const [read, setRead] = useState<ReadRecord | 'none' | undefined>(undefined);
  const file = id === 'file' ? opened.value : undefined;
  useEffect(() => {
    let wanted = true;
    setRead(undefined);
    void (id === 'file' ? fromFile(file) : fromHall(id)).then((found) => {
      if (wanted) setRead(found);
    });
    return () => {
      wanted = false;
    };
  }, [id, file]);
  return read;
}

async function fromHall(id: string): Promise<ReadRecord | 'none'> {
  try {
    const [, table, code] = SHARED.exec(id) ?? [];
    return readRecord(await (table === undefined ? hall.record(id) : ofServer(table, code)));
  } catch {
    return 'none';
  }
}

/** A shared table's finished rounds. */
async function ofServer(table: string, code: string | undefined): Promise<string> {
  const { fetchPart } = await import('../friends/shared/api.ts');
  return fetchPart('record', table, code);
}

/** An unreadable or oversized file isn't loaded at all. */
async function fromFile(file: File | undefined): Promise<ReadRecord | 'none'> {
  if (!file) return 'none';
  if (file.size > LONGEST) return { wrong: { line: 1, why: 'tooLong' } };
  try {
    return readRecord(await file.text());
  } catch {
    return { wrong: { line: 1, why: 'unknown' } };
  }
}
