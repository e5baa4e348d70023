import { nameOf } from '@hand-and-foot/protocol';
import { isGameOver } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { ScreenHead } from '../../../parts/screen/ScreenHead.tsx';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { Face } from '../../../parts/faces/Face.tsx';
import { likenessesAt } from '../../../parts/faces/likeness.ts';
import { lookForServer } from '../../../parts/server/server.ts';
import { speech } from '../../../parts/words/wording.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { imaginedTable } from '../../../worker/shared/imaginedTable.ts';
import { askForName, NameField, sayRefused } from '../parts/NameField.tsx';
import { SeatList } from '../seats/SeatList.tsx';
import { SharedSheets } from '../seats/SharedSheets.tsx';
import { comesTo, freeSeat, sitAnywhere, usualSeat } from '../seats/sitAtOnce.ts';
import '../shared/friends.css';
import { ownName } from '../shared/memory.ts';
import { lostSeat, refused, sharedOf, useShared, watched } from '../shared/shared.ts';
import { LONGEST_NAME, plainTextUpTo } from '../shared/text.ts';
import { words } from '../shared/words.ts';
import './lobby.css';
import { TableRules } from './TableRules.tsx';

/** Whether somebody came by the invitation and hasn't decided yet. */
export function isInvited(link: RemoteLink): boolean {
  const { invited, host } = sharedOf(link);
  const isComing = comesTo.value?.table === link.id;
  const isUndecided = link.known.value.seat === undefined && watched.value !== link.id;
  // Somebody who lost their seat goes on watching.
  if (lostSeat.value !== undefined) return false;
  return isUndecided && invited && !host && !isComing;
}

/** A guest's first look at the table: the host, the people there, and one button to join them. */
export function Invited() {
  const link = useShared();
  const { hostSeat } = sharedOf(link);
  const { seats } = link.known.value;
  const host = hostSeat === undefined ? '' : nameOf(seats[hostSeat]);
  const of = hostSeat === undefined ? undefined : likenessesAt(seats)[hostSeat];
  const { name: rules } = speech.value.sayRuleSet(ruleSetOf(link.terms.rules));
  const said = words.value;
  return (
    <main class="screen friends lobby">
      <ScreenHead title={host === '' ? said.invitedTo(rules) : said.invitedBy(host, rules)} />
      <Panel class="friends-panel lobby-seats" aria-label={said.seats}>
        {of && (
          <div class="middle">
            <Face of={of} size={88} />
          </div>
        )}
        <p class="middle">{said.invitedGame}</p>
        <p class="no" role="status">
          {link.line.value === 'live' ? '' : said.lostLobby}
        </p>
        <Join />
        <SeatList />
      </Panel>
      <TableRules />
      <SharedSheets />
    </main>
  );
}

function Join() {
  const link = useShared();
  const isJoining = useSignal(false);
  const said = words.value;
  useEffect(() => {
    if (ownName() === '') askForName();
    // Tells where they sat last time.
    void lookForServer();
  }, []);
  if (isOver(link)) return <OnlyWatch why={said.gameOver} way={said.seeScore} />;
  if (freeSeat(link) === undefined) return <OnlyWatch why={said.full} way={said.watch} />;

  async function join(event: Event): Promise<void> {
    event.preventDefault();
    if (plainTextUpTo(ownName(), LONGEST_NAME) === '') {
      refused.value = said.nameNeeded;
      askForName();
    } else if (!isJoining.value) {
      isJoining.value = true;
      await sitAnywhere(link, usualSeat(link));
      isJoining.value = false;
    }
  }

  return (
    <form class="list below" onSubmit={(event) => void join(event)}>
      <NameField />
      <p class="no" role="alert">
        {sayRefused()}
      </p>
      <Button type="submit" look="primary" large>
        {said.join}
      </Button>
      <Watch look="quiet">{said.watch}</Watch>
      <ButtonLink look="quiet" href={addressOf({ at: 'learn' })}>
        {said.newToIt}
      </ButtonLink>
    </form>
  );
}

/** No seat is to be had: says so, and offers to look. */
function OnlyWatch({ why, way }: { why: string; way: string }) {
  return (
    <div class="list below">
      <p>{why}</p>
      <Watch look="primary">{way}</Watch>
    </div>
  );
}

function Watch({ look, children }: { look: 'primary' | 'quiet'; children: string }) {
  const { id } = useShared();
  return (
    <Button look={look} large={look === 'primary'} onClick={() => (watched.value = id)}>
      {children}
    </Button>
  );
}

function isOver({ known }: RemoteLink): boolean {
  const { view, terms } = known.value;
  return view?.phase === 'over' && isGameOver(imaginedTable(terms, view));
}
