import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import type { Extras } from '../../../table/game/game.ts';
import { fetchPart } from '../shared/api.ts';
import { ChatButton } from '../chat/ChatButton.tsx';
import { FinalWays } from '../over/FinalWays.tsx';
import { InsteadOfActions } from './InsteadOfActions.tsx';
import { MenuWays } from './MenuWays.tsx';
import { RoundWays } from '../over/RoundWays.tsx';
import { askInPerson } from '../shared/shared.ts';
import { SeatName } from './SeatName.tsx';
import { TopNote } from './TopNote.tsx';
import { TurnNote } from './TurnNote.tsx';
import { SharedSheets } from '../seats/SharedSheets.tsx';

/** A shared table's additions to the table. */
export function extrasFor(link: RemoteLink): Extras {
  return {
    TopButton: ChatButton,
    TopNote,
    TurnNote,
    SeatName,
    MenuWays,
    InsteadOfActions,
    Sheets: SharedSheets,
    FinalWays,
    RoundWays,
    readRecord: async () => fetchPart('record', link.id, undefined),
    askInPerson: async (ask) => askInPerson(link, ask),
  };
}
