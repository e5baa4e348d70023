import { useRef } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';
import { takeIn } from './shelf.ts';
import { words } from './words.ts';

/** Chooses a file with pads and keeps what is in it. */
export function TakeIn({ onTaken }: { onTaken: (sentence: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    try {
      onTaken(sayTaken(await takeIn(await file.text())));
    } catch {
      onTaken(words.value.notTakenIn(words.value.unread));
    }
  };
  return (
    <>
      <button type="button" class="pad-way" onClick={() => input.current?.click()}>
        <Icon name="open" size={20} />
        {words.value.takeIn}
      </button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
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
