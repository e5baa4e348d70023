import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface FileButtonProps {
  readonly class: string;
  /** Which files are offered; all of them where it is left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** Lets a file be chosen, the same one twice running too. */
export function FileButton({ class: classes, accept, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" class={classes} onClick={() => input.current?.click()}>
        {children}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        {...(accept === undefined ? {} : { accept })}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
