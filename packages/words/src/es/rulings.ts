import { ruleSets } from '@hand-and-foot/rulesets';
import type { RuleSet, Ruling } from '@hand-and-foot/rulesets';
import { closedBooks } from './rulings/closedBooks.ts';
import { house } from './rulings/house.ts';
import { lordsAndLadies } from './rulings/lordsAndLadies.ts';
import type { RulingNotes } from './rulings/notes.ts';
import { singles } from './rulings/singles.ts';
import { sixDeck } from './rulings/sixDeck.ts';

/** By the id of a rule set, in the order of its rulings. */
const NOTES: Record<string, RulingNotes> = {
  'lords-and-ladies': lordsAndLadies,
  singles,
  house,
  'six-deck': sixDeck,
  'closed-books': closedBooks,
};

/** The rulings of a rule set by its id: as many as it has, knob by knob. */
export function notesFor(id: string): RulingNotes {
  return NOTES[id] ?? [];
}

/** The rulings of a rule set, or those that it kept of the one it was changed from. */
export function rulingsOf({ rulings }: RuleSet): Ruling[] {
  return rulings.map(({ knob, note }) => ({ knob, note: translated(note) }));
}

function translated(note: string): string {
  for (const { id, rulings } of ruleSets) {
    const at = rulings.findIndex((ruling) => ruling.note === note);
    const found = at < 0 ? undefined : notesFor(id)[at]?.[1];
    if (found !== undefined) return found;
  }
  return note;
}
