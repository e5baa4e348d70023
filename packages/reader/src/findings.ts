import type { Fact, Finding, Phrase } from './fact.ts';
import { isDenied, isLoose } from './clause.ts';
import { readers } from './readers/readers.ts';
import type { Sentence } from './sentence.ts';

/** Nobody writes longer ones; text without any stops would take the readers too long. */
const LONGEST = 1000;

const phrases = readers.flat().map((phrase) => [phrase, new RegExp(phrase.says, 'g')] as const);

/** Everything the readers understand of a sentence. */
export function findingsIn(sentence: Sentence): Finding[] {
  if (sentence.plain.length > LONGEST || isLoose(sentence)) return [];
  const found = phrases.flatMap(([phrase, says]) => readBy(phrase, says, sentence));
  return withoutTwins(found);
}

function readBy(phrase: Phrase, says: RegExp, sentence: Sentence): Finding[] {
  const context = `${sentence.under} : ${sentence.plain}`;
  const about = phrase.follows ? `${sentence.before} : ${context}` : context;
  if (phrase.under && !phrase.under.test(about)) return [];
  if (phrase.notUnder?.test(context)) return [];
  return [...sentence.plain.matchAll(says)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    return factsOf(phrase, match, sentence).map((fact) => ({ ...fact, from, to }));
  });
}

/** A "no" outside the phrase turns it round, and then the phrase itself must know the opposite. */
function factsOf(phrase: Phrase, match: RegExpMatchArray, sentence: Sentence): readonly Fact[] {
  if (!isDenied(sentence.plain, match.index!, match.index! + match[0].length))
    return phrase.means(match, sentence);
  return phrase.denied?.(match, sentence) ?? [];
}

/** Two phrases may find the same fact in one sentence; it counts once, but both cover their words. */
function withoutTwins(found: readonly Finding[]): Finding[] {
  return found.filter(
    (one, index) =>
      !found.some(
        (other, before) =>
          before < index &&
          other.knob === one.knob &&
          other.at === one.at &&
          other.from <= one.from &&
          other.to >= one.to &&
          JSON.stringify(other.value) === JSON.stringify(one.value),
      ),
  );
}
