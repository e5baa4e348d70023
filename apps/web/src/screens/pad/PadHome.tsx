import { isOver } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { NewPad } from './NewPad.tsx';
import { PadLine } from './parts/PadLine.tsx';
import { isUnread, lookAtPads, pads } from './kept/shelf.ts';
import { TakeIn } from './parts/TakeIn.tsx';
import { words } from './kept/words.ts';

/** Starts a pad like the last one, or continues one. */
export function PadHome() {
  const said = useSignal('');
  useEffect(() => void lookAtPads(), []);
  const open = pads.value?.filter(({ pad }) => !isOver(pad)) ?? [];
  return (
    <main class="screen list pad">
      <ScreenHead title={words.value.title} />
      <p class="quiet">{words.value.intro}</p>
      <NewPad />
      {isUnread.value && <p role="alert">{words.value.unread}</p>}
      {open.length > 0 && (
        <section aria-label={words.value.goOn}>
          <h2 class="quiet above">{words.value.goOn}</h2>
          <ul class="list">
            {open.map((shelved) => (
              <PadLine key={shelved.id} shelved={shelved} />
            ))}
          </ul>
        </section>
      )}
      <nav class="list tiles" aria-label={words.value.menu}>
        <ButtonLink look="quiet" href={addressOf({ at: 'pad', id: 'history' })}>
          <Icon name="clock" size={20} />
          {words.value.history}
        </ButtonLink>
        <TakeIn onTaken={(sentence) => (said.value = sentence)} />
      </nav>
      <p role="status">{said.value}</p>
    </main>
  );
}
