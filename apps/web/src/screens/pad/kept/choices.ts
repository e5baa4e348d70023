import type { Seat, Seating } from '@hand-and-foot/engine';
import type { Deed, Pile, Way } from '@hand-and-foot/scorepad';
import { WAYS } from '@hand-and-foot/scorepad';
import { plainText } from '@hand-and-foot/protocol';
import { seatingChosen, type ChosenSeating } from '../../../parts/settings/chosenSeating.ts';
import { sourceOf } from '../../../parts/settings/ownRules.ts';
import { kept, oneOf } from '../../../parts/settings/kept.ts';

/** The next pad starts like the last one. */
interface PadChoices {
  readonly ruleSet: string;
  readonly players: number;
  readonly seating?: Seating | undefined;
  readonly names: readonly string[];
  readonly starter: Seat;
  /** The last way of counting cards, on the table and caught. */
  readonly table: Way;
  readonly caught: Way;
}

const isText = (found: unknown): boolean => typeof found === 'string';

export const choices = kept<PadChoices>(
  'pad',
  { ruleSet: 'six-deck', players: 4, names: [], starter: 0, table: 'values', caught: 'total' },
  {
    ruleSet: isText,
    players: Number.isInteger,
    seating: isText,
    names: (found) => Array.isArray(found) && found.every(isText),
    starter: Number.isInteger,
    table: oneOf(...WAYS),
    caught: oneOf(...WAYS),
  },
);

export function choose(changes: Partial<PadChoices>): void {
  choices.value = { ...choices.value, ...changes };
}

export function preferWay(pile: Pile, way: Way): void {
  choose({ [pile]: way });
}

/** The choices, as far as the rules allow. */
export interface PadTable extends ChosenSeating {
  readonly names: readonly string[];
  readonly starter: Seat;
}

export function tableChosen(): PadTable {
  const chosen = choices.value;
  const table = seatingChosen(chosen);
  const { players } = table;
  return {
    ...table,
    names: Array.from({ length: players }, (_, seat) => chosen.names[seat] ?? ''),
    starter: chosen.starter % players,
  };
}

/** The first deeds of a pad for this table. */
export function beginning({ ruleSet, players, seating, names, starter }: PadTable): Deed[] {
  return [
    { do: 'table', table: { rules: sourceOf(ruleSet), players, seating } },
    ...names.map((name, seat): Deed => ({ do: 'name', seat, name: plainText(name) })),
    { do: 'starter', seat: starter },
  ];
}
