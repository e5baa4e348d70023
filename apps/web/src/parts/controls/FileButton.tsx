import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button, type Looks } from './Button.tsx';

interface FileButtonProps extends Looks {
  /** Accepted file types; all if left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** Lets people choose a file, even the same one twice in a row. */
export function FileButton({ accept, onFile, children, ...looks }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...looks} onClick={() => input.current?.click()}>
        {children}
      </Button>
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
