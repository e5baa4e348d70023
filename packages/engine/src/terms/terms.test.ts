import { ruleSetById } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { rulesFor } from './seatTerms.ts';
import { termsFor } from './terms.ts';

const { rules } = ruleSetById('house')!;

test('playBonus: a bonus for going out at once asks nothing of a laying, and the others do', () => {
  const termsWith = (...deeds: ('outAtOnce' | 'firstDown' | 'bookAtOnce')[]) => {
    const playBonus = deeds.map((deed) => ({ for: deed, bonus: 200 }));
    const { notesPlay, bonusInPlay, bonusOut } = termsFor({ ...rules, playBonus }, { players: 4 });
    return { notesPlay, bonusInPlay, bonusOut };
  };
  expect(termsWith('outAtOnce')).toEqual({ notesPlay: false, bonusInPlay: false, bonusOut: 200 });
  expect(termsWith('firstDown')).toEqual({ notesPlay: true, bonusInPlay: true, bonusOut: 0 });
  expect(termsWith('bookAtOnce')).toEqual({ notesPlay: true, bonusInPlay: true, bonusOut: 0 });
});

test('forPlayers: the rules for a number of players have the knobs of rules and no others', () => {
  const own = rulesFor({ ...rules, forPlayers: [{ players: 4, draw: 3 }] }, 4);
  expect(Object.keys(own).sort()).toEqual(Object.keys(rules).sort());
  expect(own).toMatchObject({ draw: 3, forPlayers: [] });
});
