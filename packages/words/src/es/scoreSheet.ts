import type { RuleSet } from '@hand-and-foot/rulesets';
import { capitalised } from '../capitalised.ts';
import { bonusesSaid, linesUnder, type ScoreLine } from '../scoreSheet.ts';
import { nameOfKind } from './kind.ts';
import { listed } from './list.ts';
import { un } from './noun.ts';
import { figure } from './number.ts';
import { byRound } from './rules/rounds.ts';
import { bookOf, nounFor } from './ruleSet.ts';

/** The lines of these rules' score sheet, each with a note on what it counts. */
export function sayScoreSheet(ruleSet: RuleSet): ScoreLine[] {
  const bonuses = bonusesOf(ruleSet);
  return linesUnder(ruleSet.rules, [
    {
      line: 'books',
      label: capitalised(nounFor(ruleSet, 'book').many),
      note: booksNote(ruleSet),
    },
    ...(bonuses.length > 0
      ? [{ line: 'bonus' as const, label: 'Puntos extra', note: `${listed(bonuses)}.` }]
      : []),
    { line: 'cards', label: 'Cartas en la mesa', note: 'Cada carta que bajaste suma su valor.' },
    {
      line: 'caught',
      label: 'En la mano y en el pie',
      note: 'Cada carta que te queda cuenta en tu contra.',
    },
    { line: 'total', label: 'Esta ronda', note: 'La suma de todo.' },
  ]);
}

function booksNote(ruleSet: RuleSet): string {
  const { bookBonus, rankBonus } = ruleSet.rules;
  const each = (['clean', 'dirty', 'wild'] as const)
    .filter((kind) => bookBonus[kind] > 0)
    .map((kind) => `${figure(bookBonus[kind])} por cada ${bookOf(ruleSet, kind).one}`);
  if (each.length === 0 && rankBonus.length === 0)
    return `${capitalised(un(nounFor(ruleSet, 'book')))} solo vale lo que valen sus cartas.`;
  const some = rankBonus.length > 0 ? ['otros puntos por algunos valores'] : [];
  return `${capitalised(listed([...each, ...some]))}.`;
}

function bonusesOf(ruleSet: RuleSet): string[] {
  return bonusesSaid(ruleSet, {
    out: () => `${byRound(ruleSet, ruleSet.rules.goOutBonus, { say: figure })} por cerrar`,
    exactGrab: (bonus) => `${figure(bonus)} por tomar el número exacto`,
    nearGrab: (bonus) => `${figure(bonus)} por acercarte al número exacto`,
    card: (pack, kind, points) => `${figure(points)} por cada ${nameOfKind(pack, kind, 1)}`,
  });
}
