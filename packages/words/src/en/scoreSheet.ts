import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../capitalised.ts';
import { bonusesSaid, linesUnder, type ScoreLine } from '../scoreSheet.ts';
import { nameOfKind } from './kind.ts';
import { listedClearly } from './list.ts';
import { figure } from './number.ts';
import { byRound } from './rules/rounds.ts';

/** The lines of these rules' score sheet, each with a note on what it counts. */
export function sayScoreSheet(ruleSet: RuleSet): ScoreLine[] {
  const { book } = ruleSet.words;
  const bonuses = bonusesOf(ruleSet);
  return linesUnder(ruleSet.rules, [
    { line: 'books', label: capitalised(book.many), note: booksNote(ruleSet) },
    ...(bonuses.length > 0
      ? [
          {
            line: 'bonus' as const,
            label: 'Bonuses',
            note: `${capitalised(listedClearly(bonuses))}.`,
          },
        ]
      : []),
    { line: 'cards', label: 'Cards on the table', note: 'Every card you melded adds its points.' },
    {
      line: 'caught',
      label: 'Left in hand and foot',
      note: 'Every card you still have counts against you.',
    },
    { line: 'total', label: 'This round', note: 'Everything added up.' },
  ]);
}

function booksNote({ words, rules }: RuleSet): string {
  const { bookBonus, rankBonus } = rules;
  const each = (['clean', 'dirty', 'wild'] as const)
    .filter((kind) => bookBonus[kind] > 0)
    .map((kind) => `${figure(bookBonus[kind])} for a ${words[kind]} one`);
  if (each.length === 0 && rankBonus.length === 0)
    return `A ${words.book.one} is worth only its cards.`;
  const some = rankBonus.length > 0 ? ['a different bonus for some ranks'] : [];
  return `${capitalised(listedClearly([...each, ...some]))}.`;
}

function bonusesOf(ruleSet: RuleSet): string[] {
  return bonusesSaid(ruleSet, {
    out: () => `${byRound(ruleSet, ruleSet.rules.goOutBonus, { say: figure })} for going out`,
    exactGrab: (bonus) => `${figure(bonus)} for an exact grab`,
    nearGrab: (bonus) => `${figure(bonus)} for coming close`,
    card: (pack, kind, points) => `${figure(points)} for each ${nameOfKind(pack, kind, 1)}`,
  });
}
