import { go } from '../../parts/screen/route.ts';
import { OpenRecord } from '../../table/games/OpenRecord.tsx';
import { wording } from '../../parts/words/wording.ts';
import type { Wrong } from './readRecord.ts';
import { whyWrong } from './whyWrong.ts';

/** There is nothing to look at: why, and what else can be done. */
export function Unread({ wrong }: { wrong?: Wrong }) {
  const words = wording.value.replay;
  return (
    <main class="unread">
      <div class="unread-paper">
        <h1>{wrong ? words.cannot : words.title}</h1>
        <p role="alert">{wrong ? whyWrong(wrong) : words.notHere}</p>
        <div class="unread-ways">
          <OpenRecord class="replay-button" />
          <button type="button" class="replay-button" onClick={() => go({ at: 'start' })}>
            {words.toStart}
          </button>
        </div>
      </div>
    </main>
  );
}
