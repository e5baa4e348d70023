import type { Rules } from '@hand-and-foot/engine';
import { catalogue } from '@hand-and-foot/rulesets';
import { fact, knobPlace, type Fact, type Finding, type Phrase } from './fact.ts';
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
  return forNumber(sentence, withoutTwins(found));
}

const FOR_SO_MANY =
  /^(?:with|for|if there are|when there are|if)(?: only| just)? (\d{1,2})(?: ?(?:or|to|and|-) ?(\d{1,2}))? players?\b/;

/** A sentence about so many players is told with their number. */
function forNumber({ plain }: Sentence, found: Finding[]): Finding[] {
  const match = FOR_SO_MANY.exec(plain);
  if (!match) return found;
  const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
  if (from < 2 || to > 16) return found;
  return found.flatMap((finding) =>
    VARYING.has(finding.knob)
      ? Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => ({
          ...finding,
          ...fact('forPlayers', `${from + more}.${knobPlace(finding)}`, finding.value),
        }))
      : [finding],
  );
}

/** Knobs that may be different for some numbers of players. */
const VARYING = new Set(fieldsOf('forPlayers'));

function fieldsOf(knob: keyof Rules): string[] {
  const shape = catalogue.find((entry) => entry.knob === knob)?.shape;
  const entry = shape?.shape === 'list' ? shape.of : undefined;
  return entry?.shape === 'record' ? Object.keys(entry.fields) : [];
}

function readBy(phrase: Phrase, says: RegExp, sentence: Sentence): Finding[] {
  const context = `${sentence.under} : ${sentence.plain}`;
  const about = phrase.follows ? `${sentence.before} : ${context}` : context;
  if (phrase.under && !phrase.under.test(about)) return [];
  if (phrase.notUnder?.test(context)) return [];
  return [...sentence.plain.matchAll(says)].flatMap((match) => {
    const from = match.index;
    const to = from + match[0].length;
    return factsOf(phrase, match, sentence).map((found) => ({ ...found, from, to }));
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
