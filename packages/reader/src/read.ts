import type { Rules } from '@hand-and-foot/engine';
import { catalogue, checkRules, changesTo, type Problem } from '@hand-and-foot/rulesets';
import { built } from './build.ts';
import type { Fact, Finding } from './fact.ts';
import { findingsIn } from './findings.ts';
import { parentFor } from './parent.ts';
import { agreed, contested, type Dispute } from './reconcile.ts';
import { sentencesOf, type Sentence } from './sentence.ts';
import { settled } from './settle.ts';
import { stateOf, type SentenceState } from './state.ts';
import { topicOf, type Topic } from './topic.ts';

/** The rules that a text tells, and those it leaves to the person who pasted it. */
export interface Reading {
  /** The known rule set nearest to what was read. */
  parent: string;
  changes: Partial<Rules>;
  sentences: ReadSentence[];
  /** Knobs of sentences that weren't read, were read in part, or contradict each other. */
  unread: (keyof Rules)[];
  /** Knobs that no sentence speaks of: the parent's values stay. */
  unsaid: (keyof Rules)[];
  /** Reasons why rules with these changes can't be played. */
  problems: Problem[];
}

export interface ReadSentence {
  text: string;
  /** Its first line, counted from 1. */
  line: number;
  found: Fact[];
  state: SentenceState;
  /** For a sentence that wasn't read whole: the part of the rules it seems to be about. */
  topic?: Topic;
  /** For a contradiction: the other sentences, as places in the list. */
  against?: number[];
}

/** Longer texts are cut: a rule sheet has a few pages. */
const LONGEST = 60_000;

/** Reads the text of a rule sheet. The same text always gives the same reading. */
export function read(text: string): Reading {
  const sentences = sentencesOf(text.slice(0, LONGEST));
  const found = settled(sentences.map(findingsIn));
  const disputes = contested(found);
  const facts = agreed(found, disputes);
  const parent = parentFor(facts);
  const rules = built(parent.rules, facts);
  const said = sentences.map((sentence, at) =>
    readSentence(sentence, found[at]!, othersIn(disputes, at)),
  );
  return {
    parent: parent.id,
    changes: changesTo(parent.rules, rules),
    sentences: said,
    unread: knobsLeft(said),
    unsaid: unsaidBy(found.flat()),
    problems: checkRules(rules),
  };
}

function readSentence(
  sentence: Sentence,
  found: readonly Finding[],
  against: number[] | undefined,
): ReadSentence {
  const state = against ? 'conflict' : stateOf(sentence, found);
  return {
    text: shown(sentence.text),
    line: sentence.line,
    found: found.map(withoutPlace),
    state,
    ...(state === 'unread' || state === 'partly' ? { topic: topicOf(sentence) } : {}),
    ...(against ? { against } : {}),
  };
}

/** The sentences that contradict one; none of them for a sentence that contradicts itself. */
function othersIn(disputes: readonly Dispute[], at: number): number[] | undefined {
  const mine = disputes.filter(({ sentences }) => sentences.includes(at));
  if (mine.length === 0) return undefined;
  return [...new Set(mine.flatMap(({ sentences }) => sentences))].filter((other) => other !== at);
}

/** On one line, without signs that would steer a terminal. */
function shown(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function withoutPlace({ knob, at, value }: Finding): Fact {
  return { knob, at, value };
}

/** The knobs to choose by hand, in the order of the catalogue. */
function knobsLeft(sentences: readonly ReadSentence[]): (keyof Rules)[] {
  const left = new Set(
    sentences.flatMap(({ state, topic, found }) => {
      if (state === 'conflict') return found.map(({ knob }) => knob);
      return topic?.knobs ?? [];
    }),
  );
  return catalogue.map(({ knob }) => knob).filter((knob) => left.has(knob));
}

function unsaidBy(found: readonly Finding[]): (keyof Rules)[] {
  const said = new Set(found.map(({ knob }) => knob));
  return catalogue.map(({ knob }) => knob).filter((knob) => !said.has(knob));
}
