import { useEffect } from 'preact/hooks';
import { addressOf } from '../../../parts/screen/route.ts';
import { lookForServer, server } from '../../../parts/server/server.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import '../shared/friends.css';
import { MakeTable } from './MakeTable.tsx';
import { EarlierTables, OpenTables } from './MyTables.tsx';
import { words } from '../shared/words.ts';

/** Where a table for friends is made, and one's own are found again. */
export function FriendsScreen() {
  const said = words.value;
  useEffect(() => void lookForServer(true), []);
  const state = server.value;
  return (
    <main class="friends">
      <ScreenHead title={said.title} />
      {state === 'there' ? (
        <>
          <p class="friends-note">{said.motto}</p>
          <OpenTables />
          <MakeTable />
          <EarlierTables />
        </>
      ) : (
        <section class="friends-panel">
          <p>{state === 'offline' ? said.offline : said.noServer}</p>
          <button type="button" class="friends-button" onClick={() => void lookForServer(true)}>
            {said.lookAgain}
          </button>{' '}
          <a class="friends-button" href={addressOf({ at: 'start' })}>
            {said.toStart}
          </a>
        </section>
      )}
    </main>
  );
}
