import type { Saying } from '@hand-and-foot/protocol';
import { useSignal, useSignalEffect } from '@preact/signals';
import { opened } from '../shared/open.ts';
import { useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import { sayingText } from './sayingText.ts';
import { spoken } from './spoken.ts';

/** Past sentences kept in the log. */
const KEPT = 6;

/** The chat for screen readers, each saying once. The open chat reads it out itself. */
export function TalkAloud() {
  const link = useShared();
  const log = useSignal<readonly Saying[]>([]);
  const heard = useSignal<ReadonlySet<Saying>>(new Set());
  useSignalEffect(() => {
    const all = [...spoken.value.values()];
    const fresh = all.filter((saying) => !heard.peek().has(saying));
    heard.value = new Set(all);
    if (fresh.length > 0 && opened.peek() !== 'chat')
      log.value = [...log.peek(), ...fresh].slice(-KEPT);
  });
  const { saidBy, sent } = words.value;
  const { seat: mine } = link.known.value;
  return (
    <div class="unseen table-aloud" role="log">
      {log.value.map((saying) => {
        const text = sayingText(saying, link.id);
        return (
          <p key={`${saying.at} ${saying.seat}`}>
            {saying.seat === mine ? sent(text) : saidBy(saying.name, text)}
          </p>
        );
      })}
    </div>
  );
}
