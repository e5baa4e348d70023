import type { Rules } from '@hand-and-foot/engine';
import {
  changedKnobs,
  linkTo,
  readLink,
  resolveRules,
  ruleSetById,
  type Problem,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { englishRules, printedSheet, type RulesSpeech } from '@hand-and-foot/words';
import { spanishRules } from '@hand-and-foot/words/es';
import { isSound } from './sound.ts';

const SPEECHES: readonly RulesSpeech[] = [englishRules, spanishRules];

/** The rules as a family would share them: put in a link and read back. Throws if they are not the same again. */
export function sharedRules(rules: Rules, parent: string): RuleSet {
  const from = ruleSetById(parent)!;
  const knobs = changedKnobs(from.rules, rules);
  const changes = Object.fromEntries(knobs.map((knob) => [knob, rules[knob]])) as Partial<Rules>;
  const link = linkTo({ parent, changes, name: 'Drawn by lot' });
  const resolved = resolveRules(readLink(link));
  if (!resolved.ok)
    throw new Error(`the link cannot be read: ${JSON.stringify(resolved.problems)}`);
  const lost = changedKnobs(rules, resolved.ruleSet.rules);
  if (lost.length > 0) throw new Error(`the link loses ${lost.join()}`);
  return resolved.ruleSet;
}

/** Prints the rules and their differences, in both languages. Throws if something is missing. */
export function tellRules(ruleSet: RuleSet, parent: string): void {
  const from = ruleSetById(parent)!;
  for (const speech of SPEECHES) {
    const lines = speech.sayRules(ruleSet).flatMap((section) => section.lines);
    for (const { text } of lines) soundOr(text, speech);
    const { aim, tables } = speech.saySummary(ruleSet);
    soundOr(aim, speech);
    for (const { what, is } of tables.flatMap(({ rows }) => rows))
      soundOr(`${what}: ${is}.`, speech);
    const told = speech.sayDifferences(ruleSet, from);
    for (const text of told.flatMap(({ here, there }) => [...here, ...there]))
      soundOr(text, speech);
    if (told.length !== changedKnobs(from.rules, ruleSet.rules).length)
      throw new Error(`differences are not told in ${speech.language}`);
    const page = printedSheet(ruleSet, speech);
    if (!page.includes('</table>') || /undefined|NaN|\[object/.test(page))
      throw new Error(`the printed sheet is not whole in ${speech.language}`);
  }
}

export function tellProblems(problems: readonly Problem[]): void {
  for (const speech of SPEECHES)
    for (const problem of problems) {
      const said = speech.sayProblem(problem);
      if (/undefined|NaN|\[object/.test(said) || !/[.?]$/.test(said))
        throw new Error(`${JSON.stringify(problem)} is told as "${said}"`);
    }
}

function soundOr(text: string, { language }: RulesSpeech): void {
  if (!isSound(text)) throw new Error(`told in ${language}: "${text}"`);
}
