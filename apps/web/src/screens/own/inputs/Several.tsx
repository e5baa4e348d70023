import type { JSX } from 'preact';
import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../draft/words.ts';
import './several.css';

interface SeveralProps {
  items: readonly unknown[];
  least: number;
  most: number;
  /** Label of the add button. */
  add: string;
  nameOf: (index: number) => string;
  /** The new item. */
  fresh: (items: readonly unknown[]) => unknown;
  onChange: (items: readonly unknown[]) => void;
  children: (item: unknown, change: (value: unknown) => void, name: string) => JSX.Element;
}

/** A list of any length with removable items. */
export function Several(props: SeveralProps) {
  const { items, least, most, add, nameOf, fresh, onChange, children } = props;
  return (
    <div class="list tight several">
      {items.map((item, index) => (
        <div key={index} class="grid rounded several-item" role="group" aria-label={nameOf(index)}>
          <p class="note firm" aria-hidden="true">
            {nameOf(index)}
          </p>
          {items.length > least && (
            <IconButton
              icon="bin"
              size={20}
              class="several-remove"
              label={words.value.remove(nameOf(index))}
              onPress={() => onChange(items.filter((_, at) => at !== index))}
            />
          )}
          <div class="whole list tight yields several-parts">
            {children(
              item,
              (value) => onChange(items.map((each, at) => (at === index ? value : each))),
              nameOf(index),
            )}
          </div>
        </div>
      ))}
      {items.length < most && (
        <Button class="several-add" onClick={() => onChange([...items, fresh(items)])}>
          <Icon name="plus" size={18} />
          {add}
        </Button>
      )}
    </div>
  );
}
