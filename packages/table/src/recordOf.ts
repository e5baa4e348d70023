import { actionLine, headerLine, positionLine, resultLines } from '@hand-and-foot/record';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { nameOf, type TableTerms } from '@hand-and-foot/protocol';
import type { Deal } from './deal.ts';
import type { Entry } from './entry.ts';
import { replay, sittingOf } from './sitting.ts';
import { standing } from './wayBack.ts';

/** Facts in a record beside the game itself. */
export interface Labels {
  /** The names of the seats. */
  readonly names: readonly string[];
  /** The version of this program. */
  readonly engine: string;
}

/** A log's game as lines of a record. They show every card, so don't give them to people still playing. */
export function recordOf(entries: readonly Entry[], labels: Labels, deal?: Deal): string[] {
  const [opened, ...rest] = standing(entries);
  if (opened?.entry !== 'opened') return [];
  const sitting = sittingOf(opened);
  const lines = [header(opened.terms, labels)];
  for (const entry of rest) {
    const before = sitting.state;
    const wasDealing =
      entry.entry === 'dealt' || entry.entry === 'placed' || before?.phase === 'deal';
    // Grabbing and choosing aren't written; the position they lead to is.
    if (!wasDealing && before && entry.entry === 'acted')
      lines.push(actionLine(before, entry.seat, entry.action));
    replay(sitting, entry, deal);
    const { state } = sitting;
    if (!state || state === before) continue;
    if (wasDealing && state.phase !== 'deal') lines.push(positionLine(state));
    if (state.phase === 'over') lines.push(...resultLines(state));
  }
  return lines;
}

/**
 * The finished rounds of a game, as the text of a record file. A record shows every card, so it leaves out the round
 * being played.
 */
export function finishedRecord(entries: readonly Entry[]): string {
  const lines = recordOf(entries, { names: namesIn(entries), engine: 'hand-and-foot' });
  const results = lines.map((line) => /^\{"(?:round|game)"/.test(line));
  const told = lines.slice(0, Math.max(1, results.lastIndexOf(true) + 1));
  return `${told.join('\n')}\n`;
}

/** The last name of each seat. */
function namesIn(entries: readonly Entry[]): string[] {
  const names: string[] = [];
  for (const entry of entries) {
    if (entry.entry === 'opened') names.push(...entry.seats.map(nameOf));
    if ((entry.entry === 'seated' || entry.entry === 'claimed') && entry.holder)
      names[entry.seat] = nameOf(entry.holder);
  }
  return names;
}

function header({ rules: { id, name, rules }, seating }: TableTerms, labels: Labels): string {
  const { names: seats, engine } = labels;
  const known = ruleSetById(id);
  const same = known && JSON.stringify(known.rules) === JSON.stringify(rules);
  const isChoice = (rules.seating[seats.length]?.length ?? 0) > 1;
  return headerLine({
    rules: same ? id : { id, name, rules },
    seats,
    ...(isChoice ? { partners: seating !== 'alone' } : {}),
    engine,
  });
}
