import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './askFirst.css';
import '../shared/friends.css';
import { words } from '../shared/words.ts';

interface AskFirstProps {
  /** What the button is called where its own words do not say enough. */
  label?: string;
  /** What would happen. */
  question: string;
  yes: string;
  no?: string;
  class?: string;
  onYes: () => void;
  children: ComponentChildren;
}

/** A button for what one would not like to do by a slip: it says what would happen, and asks. */
export function AskFirst({ label, question, yes, no, onYes, children, ...rest }: AskFirstProps) {
  const isAsking = useSignal(false);
  const asker = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useLayoutEffect(() => {
    if (isAsking.value) keep.current?.focus();
    else if (asked.current) asker.current?.focus();
    asked.current = isAsking.value;
  }, [isAsking.value]);
  if (!isAsking.value)
    return (
      <button
        ref={asker}
        type="button"
        class={rest.class ?? 'friends-button'}
        aria-label={label}
        onClick={() => (isAsking.value = true)}
      >
        {children}
      </button>
    );
  const answer = (surely: boolean) => {
    isAsking.value = false;
    if (surely) onYes();
  };
  return (
    <div class="ask-first" role="group" aria-label={question}>
      <p>{question}</p>
      <button ref={keep} type="button" class="friends-button" onClick={() => answer(false)}>
        {no ?? words.value.leaveIt}
      </button>
      <button type="button" class="friends-button ask-first-yes" onClick={() => answer(true)}>
        {yes}
      </button>
    </div>
  );
}
