import type { ComponentChild } from 'preact';
import './sentence.css';

interface SentenceProps {
  text: string;
  /** Who or what it begins with, set in bold. */
  lead?: readonly string[];
}

/** A sentence as the game says it: whom it is about in bold, red suits in red. */
export function Sentence({ text, lead = [] }: SentenceProps) {
  const first = lead.find((words) => words !== '' && text.startsWith(words));
  if (first === undefined) return <>{withSuits(text)}</>;
  return (
    <>
      <b>{first}</b>
      {withSuits(text.slice(first.length))}
    </>
  );
}

function withSuits(text: string): ComponentChild[] {
  return text.split(/([♥♦♣♠])/u).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // The sign after it asks for a letter, not a picture.
      <span key={at} class={part === '♥' || part === '♦' ? 'red-suit' : undefined}>
        {part + '\uFE0E'}
      </span>
    ),
  );
}
