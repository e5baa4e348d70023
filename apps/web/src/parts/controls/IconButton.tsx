import type { ComponentChildren } from 'preact';
import { Icon } from '../look/Icon.tsx';
import type { IconName } from '../look/shapes.ts';

interface Shown {
  icon?: IconName | undefined;
  size?: number;
  /** Its name, unless the children say it. */
  label?: string | undefined;
  /** Only for its position. */
  class?: string;
  lang?: string;
  /** Beside the icon, or instead of it. */
  children?: ComponentChildren;
}

interface IconButtonProps extends Shown {
  /** It can do nothing now, but keeps its place and says so. */
  isOff?: boolean | undefined;
  onPress: () => void;
}

/** A button of little more than an icon, in a bar. */
export function IconButton({ isOff, onPress, ...shown }: IconButtonProps) {
  const { inside, ...rest } = look(shown);
  return (
    <button type="button" aria-disabled={isOff} onClick={onPress} {...rest}>
      {inside}
    </button>
  );
}

/** The same for a link to another screen. */
export function IconLink({
  href,
  ...shown
}: Shown & { href: string; onClick?: (event: MouseEvent) => void }) {
  const { inside, ...rest } = look(shown);
  return (
    <a href={href} {...rest}>
      {inside}
    </a>
  );
}

function look({ icon, size, label, class: place, children, ...rest }: Shown) {
  return {
    class: place === undefined ? 'icon-button' : `icon-button ${place}`,
    'aria-label': label,
    inside: (
      <>
        {icon && <Icon name={icon} {...(size === undefined ? {} : { size })} />}
        {children}
      </>
    ),
    ...rest,
  };
}
