import type { ComponentChildren } from 'preact';
import { Sentence } from '../table/Sentence.tsx';
import './actionButton.css';
import type { OfferText } from './offerText.ts';

interface ActionButtonProps {
  says: OfferText;
  look?: 'primary' | 'plain';
  /** It would be refused; it answers all the same. */
  refused?: boolean;
  pressed?: boolean;
  icon?: ComponentChildren;
  onPress: () => void;
}

/** A button that says what will happen, and below it what else comes of it. */
export function ActionButton({
  says,
  look = 'plain',
  refused = false,
  pressed,
  icon,
  onPress,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      class="action"
      data-look={look}
      data-refused={refused || undefined}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {icon}
      <span class="action-says">
        <span class="action-text">
          <Sentence text={says.text} />
        </span>
        {says.effect !== undefined && (
          <>
            {' '}
            <span class="action-effect">
              <Sentence text={says.effect} />
            </span>
          </>
        )}
      </span>
    </button>
  );
}
