import type { ComponentChildren } from 'preact';
import { addressOf } from '../../../parts/screen/route.ts';
import '../shared/friends.css';
import { opened } from '../shared/open.ts';
import { replayOf } from '../shared/replayOf.ts';
import { useShared } from '../shared/shared.ts';
import './roundWays.css';
import { words } from '../shared/words.ts';

/** After a round: a word with the others, every card of it once more, and the proof that nobody chose them. */
export function RoundWays({ children }: { children?: ComponentChildren }) {
  const { id } = useShared();
  const said = words.value;
  return (
    <div class="round-ways">
      <button type="button" class="friends-button" onClick={() => (opened.value = 'chat')}>
        {said.chat}
      </button>
      <a class="friends-button" href={addressOf({ at: 'replay', id: replayOf(id) })}>
        {said.replay}
      </a>
      <a class="friends-button" href={addressOf({ at: 'check', id })}>
        {said.checkShuffle}
      </a>
      {children}
    </div>
  );
}
