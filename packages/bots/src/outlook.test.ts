import { openingFor, packFor, viewFor, type State } from '@hand-and-foot/engine';
import { setTable } from '@hand-and-foot/testkit/setTable';
import { expect, it } from 'vitest';
import { outlookFor, type Outlook } from './outlook.ts';
import { phasesFor } from './phases.ts';
import { newProspects } from './prospects.ts';
import { unseenOf } from './unseen.ts';
import { WEIGHTS } from './weights.ts';

const { faces } = packFor('standard');

function outlookWith(stock: number): Outlook {
  const state = setTable('closed-books', {
    phase: 'play',
    turn: 0,
    hands: ['6h 9s 9s Jh', '4c', '5c', '6c'],
    feet: [['4s'], ['5s'], ['6s'], ['7s']],
    stock: [faces.slice(0, stock).join(' ')],
  });
  return outlookOf(state);
}

function outlookOf(state: State): Outlook {
  const { terms } = state;
  const phases = phasesFor({ weights: WEIGHTS }, terms);
  const unseen = unseenOf(terms, viewFor(state, 0));
  return outlookFor(state, 0, unseen, openingFor(state, 0), phases, newProspects(terms));
}

it('hurries to a foot more, the fewer turns are left to play it', () => {
  expect(outlookWith(16).tempo).toBeGreaterThan(2 * outlookWith(48).tempo);
});

it('counts on the bonus for going down and out in one turn until the turn is over', () => {
  const stakeWith = (downThisTurn: boolean): number =>
    outlookOf(
      setTable(
        'house',
        {
          phase: 'play',
          downThisTurn,
          hands: ['4s', '5h'],
          melds: [['Ah Ad Ac'], []],
          stock: [faces.slice(0, 20).join(' ')],
        },
        { booksNeeded: [], playBonus: [{ for: 'outAtOnce', bonus: 200 }] },
      ),
    ).outStake;
  expect(stakeWith(true) - stakeWith(false)).toBeCloseTo(200);
});
