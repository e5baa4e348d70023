import type { Rules } from '@hand-and-foot/engine';
import { catalogue, type Group } from '@hand-and-foot/rulesets';
import type { Sentence } from './sentence.ts';

/** The part of the rules a sentence seems to be about, and the knobs a person would look at. */
export interface Topic {
  group: Group;
  knobs: (keyof Rules)[];
}

/** First the ones that mean just one thing. */
const TOPICS: readonly (readonly [RegExp, readonly (keyof Rules)[]])[] = [
  [/\bfreez\w*|\bfrozen\b/, ['freezing']],
  [/\b(?:permission|ask|may i|consent|agree)\b/, ['permission']],
  [/\bpartner'?s? .*\bfoot\b|\bin (?:their|his|her) foot\b/, ['partnersInFoot']],
  [/\b(?:red|black)threes\b|\bthrees\b/, ['roles', 'values', 'caught', 'laid']],
  [/\bgo out\b/, ['booksNeeded', 'lastDiscard', 'goOutBonus']],
  [/\b(?:minimum|opening|open|initial meld|1st meld|go down|lay down|requirement)\b/, ['opening']],
  [
    /\b(?:take|pick|discardpile)\b/,
    ['pickUp', 'pickUpWith', 'pickUpAtLeast', 'pickUpBlockedBy', 'pickUpUnopened'],
  ],
  [/\b(?:wilds|jokers|twos)\b/, ['wildLimits', 'wildMelds', 'roles']],
  [/\b(?:drawpile|stock|run out|runs out)\b/, ['emptyStock', 'stockPiles']],
  [/\bdraw\b/, ['draw', 'drawFrom']],
  [/\bfoot|feet\b/, ['footBy', 'footTaken', 'footPass', 'handChoice']],
  [/\bbook\b/, ['bookBonus', 'bookGrows', 'bookSize', 'meldsOfRank']],
  [/\b(?:melds?|sets?|rank)\b/, ['meldStart', 'meldsOfRank']],
  [/\b(?:decks?|packs?)\b/, ['decks', 'jokersPerDeck']],
  [/\b(?:deals?|dealt|dealer|piles?|stacks?)\b/, ['piles', 'deal', 'footPass', 'handChoice']],
  [/\b(?:starts?|begins?|goes 1st|high card)\b/, ['starter', 'nextStarter', 'upcard']],
  [/\b(?:partners?|teams?|pairs?|players?)\b/, ['seating', 'decks']],
  [/\bdiscard\w*\b/, ['discards', 'discardFirst', 'discardBarred', 'lastDiscard']],
  [/\b(?:rounds?|game|winner|wins?)\b/, ['gameEnd', 'counts']],
  [/\b(?:points?|score|worth|cards?)\b/, ['values', 'caught', 'bookBonus']],
];

/** By the first words of the sentence itself that tell, else by those above it. */
export function topicOf({ plain, under }: Sentence): Topic {
  const knobs = knobsOf(plain) ?? knobsOf(under) ?? ['gameEnd'];
  const group = catalogue.find(({ knob }) => knob === knobs[0])!.group;
  return { group, knobs: [...knobs] };
}

function knobsOf(text: string): readonly (keyof Rules)[] | undefined {
  return TOPICS.find(([says]) => says.test(text))?.[1];
}
