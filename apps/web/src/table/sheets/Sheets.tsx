import { HintSheet } from './HintSheet.tsx';
import { KeysSheet } from '../keys/KeysSheet.tsx';
import { SettingsSheet } from '../../parts/sheets/SettingsSheet.tsx';
import { wording } from '../../parts/words/wording.ts';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { History } from '../history/History.tsx';
import { DiscardsSheet } from './DiscardsSheet.tsx';
import { HelpSheet } from './HelpSheet.tsx';
import { MeldsSheet } from './MeldsSheet.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { OthersSheet } from './OthersSheet.tsx';
import { SeatSheet } from './SeatSheet.tsx';
import { useTheGame } from '../game/game.ts';
import { hide, shown } from '../game/shown.ts';

/** The open sheet over the table. */
export function Sheets() {
  const what = shown.value;
  const words = wording.value.table;
  const { extras } = useTheGame();
  switch (what?.is) {
    case undefined:
      return extras ? <extras.Sheets /> : null;
    case 'menu':
      return <MenuSheet />;
    case 'history':
      return (
        <Sheet title={words.whatHappened} onClose={hide}>
          <History />
        </Sheet>
      );
    case 'help':
      return <HelpSheet />;
    case 'hint':
      return <HintSheet onClose={hide} />;
    case 'discards':
      return <DiscardsSheet />;
    case 'others':
      return <OthersSheet />;
    case 'seat':
      return <SeatSheet seat={what.seat} />;
    case 'melds':
      return <MeldsSheet side={what.side} kind={what.kind} />;
    case 'settings':
      return <SettingsSheet onClose={hide} />;
    case 'keys':
      return <KeysSheet onClose={hide} />;
  }
}
