import { isReaction } from '@hand-and-foot/protocol';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { opened } from '../shared/open.ts';
import { useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import './chatButton.css';
import { Reaction } from './Reaction.tsx';
import { spoken } from './spoken.ts';
import { unreadAt } from './unread.ts';

/** Opens the chat; a mark shows new messages. */
export function ChatButton() {
  const unread = unreadAt(useShared());
  const said = words.value;
  return (
    <IconButton
      class="place chat-button"
      data-name="chat"
      data-unread={unread > 0 || undefined}
      label={unread > 0 ? said.chatUnread(unread) : said.chat}
      onPress={() => (opened.value = 'chat')}
    >
      <Sign />
      {unread > 0 && <b class="badge chat-button-new">{unread}</b>}
    </IconButton>
  );
}

/** For a moment, your own reaction: your seat isn't at the table's edge like the others'. */
function Sign() {
  const { seat } = useShared().known.value;
  const { phrase } = (seat === undefined ? undefined : spoken.value.get(seat)) ?? {};
  if (phrase === undefined) return <Icon name="chat" />;
  return isReaction(phrase) ? <Reaction id={phrase} size={26} /> : <Icon name="check" />;
}
