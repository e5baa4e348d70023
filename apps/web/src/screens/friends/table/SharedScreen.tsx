import { useEffect, useState } from 'preact/hooks';
import { ButtonLink } from '../../../parts/controls/Button.tsx';
import { FaultScreen } from '../../table/FaultScreen.tsx';
import { Outline } from '../../../parts/screen/Outline.tsx';
import { addressOf, showAddress } from '../../../parts/screen/route.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { GameContext } from '../../../table/game/game.ts';
import { hide } from '../../../table/game/shown.ts';
import { Moment } from '../../table/TableScreen.tsx';
import { showTalk } from '../chat/spoken.ts';
import { TalkAloud } from '../chat/TalkAloud.tsx';
import { Ended } from '../over/Ended.tsx';
import { EndedTable } from '../over/EndedTable.tsx';
import '../shared/friends.css';
import { keepFair } from '../shared/keepFair.ts';
import { Invited, isInvited } from '../lobby/Invited.tsx';
import { Lobby } from '../lobby/Lobby.tsx';
import { noteTable, rememberedOf } from '../shared/memory.ts';
import { makeInvitation, mayInvite } from '../shared/ownInvitation.ts';
import { Onlooker } from './Onlooker.tsx';
import { Pill } from './Pill.tsx';
import { showTurn } from '../shared/yourTurn.ts';
import { SharedContext, watchSeat } from '../shared/shared.ts';
import { opened } from '../shared/open.ts';
import { useRemote, useSharedGame } from './useSharedTable.ts';
import { words } from '../shared/words.ts';

/** After this long, people want to know what they're waiting for. */
const PATIENCE = 1500;

interface SharedScreenProps {
  id: string;
  code: string | undefined;
  /** Whether they came by the watchers' link. */
  watch: boolean;
}

/** A table on the server: its lobby before the first deal, then the game, round after round. */
export function SharedScreen({ id, code, watch }: SharedScreenProps) {
  const link = useRemote(id, code);
  useEffect(() => hide, [id]);
  useEffect(() => () => (opened.value = undefined), [id]);
  if (link === undefined) return <Waiting />;
  if (typeof link === 'string') return <Ended why={link} />;
  return (
    <SharedContext.Provider value={link}>
      <AtTable link={link} code={code} watch={watch} />
      <TalkAloud />
    </SharedContext.Provider>
  );
}

function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Outline />
      <div class="friends-waiting">
        <p role="status">{isLong && words.value.unreachable}</p>
        {isLong && <ButtonLink href={addressOf({ at: 'start' })}>{words.value.toStart}</ButtonLink>}
      </div>
    </>
  );
}

type AtTableProps = Omit<SharedScreenProps, 'id'> & { link: RemoteLink };

function AtTable({ link, code, watch }: AtTableProps) {
  const game = useSharedGame(link);
  const { shared, view, seat, closed } = link.known.value;
  const invited = shared?.invited === true;
  useEffect(() => {
    // People who came by a link can pass it on; the table's creator has both already.
    const known = rememberedOf(link.id);
    if (code === undefined) return;
    if (watch && known.watch === undefined) noteTable(link.id, { watch: code });
    if (!watch && invited && known.invite === undefined) noteTable(link.id, { invite: code });
  }, [link, code, watch, invited]);
  const { invite } = rememberedOf(link.id);
  const isLacking = !watch && code === undefined && invite === undefined && mayInvite(link);
  useEffect(() => {
    if (isLacking) void makeInvitation(link);
  }, [link, isLacking]);
  useEffect(() => {
    // People copy the address bar, so at the table it is the invitation.
    const known = invite ?? code;
    const whose = known === undefined ? {} : { code: known };
    if (!watch) showAddress({ at: 'shared', id: link.id, ...whose });
  }, [link, code, watch, invite]);
  useEffect(() => keepFair(link), [link]);
  useEffect(() => showTurn(link), [link]);
  useEffect(() => watchSeat(link), [link]);
  useEffect(() => showTalk(link), [link]);
  if (link.ended.value) return <Ended why={link.ended.value} />;
  if (link.status.value === 'stopped') return <FaultScreen />;
  if (closed && view?.phase !== 'over')
    return (
      <GameContext.Provider value={game}>
        <EndedTable />
      </GameContext.Provider>
    );
  if (isInvited(link)) return <Invited />;
  if (!game || !view) return <Lobby />;
  return (
    <GameContext.Provider value={game}>
      {seat === undefined ? <Moment table={<Onlooker />} /> : <Moment />}
      <Pill />
    </GameContext.Provider>
  );
}
