import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { later } from '../../parts/screen/later.tsx';
import { wording } from '../../parts/words/wording.ts';
import { Player } from './Player.tsx';
import './replayScreen.css';
import { Unread } from './record/Unread.tsx';
import { SHARED, useRecord } from './record/useRecord.ts';

const ShareOver = later(
  async () => (await import('../friends/parts/ShareOver.tsx')).ShareOver,
  () => null,
);

/** A replay of a game on this device or at a shared table, of an opened record file, or of a link that holds one. */
export function ReplayScreen({ id, step }: { id: string; step: number | undefined }) {
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
    <Player
      id={read.id}
      replay={read.replay}
      step={step}
      ways={
        <ButtonLink href={addressOf({ at: 'review', id })}>
          {wording.value.replay.review}
        </ButtonLink>
      }
      {...(read.wrong ? { wrong: read.wrong } : {})}
    >
      {table !== undefined && <ShareOver id={table} what="replay" code={code} small />}
    </Player>
  );
}
