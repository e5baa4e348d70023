import { castFor, type Holder, type TableTerms, type Wish } from '@hand-and-foot/protocol';
import { kept, oneOf } from '../../../parts/settings/kept.ts';
import type { Choices, ChosenTable } from '../../../parts/settings/choices.ts';
import { rulesSource } from '../shared/rulesSource.ts';
import { mannersFor, TURN_PACES, type TurnPace } from '../shared/time.ts';

/** Choices for the next shared table beyond those of the start screen. */
export interface Agreement {
  readonly bots: number;
  readonly turn: TurnPace;
  readonly standIn: boolean;
  /** Missing: people talk. */
  readonly quiet: boolean | undefined;
  /** The same for rules that have an opinion, which choices for other games don't override. */
  readonly quietBySheet: boolean | undefined;
}

export const agreement = kept<Agreement>(
  'agreement',
  { bots: 0, turn: 'none', standIn: true, quiet: undefined, quietBySheet: undefined },
  {
    bots: Number.isInteger,
    turn: oneOf(...TURN_PACES),
    standIn: oneOf(true, false),
    quiet: oneOf(true, false),
    quietBySheet: oneOf(true, false),
  },
);

export function agree(changes: Partial<Agreement>): void {
  agreement.value = { ...agreement.value, ...changes };
}

/** At least two seats are for people: against bots alone, people play at home. */
export function botsAt({ players }: ChosenTable, { bots }: Agreement): number {
  return Math.max(0, Math.min(bots, players - 2));
}

/** People talk unless the host or the rules want partners to be quiet. */
export function isQuiet(table: ChosenTable, { quiet, quietBySheet }: Agreement): boolean {
  return isQuietBySheet(table) ? (quietBySheet ?? true) : (quiet ?? false);
}

/** Whether the rules themselves want partners to be quiet. */
export function isQuietBySheet({
  ruleSet,
  seating,
}: Pick<ChosenTable, 'ruleSet' | 'seating'>): boolean {
  return ruleSet.talk === 'notAmongPartners' && seating !== 'alone';
}

/** The request to the server. Bots get the last seats: then two people aren't partners unless they choose to be. */
export function sharedWish(
  { level, pace, cast }: Pick<Choices, 'level' | 'pace' | 'cast'>,
  table: ChosenTable,
  agreed: Agreement,
  you: string,
): Wish {
  const bots = castFor(cast, [you], botsAt(table, agreed));
  const people = table.players - bots.length;
  const seats = Array.from({ length: table.players }, (_, seat): Holder => {
    const name = bots[seat - people];
    return name === undefined ? { is: 'nobody' } : { is: 'bot', name, level };
  });
  return {
    rules: rulesSource(table.ruleSet),
    seating: table.seating,
    pace,
    seats,
    manners: mannersFor(agreed.turn, agreed.standIn ? level : undefined, isQuiet(table, agreed)),
  };
}

/** The same table again: bots stay, people come as they like. */
export function wishAgain(
  { rules, seating, pace, manners }: TableTerms,
  seats: readonly Holder[],
): Wish {
  return {
    rules: rulesSource(rules),
    seats: seats.map((holder): Holder => {
      if (holder.is !== 'bot' || holder.standsInFor !== undefined) return { is: 'nobody' };
      const { is, name, level } = holder;
      return { is, name, level };
    }),
    seating,
    pace,
    ...(manners ? { manners } : {}),
  };
}
