import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from '../controls/IconButton.tsx';
import { firstWords } from '../words/firstWords.ts';
import { closeOnBack, followOut } from './closeOnBack.ts';
import './sheet.css';

interface SheetProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** Something to read or choose over the table: from the bottom on phones, at the side on larger screens. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const closing = useRef(onClose);
  closing.current = onClose;
  useLayoutEffect(() => openWhile(dialog.current!), []);
  useLayoutEffect(() => closeOnBack(() => closing.current()), []);
  return (
    <dialog
      ref={dialog}
      class="sheet"
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
        else followOut(event);
      }}
    >
      <div class="column wide sheet-paper">
        <header class="line fixed sheet-head">
          <h2 id={heading} class="sheet-title" tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton icon="close" label={firstWords.value.app.close} onPress={onClose} />
        </header>
        <div class="scrolls sheet-body" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

/** Traps the focus while it's open and returns it afterward. */
function openWhile(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
}
