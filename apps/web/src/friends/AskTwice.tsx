import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { words } from './words.ts';

interface AskTwiceProps {
  label: string;
  onPress: () => void;
  class?: string;
  /** Whether it is done at the first press. */
  once?: boolean;
  children: ComponentChildren;
}

/** A button for what one would not like to do by a slip: it asks, and does it at the second press. */
export function AskTwice({ label, onPress, once = false, children, ...rest }: AskTwiceProps) {
  const asked = useSignal(false);
  const said = words.value;
  const press = () => {
    asked.value = !once && !asked.value;
    if (!asked.value) onPress();
  };
  return (
    <button
      type="button"
      class={rest.class ?? 'friends-button'}
      aria-label={asked.value ? said.surelyDo(label) : label}
      onClick={press}
      onBlur={() => (asked.value = false)}
    >
      {asked.value ? said.surely : children}
    </button>
  );
}
