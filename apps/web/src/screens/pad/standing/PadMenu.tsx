import { padFile, type Pad } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { Menu, MenuButton } from '../../../parts/controls/Menu.tsx';
import { go } from '../../../parts/screen/route.ts';
import { saveFile } from '../../../table/link/saveRecord.ts';
import { Sheet } from '../../../parts/sheets/Sheet.tsx';
import { csvOfPad } from './csvOfPad.ts';
import { Delete } from '../parts/Delete.tsx';
import type { Keeping } from '../kept/keeping.ts';
import { PadTerms } from './PadTerms.tsx';
import { savePicture } from './picture.ts';
import { words } from '../kept/words.ts';

interface PadMenuProps {
  keeping: Keeping;
  pad: Pad;
  round: number;
  onClose: () => void;
  onShare: () => void;
}

/** More actions for a pad: names, files, and removing rounds. */
export function PadMenu({ keeping, pad, round, onClose, onShare }: PadMenuProps) {
  const asking = useSignal(false);
  const day = new Date(keeping.begun).toISOString();
  const file = `scorepad-${day.slice(0, 10)}`;
  const removeRound = () => {
    keeping.write({ do: 'round', round: pad.rounds[round - 1]!.id, there: false });
    onClose();
  };
  return (
    <Sheet title={words.value.title} onClose={onClose}>
      <Menu>
        <PadTerms keeping={keeping} pad={pad} />
        <MenuButton icon="people" onPress={onShare}>
          {words.value.share}
        </MenuButton>
        <MenuButton icon="save" onPress={() => void savePicture(pad, file)}>
          {words.value.picture}
        </MenuButton>
        <MenuButton icon="save" onPress={() => saveFile(`${file}.csv`, csvOfPad(pad))}>
          {words.value.csv}
        </MenuButton>
        <MenuButton
          icon="save"
          onPress={() =>
            saveFile(`${file}.json`, `${JSON.stringify(padFile(pad, day), null, 2)}\n`)
          }
        >
          {words.value.save}
        </MenuButton>
        {round > 0 && (
          <MenuButton icon="undo" onPress={removeRound}>
            {words.value.removeRound(round)}
          </MenuButton>
        )}
        {asking.value ? (
          <Delete
            id={keeping.id}
            onKeep={() => (asking.value = false)}
            onGone={() => {
              onClose();
              go({ at: 'pad' });
            }}
          />
        ) : (
          <MenuButton icon="bin" onPress={() => (asking.value = true)}>
            {words.value.remove}
          </MenuButton>
        )}
      </Menu>
    </Sheet>
  );
}
