import { Icon } from '../../../parts/look/Icon.tsx';
import { opened } from '../shared/open.ts';
import { useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';
import './chatButton.css';
import { unreadAt } from './unread.ts';

/** Opens the chat; a mark shows new messages. */
export function ChatButton() {
  const unread = unreadAt(useShared());
  const said = words.value;
  return (
    <button
      type="button"
      class="icon-button place chat-button"
      data-name="chat"
      data-unread={unread > 0 || undefined}
      aria-label={unread > 0 ? said.chatUnread(unread) : said.chat}
      onClick={() => (opened.value = 'chat')}
    >
      <Icon name="chat" />
      {unread > 0 && <b class="badge chat-button-new">{unread}</b>}
    </button>
  );
}
