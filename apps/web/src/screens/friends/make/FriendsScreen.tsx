import { Panel } from '../../../parts/controls/Panel.tsx';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { lookForServer } from '../../../parts/server/server.ts';
import { useServer } from '../../../parts/server/useServer.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import '../shared/friends.css';
import { MakeTable } from './MakeTable.tsx';
import { EarlierTables, OpenTables } from './MyTables.tsx';
import { words } from '../shared/words.ts';

/** Creates a table for friends, and lists this browser's tables. */
export function FriendsScreen() {
  const said = words.value;
  const state = useServer();
  return (
    <main class="screen friends">
      <ScreenHead title={said.title} />
      {state === 'there' ? (
        <>
          <p class="note friends-note">{said.motto}</p>
          <OpenTables />
          <MakeTable />
          <a class="panel ways-tile below" href={addressOf({ at: 'club' })}>
            <b class="line big">
              <Icon name="star" />
              {said.severalTables}
            </b>
            <small>{said.severalTablesNote}</small>
          </a>
          <EarlierTables />
        </>
      ) : (
        <Panel class="friends-panel">
          <p>{state === 'offline' ? said.offline : said.noServer}</p>
          <Button onClick={() => void lookForServer(true)}>{said.lookAgain}</Button>{' '}
          <ButtonLink href={addressOf({ at: 'start' })}>{said.toStart}</ButtonLink>
        </Panel>
      )}
    </main>
  );
}
