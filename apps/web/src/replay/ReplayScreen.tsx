import { useEffect, useState } from 'preact/hooks';
import { opened } from '../games/opened.ts';
import { hall } from '../link/hall.ts';
import { wording } from '../words/wording.ts';
import { Player } from './Player.tsx';
import { readRecord, type Read } from './readRecord.ts';
import './replayScreen.css';
import { Unread } from './Unread.tsx';

/** A game looked at again: one of this device, or the record file that was opened. */
export function ReplayScreen({ id }: { id: string }) {
  const read = useRecord(id);
  if (read === undefined)
    return (
      <main class="replay-wait" aria-busy="true">
        <p>{wording.value.replay.loading}</p>
      </main>
    );
  if (read === 'none') return <Unread />;
  if (!read.replay) return <Unread {...(read.wrong ? { wrong: read.wrong } : {})} />;
  return <Player replay={read.replay} {...(read.wrong ? { wrong: read.wrong } : {})} />;
}

/** Undefined while it is fetched, `none` where there is no such game. */
function useRecord(id: string): Read | 'none' | undefined {
  const [read, setRead] = useState<Read | 'none' | undefined>(undefined);
  const file = id === 'file' ? opened.value : undefined;
  useEffect(() => {
    let wanted = true;
    const take = (found: Read | 'none'): void => {
      if (wanted) setRead(found);
    };
    setRead(undefined);
    if (id === 'file') take(file === undefined ? 'none' : readRecord(file));
    else void recordOf(id).then((text) => take(text === undefined ? 'none' : readRecord(text)));
    return () => {
      wanted = false;
    };
  }, [id, file]);
  return read;
}

async function recordOf(id: string): Promise<string | undefined> {
  try {
    return await hall.record(id);
  } catch {
    return undefined;
  }
}
