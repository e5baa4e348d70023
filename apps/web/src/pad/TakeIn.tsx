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
      const taken = await takeIn(await file.text());
      onTaken(
        typeof taken === 'number' ? words.value.takenIn(taken) : words.value.notTakenIn(taken),
      );
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
