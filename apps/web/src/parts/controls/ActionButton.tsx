import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Sentence } from '../words/Sentence.tsx';
import './button.css';
import './actionButton.css';

interface ActionButtonProps {
  /** Its text, and the consequence below it. */
  says: { readonly text: string; readonly effect?: string | undefined };
  look?: 'primary' | 'plain';
  /** It would be refused, but it still answers a press. */
  refused?: boolean;
  /** Shown for a while when it's pressed and can't do anything. */
  answer?: string | undefined;
  pressed?: boolean;
  icon?: ComponentChildren;
  onPress: () => void;
}

const ANSWER_MS = 4000;
/** Longer texts are set smaller, to fit on two lines. */
const LONG = 18;

/** A button that says what will happen, with the consequence below. */
export function ActionButton(props: ActionButtonProps) {
  const { look = 'plain', refused = false, pressed, icon, answer, onPress } = props;
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    if (!answers) return undefined;
    const timer = setTimeout(() => setAnswers(false), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answers, answer]);
  const says = answers && answer !== undefined ? { text: answer } : props.says;
  return (
    <button
      type="button"
      class="button action"
      data-look={look}
      data-refused={refused || undefined}
      data-long={says.text.length > LONG || undefined}
      aria-pressed={pressed}
      data-answers={says !== props.says || undefined}
      onClick={() => (answer === undefined ? onPress() : setAnswers(true))}
    >
      {icon}
      <span class="yields" aria-live={answer === undefined ? undefined : 'polite'}>
        <span class="action-text">
          <Sentence text={says.text} />
        </span>
        {says.effect !== undefined && (
          <>
            {' '}
            <span class="small action-effect">
              <Sentence text={says.effect} />
            </span>
          </>
        )}
      </span>
    </button>
  );
}
