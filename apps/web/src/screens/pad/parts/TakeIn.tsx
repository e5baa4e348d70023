import { FileButton } from '../../../parts/controls/FileButton.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { takeIn } from '../kept/shelf.ts';
import { words } from '../kept/words.ts';

/** Imports a file with pads. */
export function TakeIn({ onTaken }: { onTaken: (sentence: string) => void }) {
  const open = async (file: File) => {
    try {
      onTaken(sayTaken(await takeIn(await file.text())));
    } catch {
      onTaken(words.value.notTakenIn(words.value.unread));
    }
  };
  return (
    <FileButton look="quiet" accept=".json,application/json" onFile={(file) => void open(file)}>
      <Icon name="open" size={20} />
      {words.value.takeIn}
    </FileButton>
  );
}

function sayTaken(answer: Awaited<ReturnType<typeof takeIn>>): string {
  if (typeof answer === 'string') return words.value.notTakenIn(answer);
  const { takenIn, hereAlready } = words.value;
  const { taken, known } = answer;
  return [...(taken > 0 ? [takenIn(taken)] : []), ...(known > 0 ? [hereAlready(known)] : [])].join(
    ' ',
  );
}
