import { Button } from '../../../parts/controls/Button.tsx';
import { go } from '../../../parts/screen/route.ts';
import { OpenRecord } from '../../../table/shelf/OpenRecord.tsx';
import { wording } from '../../../parts/words/wording.ts';
import type { Wrong } from '@hand-and-foot/record';
import { whyWrong } from './whyWrong.ts';

/** Nothing to replay: why, and what else to do. */
export function Unread({ wrong }: { wrong?: Wrong }) {
  const words = wording.value.replay;
  return (
    <main class="alone">
      <div class="panel list loose big">
        <h1 class="title">{wrong ? words.cannot : words.title}</h1>
        <p role="alert">{wrong ? whyWrong(wrong) : words.notHere}</p>
        <div class="row">
          <OpenRecord />
          <Button onClick={() => go({ at: 'start' })}>{words.toStart}</Button>
        </div>
      </div>
    </main>
  );
}
