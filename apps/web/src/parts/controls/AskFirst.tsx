import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, type Looks } from './Button.tsx';
import { Confirm } from './Confirm.tsx';

interface AskFirstProps extends Looks {
  /** A fuller name for screen readers. */
  label?: string;
  question: string;
  yes: string;
  no: string;
  onYes: () => void;
  children: ComponentChildren;
}

/** A button for risky actions: says what would happen, and asks. */
export function AskFirst({ label, question, yes, no, onYes, children, ...looks }: AskFirstProps) {
  const isAsking = useSignal(false);
  const asker = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useLayoutEffect(() => {
    if (!isAsking.value && wasAsked.current) asker.current?.focus();
    wasAsked.current = isAsking.value;
  }, [isAsking.value]);
  if (!isAsking.value)
    return (
      <Button {...looks} ref={asker} aria-label={label} onClick={() => (isAsking.value = true)}>
        {children}
      </Button>
    );
  const answer = (surely: boolean) => {
    isAsking.value = false;
    if (surely) onYes();
  };
  return (
    <Confirm
      alone
      question={question}
      yes={yes}
      no={no}
      onYes={() => answer(true)}
      onNo={() => answer(false)}
    />
  );
}
