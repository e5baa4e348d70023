import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import './button.css';

/** Primary acts, plain is an alternative, quiet is a side path, danger can't be undone. */
type Look = 'primary' | 'plain' | 'quiet' | 'danger';

export interface Looks {
  look?: Look | undefined;
  /** The screen's main action. */
  large?: boolean | undefined;
  /** Only for its position; this component decides its looks. */
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

/** The same for a link to another screen. */
export function ButtonLink({ look, large, class: place, ...rest }: LinkProps) {
  return <a {...looked({ look, large, class: place })} {...rest} />;
}

/** Attributes for the style sheet. */
function looked({ look = 'plain', large = false, class: place }: Looks) {
  return {
    class: place === undefined ? 'button' : `button ${place}`,
    'data-look': look,
    'data-large': large || undefined,
  };
}
