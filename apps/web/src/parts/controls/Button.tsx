import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

/** Primary acts, plain is any other way, quiet is a way beside the matter, danger cannot be taken back. */
type Look = 'primary' | 'plain' | 'quiet' | 'danger';

export interface Looks {
  look?: Look | undefined;
  /** The one thing that a screen is for. */
  large?: boolean | undefined;
  /** For its place among others; how it looks is said here. */
  class?: string | undefined;
}

type ButtonProps = Looks & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class'>;

interface LinkProps extends Looks {
  href: string;
  'aria-label'?: string;
  onClick?: () => void;
  children: ComponentChildren;
}

export function Button({ look, large, class: place, ...rest }: ButtonProps) {
  return <button type="button" {...looked({ look, large, class: place })} {...rest} />;
}

/** The same for what leads to another screen. */
export function ButtonLink({ look, large, class: place, ...rest }: LinkProps) {
  return <a {...looked({ look, large, class: place })} {...rest} />;
}

/** What the style sheet goes by. */
function looked({ look = 'plain', large = false, class: place }: Looks) {
  return {
    class: place === undefined ? 'button' : `button ${place}`,
    'data-look': look,
    'data-large': large || undefined,
  };
}
