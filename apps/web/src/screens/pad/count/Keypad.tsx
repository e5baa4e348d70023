import type { ComponentChildren } from 'preact';
import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../kept/words.ts';
import type { Keys } from './useTyping.ts';

interface KeypadProps {
  keys: Keys;
  /** Label of the large key. */
  next: string;
  onNext: () => void;
}

const ROWS = [
  [1, 2, 3],
  [4, 5, 6],
  [7, 8, 9],
] as const;

/** Large keys for a thumb; each row ends with one that erases or adds. */
export function Keypad({ keys, next, onNext }: KeypadProps) {
  const asides = [
    <Key key="erase" quiet label={words.value.erase} onPress={keys.erase}>
      <Icon name="erase" />
    </Key>,
    <Key key="1" quiet onPress={() => keys.add(1)}>
      +1
    </Key>,
    <Key key="5" quiet onPress={() => keys.add(5)}>
      +5
    </Key>,
  ];
  return (
    <div class="list tight pad-keypad" role="group" aria-label={words.value.keypad}>
      {ROWS.map((row, at) => [
        ...row.map((digit) => (
          <Key key={digit} onPress={() => keys.digit(digit)}>
            {digit}
          </Key>
        )),
        asides[at],
      ])}
      <Key onPress={() => keys.digit(0)}>0</Key>
      <Button look="primary" large onClick={onNext}>
        {next}
      </Button>
    </div>
  );
}

interface KeyProps {
  children: ComponentChildren;
  label?: string;
  quiet?: boolean;
  onPress: () => void;
}

function Key({ children, label, quiet = false, onPress }: KeyProps) {
  return (
    <Button class="pad-key" data-quiet={quiet || undefined} aria-label={label} onClick={onPress}>
      {children}
    </Button>
  );
}
