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
  return <button type="button" aria-disabled={isOff} onClick={onPress} {...look(shown)} />;
}

interface IconLinkProps extends Shown {
  href: string;
  onClick?: (event: MouseEvent) => void;
}

/** The same for a link to another screen. */
export function IconLink({ href, ...shown }: IconLinkProps) {
  return <a href={href} {...look(shown)} />;
}

function look({ icon, size, label, class: place, children, ...rest }: Shown) {
  return {
    class: place === undefined ? 'icon-button' : `icon-button ${place}`,
    'aria-label': label,
    children: [icon && <Icon name={icon} size={size} />, children],
    ...rest,
  };
}
