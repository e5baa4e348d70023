import { useEffect } from 'preact/hooks';
import { addressOf } from '../../parts/screen/route.ts';
import { lookForServer, server, sharedGames } from '../../parts/server/server.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import './friendsTile.css';

/** Leads to shared tables; dimmed, with the reason, if they're unavailable. */
export function FriendsTile() {
  const { start } = firstWords.value;
  useEffect(() => void lookForServer(), []);
  const waiting = sharedGames.value?.filter((game) => game.waiting).length ?? 0;
  const isThere = server.value === 'there';
  return (
    <a
      class="panel ways-tile friends-tile"
      data-dimmed={!isThere || undefined}
      href={addressOf({ at: 'friends' })}
    >
      <b class="line big">
        <Icon name="people" />
        {start.friends}
      </b>
      <small>
        {isThere && waiting > 0 ? start.waitingForYou(waiting) : start.friendsTile[server.value]}
      </small>
    </a>
  );
}
