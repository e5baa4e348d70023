import type { ComponentChild } from 'preact';
import './sentence.css';

interface SentenceProps {
  text: string;
  /** Its beginning, in bold. */
  lead?: readonly string[];
}

/** A sentence about the game: its subject in bold, red suits in red. */
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
      // The character after it asks for text style instead of an emoji.
      <span key={at} class={part === '♥' || part === '♦' ? 'red-suit' : undefined}>
        {part + '\uFE0E'}
      </span>
    ),
  );
}
