import type { FinalEnding } from '@hand-and-foot/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { drawerFor } from '../../../table/desk/drawer.ts';
import { newDesk } from '../../../table/desk/newDesk.ts';
import { stillDesk } from '../../../table/desk/stillDesk.ts';
import { joinRemote, type RemoteLink } from '../../../table/link/remoteTable.ts';
import type { TheGame } from '../../../table/game/game.ts';
import { extrasFor } from './extras.tsx';
import { rememberedOf } from '../shared/memory.ts';

/** Goes to a table and stays while it's shown, or says why nobody is let in. */
export function useRemote(
  id: string,
  code: string | undefined,
): RemoteLink | FinalEnding | undefined {
  const [found, setFound] = useState<RemoteLink | FinalEnding>();
  const brought = code ?? rememberedOf(id).invite;
  useEffect(() => {
    let wanted = true;
    let joined: RemoteLink | FinalEnding | undefined;
    void joinRemote(id, brought).then((link) => {
      joined = link;
      if (wanted) setFound(link);
      else leave(link);
    });
    return () => {
      wanted = false;
      setFound(undefined);
      leave(joined);
    };
  }, [id, brought]);
  return found;
}

function leave(link: RemoteLink | FinalEnding | undefined): void {
  if (typeof link === 'object') link.leave();
}

/** Everything in front of a person at the table, once cards are dealt. */
export function useSharedGame(link: RemoteLink): TheGame | undefined {
  const { seat, view } = link.known.value;
  const isDealt = view !== undefined;
  const game = useMemo<TheGame | undefined>(() => {
    if (!isDealt) return undefined;
    const desk =
      seat === undefined ? stillDesk(link) : newDesk(link, seat, drawerFor(link.id, seat));
    return { link, desk, extras: extrasFor(link) };
  }, [link, seat, isDealt]);
  useEffect(() => () => game?.desk.close(), [game]);
  return game;
}
