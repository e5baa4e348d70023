import { useRef } from 'preact/hooks';
import { go } from '../app/route.ts';
import { Icon } from '../icons/Icon.tsx';
import { wording } from '../words/wording.ts';
import { opened } from './opened.ts';

/** Chooses a record file and looks at the game in it. */
export function OpenRecord({ class: classes }: { class: string }) {
  const input = useRef<HTMLInputElement>(null);
  const open = (file: File | undefined) => {
    if (!file) return;
    opened.value = file;
    go({ at: 'replay', id: 'file' });
  };
  return (
    <>
      <button type="button" class={classes} onClick={() => input.current?.click()}>
        <Icon name="share" size={20} />
        {wording.value.start.openRecord}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
