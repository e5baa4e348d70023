import { useEffect } from 'preact/hooks';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import '../shared/friends.css';
import { CloseTable } from '../parts/CloseTable.tsx';
import { NameField } from '../parts/NameField.tsx';
import { sayLostSeat } from '../shared/sayLostSeat.ts';
import { refused, sharedOf, useShared } from '../shared/shared.ts';
import { SharedSheets } from '../seats/SharedSheets.tsx';
import { words } from '../shared/words.ts';
import { Agreed } from './Agreed.tsx';
import { NotifySwitch } from '../notify/NotifySwitch.tsx';
import { DealButton } from './DealButton.tsx';
import './lobby.css';
import { SeatList } from '../seats/SeatList.tsx';
import { ShareTable } from '../seats/ShareTable.tsx';
import { sitAtOnce } from '../seats/sitAtOnce.ts';
import { TableRules } from './TableRules.tsx';

/** Before the first deal: seats, invitations and rules. */
export function Lobby() {
  const link = useShared();
  const { seat } = link.known.value;
  const { watchers } = link.present.value;
  const { invited } = sharedOf(link);
  const said = words.value;
  useEffect(() => void sitAtOnce(link), [link]);
  const looking = seat === undefined ? watchers - 1 : watchers;
  return (
    <main class="screen friends lobby">
      <ScreenHead title={speech.value.sayRuleSet(ruleSetOf(link.terms.rules)).name}>
        <ChatButton />
      </ScreenHead>
      <p class="quiet below" role="status">
        {link.line.value === 'live' ? said.lobby : said.lostLobby}
      </p>
      <ShareTable />
      <Panel title={said.seats} class="friends-panel lobby-seats">
        <p class="no" role="status">
          {sayLostSeat(link)}
        </p>
        {seat === undefined && invited && <NameField />}
        <SeatList />
        {looking > 0 && <p class="note friends-note">{said.watchers(looking)}</p>}
        <p class="no" role="alert">
          {refused}
        </p>
        {invited && <DealButton />}
      </Panel>
      {seat !== undefined && (
        <Panel class="friends-panel friends-notify">
          <NotifySwitch table={link.id} />
        </Panel>
      )}
      <TableRules />
      <Agreed />
      <CloseTable />
      <SharedSheets />
    </main>
  );
}
