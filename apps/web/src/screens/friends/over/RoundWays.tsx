import type { ComponentChildren } from 'preact';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { unreadAt } from '../chat/unread.ts';
import '../shared/friends.css';
import { opened } from '../shared/open.ts';
import { replayOf } from '../shared/replayOf.ts';
import { sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import { ToStandings } from './ToStandings.tsx';

/** After a round: the chat, a replay of every card, and the proof that nobody chose them. */
export function RoundWays({ children }: { children?: ComponentChildren }) {
  const link = useShared();
  const { id } = link;
  const unread = unreadAt(link);
  const said = words.value;
  return (
    <div class="row choices above">
      <Button onClick={() => (opened.value = 'chat')}>
        {unread > 0 ? said.chatUnread(unread) : said.chat}
      </Button>
      {/* Other tables may still have to play these deals. */}
      {sharedOf(link).night ? (
        <ToStandings />
      ) : (
        <>
          <ButtonLink href={addressOf({ at: 'replay', id: replayOf(id) })}>
            {said.replay}
          </ButtonLink>
          <ButtonLink href={addressOf({ at: 'check', id })}>{said.checkShuffle}</ButtonLink>
        </>
      )}
      {children}
    </div>
  );
}
