import { packFor } from '@hand-and-foot/engine';
import type { Rules } from '@hand-and-foot/engine';
import { catalogue } from '@hand-and-foot/rulesets';
import type { Group, RuleSet } from '@hand-and-foot/rulesets';
import { cards } from './rules/cards.ts';
import { deal } from './rules/deal.ts';
import { foot, goingOut } from './rules/goingOut.ts';
import type { Telling, Tellings } from './rules/line.ts';
import { melds } from './rules/melds.ts';
import { score } from './rules/score.ts';
import { turn } from './rules/turn.ts';

/** A part of the rules in sentences. */
export interface RulesSection {
  title: string;
  lines: RulesLine[];
}

export interface RulesLine {
  text: string;
  /** The knob that the sentence tells of; none for what holds under all rules. */
  knob?: keyof Rules;
  /** Where the sheet left it open: what we decided, and why. */
  ruling?: string;
}

/** Typed by every knob: one without a sentence does not compile. */
const tellings: Tellings<keyof Rules> = {
  ...cards,
  ...deal,
  ...turn,
  ...melds,
  ...foot,
  ...goingOut,
  ...score,
};

const TITLES: Record<Group, string> = {
  cards: 'The cards and the players',
  deal: 'The deal',
  turn: 'Your turn',
  melds: 'Laying cards',
  foot: 'Into the foot',
  goingOut: 'Going out',
  score: 'The score',
};

const ALWAYS: Partial<Record<Group, string>> = {
  foot: 'The hand is played first. Lay its last card and you take up the foot and play on; discard it and the foot waits for your next turn.',
  score:
    'Every card a side has on the table counts for it; every card its players still hold counts against it.',
};

/** A rule set told in sentences made from its data, with our rulings beside them. */
export function sayRules(ruleSet: RuleSet): RulesSection[] {
  const telling = { ruleSet, pack: packFor(ruleSet.rules.pack) };
  const sections = Object.entries(TITLES).map(([group, title]) => ({
    title,
    lines: linesOf(group as Group, telling),
  }));
  const play = ruleSet.rulings.filter(({ knob }) => knob === 'play');
  if (play.length === 0) return sections;
  return [
    ...sections,
    { title: 'What else we decided', lines: play.map(({ note }) => ({ text: note })) },
  ];
}

function linesOf(group: Group, telling: Telling): RulesLine[] {
  const always = ALWAYS[group];
  return [
    ...(always === undefined ? [] : [{ text: always }]),
    ...catalogue
      .filter((entry) => entry.group === group)
      .flatMap(({ knob }) => linesOfKnob(knob, telling)),
  ];
}

function linesOfKnob(knob: keyof Rules, telling: Telling): RulesLine[] {
  const { rules, rulings } = telling.ruleSet;
  const say = tellings[knob] as (value: unknown, telling: Telling) => string[];
  const notes = rulings.filter((ruling) => ruling.knob === knob).map(({ note }) => note);
  return say(rules[knob], telling).map((text, index) => ({
    text,
    knob,
    ...(index === 0 && notes.length > 0 && { ruling: notes.join(' ') }),
  }));
}
