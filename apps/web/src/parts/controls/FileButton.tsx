import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Button, type Looks } from './Button.tsx';

interface FileButtonProps extends Looks {
  /** Which files are offered; all of them where it is left out. */
  readonly accept?: string;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** Lets a file be chosen, the same one twice running too. */
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
