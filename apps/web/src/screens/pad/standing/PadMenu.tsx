import { padFile, type Pad } from '@hand-and-foot/scorepad';
import { useSignal } from '@preact/signals';
import { Button } from '../../../parts/controls/Button.tsx';
import { go } from '../../../parts/screen/route.ts';
import { saveFile } from '../../../table/link/saveRecord.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import type { IconName } from '../../../parts/look/shapes.ts';
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
      <div class="pad-menu">
        <PadTerms keeping={keeping} pad={pad} />
        <Way icon="people" text={words.value.share} onPress={onShare} />
        <Way icon="save" text={words.value.picture} onPress={() => void savePicture(pad, file)} />
        <Way
          icon="save"
          text={words.value.csv}
          onPress={() => saveFile(`${file}.csv`, csvOfPad(pad))}
        />
        <Way
          icon="save"
          text={words.value.save}
          onPress={() =>
            saveFile(`${file}.json`, `${JSON.stringify(padFile(pad, day), null, 2)}\n`)
          }
        />
        {round > 0 && (
          <Way icon="undo" text={words.value.removeRound(round)} onPress={removeRound} />
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
          <Way icon="bin" text={words.value.remove} onPress={() => (asking.value = true)} />
        )}
      </div>
    </Sheet>
  );
}

interface WayProps {
  icon: IconName;
  text: string;
  onPress: () => void;
}

function Way({ icon, text, onPress }: WayProps) {
  return (
    <Button look="quiet" onClick={onPress}>
      <Icon name={icon} size={20} />
      {text}
    </Button>
  );
}
