import { firstWords } from '../../parts/words/firstWords.ts';
import { WORDS } from './wordmarkOutlines.ts';
import './wordmark.css';

const HEIGHT = 168;

/** The game's name; on one line if there's room, else on two. */
export function Wordmark() {
  return (
    <h1 class="grid wordmark" aria-label={firstWords.value.start.title}>
      {Object.entries(WORDS).map(([word, { width, path }]) => (
        <svg
          key={word}
          class="wordmark-word"
          data-word={word}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          style={{ aspectRatio: width / HEIGHT }}
          aria-hidden="true"
        >
          <path d={path} />
        </svg>
      ))}
    </h1>
  );
}
