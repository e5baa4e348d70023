import type { Terms } from '@hand-and-foot/engine';

/** Works something out once for each terms: a pad asks again at every tap. */
export function perTerms<Asked extends string, Answer>(
  work: (terms: Terms, asked: Asked) => Answer,
): (terms: Terms, asked: Asked) => Answer {
  const known = new WeakMap<Terms, Map<Asked, Answer>>();
  return (terms, asked) => {
    const answers = known.get(terms) ?? new Map<Asked, Answer>();
    known.set(terms, answers);
    const answer = answers.get(asked) ?? work(terms, asked);
    answers.set(asked, answer);
    return answer;
  };
}
