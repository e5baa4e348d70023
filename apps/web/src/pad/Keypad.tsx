import { words } from './words.ts';
import type { Keys } from './useTyping.ts';

interface KeypadProps {
  keys: Keys;
  /** What the large key leads to. */
  next: string;
  onNext: () => void;
}

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/** Large keys for a thumb; at the end of each row one that erases or adds. */
export function Keypad({ keys, next, onNext }: KeypadProps) {
  const asides = [
    <Key key="erase" quiet label={words.value.erase} text="⌫" onPress={keys.erase} />,
    <Key key="1" quiet text="+1" onPress={() => keys.add(1)} />,
    <Key key="5" quiet text="+5" onPress={() => keys.add(5)} />,
  ];
  return (
    <div class="pad-keypad" role="group" aria-label={words.value.keypad}>
      {ROWS.map((row, at) => [
        ...row.map((digit) => (
          <Key key={digit} text={String(digit)} onPress={() => keys.digit(digit)} />
        )),
        asides[at],
      ])}
      <Key text="0" onPress={() => keys.digit(0)} />
      <button type="button" class="pad-main" onClick={onNext}>
        {next}
      </button>
    </div>
  );
}

interface KeyProps {
  text: string;
  label?: string;
  quiet?: boolean;
  onPress: () => void;
}

function Key({ text, label, quiet = false, onPress }: KeyProps) {
  return (
    <button
      type="button"
      class="pad-key"
      data-quiet={quiet || undefined}
      aria-label={label}
      onClick={onPress}
    >
      {text}
    </button>
  );
}
