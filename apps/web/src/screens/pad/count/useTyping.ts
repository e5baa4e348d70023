import { useRef } from 'preact/hooks';

/** Effects of the keypad and the keyboard on the current number. */
export interface Keys {
  readonly digit: (digit: number) => void;
  readonly add: (by: number) => void;
  readonly erase: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

interface TypingProps {
  /** Names the field: in a new one, the first digit starts a new number. */
  place: string;
  number: number;
  set: (number: number) => void;
  goOn: () => void;
}

const LARGEST = 99_999;

export function useTyping({ place, number, set, goOn }: TypingProps): Keys {
  const typed = useRef({ place, yet: false });
  if (typed.current.place !== place) typed.current = { place, yet: false };
  const put = (next: number) => {
    typed.current.yet = true;
    if (next >= 0 && next <= LARGEST) set(next);
  };
  const digit = (figure: number) => put(typed.current.yet ? number * 10 + figure : figure);
  const erase = () => put(Math.floor(number / 10));
  return {
    digit,
    erase,
    add: (by) => put(number + by),
    onKeyDown(event) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || isTyped(target)) return;
      if (/^\d$/.test(key)) digit(Number(key));
      else if (key === 'Backspace') erase();
      // On a button, Enter presses it.
      else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) goOn();
      else return;
      event.preventDefault();
    },
  };
}

/** A select uses letters and digits itself. */
function isTyped(target: EventTarget | null): boolean {
  return target instanceof HTMLSelectElement || target instanceof HTMLAnchorElement;
}
