import type { ComponentChildren } from 'preact';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/shapes.ts';
import './menu.css';

interface Choice {
  icon: IconName;
  /** Said below in small, where the choice needs it. */
  note?: string;
  children: ComponentChildren;
}

/** Things to do, below each other; under a label, a place of its own for screen readers. */
export function Menu({ label, children }: { label?: string; children: ComponentChildren }) {
  const role = label === undefined ? undefined : 'navigation';
  return (
    <div class="menu" role={role} aria-label={label}>
      {children}
    </div>
  );
}

/** Something that a menu does. */
export function MenuButton({ onPress, ...shown }: Choice & { onPress: () => void }) {
  return (
    <button type="button" class="line firm rounded starts menu-choice" onClick={onPress}>
      <Shown {...shown} />
    </button>
  );
}

/** Somewhere that a menu leads to. */
export function MenuLink({ to, onPress, ...shown }: Choice & { to: string; onPress?: () => void }) {
  return (
    <a class="line firm rounded starts menu-choice" href={to} onClick={onPress}>
      <Shown {...shown} />
    </a>
  );
}

function Shown({ icon, note, children }: Choice) {
  return (
    <>
      <Icon name={icon} />
      <span>
        {children}
        {note !== undefined && <span class="note menu-note">{note}</span>}
      </span>
    </>
  );
}
