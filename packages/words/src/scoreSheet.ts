import { grabBonuses, inSomeRound, onlyHeldCounts, packFor } from '@hand-and-foot/engine';
import type { Kind, Pack, Rules, SideScore } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';

/** A line of the score sheet. */
export interface ScoreLine {
  line: Exclude<keyof SideScore, 'side'>;
  label: string;
  /** The cards or books counted in it. */
  note: string;
}

/** The lines that say something under these rules. */
export function linesUnder(rules: Rules, lines: readonly ScoreLine[]): ScoreLine[] {
  const held: readonly ScoreLine['line'][] = ['caught', 'total'];
  return lines.filter(({ line }) => !onlyHeldCounts(rules) || held.includes(line));
}

/** A language's words for each bonus. */
interface BonusWords {
  readonly out: () => string;
  readonly exactGrab: (bonus: number) => string;
  readonly nearGrab: (bonus: number) => string;
  readonly card: (pack: Pack, kind: Kind, points: number) => string;
}

/** Every bonus of these rules, said. */
export function bonusesSaid({ rules }: RuleSet, words: BonusWords): string[] {
  return [
    ...(Math.max(...inSomeRound(rules.goOutBonus)) > 0 ? [words.out()] : []),
    ...grabBonuses(rules).map(({ off, bonus }) =>
      off === 0 ? words.exactGrab(bonus) : words.nearGrab(bonus),
    ),
    ...bonusCards(rules).map(({ pack, kind, points }) => words.card(pack, kind, points)),
  ];
}

/** The cards that count as bonuses, each with its points: those laid at once, then those that cap. */
function bonusCards({ pack: id, roles, values }: Rules): {
  readonly pack: Pack;
  readonly kind: Kind;
  readonly points: number;
}[] {
  const pack = packFor(id);
  return (['laid', 'cap'] as const).flatMap((role) =>
    pack.kinds.flatMap((name, kind) => {
      const points = values[name]!;
      return roles[name] === role && points !== 0 ? [{ pack, kind, points }] : [];
    }),
  );
}
