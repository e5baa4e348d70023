import { HintSheet } from '../hint/HintSheet.tsx';
import { KeysSheet } from '../keys/KeysSheet.tsx';
import { SettingsSheet } from '../parts/sheets/SettingsSheet.tsx';
import { wording } from '../parts/words/wording.ts';
import { Sheet } from '../parts/sheets/Sheet.tsx';
import { History } from './History.tsx';
import { DiscardsSheet } from './sheets/DiscardsSheet.tsx';
import { HelpSheet } from './sheets/HelpSheet.tsx';
import { MeldsSheet } from './sheets/MeldsSheet.tsx';
import { MenuSheet } from './sheets/MenuSheet.tsx';
import { OthersSheet } from './sheets/OthersSheet.tsx';
import { useTheGame } from './game.ts';
import { hide, shown } from './shown.ts';

/** Whatever is open over the table. */
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
    case 'melds':
      return <MeldsSheet side={what.side} kind={what.kind} />;
    case 'settings':
      return <SettingsSheet onClose={hide} />;
    case 'keys':
      return <KeysSheet onClose={hide} />;
  }
}
