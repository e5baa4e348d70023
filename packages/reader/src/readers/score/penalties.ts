import type { Penalty } from '@hand-and-foot/engine';
import { fact, type Fact, type Reader } from '../../fact.ts';

const POINTS = String.raw`(?:an? )?(?:extra )?(?:minus |-|penalty of )?(\d{2,4})\b(?: points?)?`;
const LOSES = String.raw`(?:,? ?(?:then )?(?:you |they |your team )?(?:loses?|costs?(?: you)?|is fined|are fined|pays?|gets?|is|:|=|,) ?)`;
const NO_FOOT = String.raw`(?:has not (?:yet )?(?:take|touched|got(?:ten)? into) (?:your )?foot|still (?:in|on|playing) your hand|not (?:take|getting (?:in)?to|touching) (?:your )?foot|untouched foot|(?:each|every|a) foot not take)`;
const LOOSE_WILD = String.raw`(?:unfinished|incomplete|uncompleted) wild book`;
const NOT_DOWN = String.raw`(?:has not (?:yet )?(?:go down|melded)|not go down|never go down)`;

/** Flat charges at the end of a round; the loss is told after its reason. */
export const penalties: Reader = [
  {
    says: /\b(?:cards (?:left )?in (?:an? |your |the )?(?:untouched foot|foot (?:that (?:was|is) |you )?(?:not|never) (?:take|touched))|an? untouched foot) (?:(?:do|does) )?(?:not count|counts? (?:for )?(?:nothing|0)|(?:is|are) free|are not counted)(?: against you)?\b/,
    means: () => [fact('footCaught', '', 'nothing')],
  },
  penalty('foot', NO_FOOT),
  penalty('wildMeld', LOOSE_WILD),
  {
    says: /\bstarted a wild book and (?:did )?not finish it,? ?(?:you lose )?(?:minus )?(\d{3,4})\b(?: points)?/,
    means: ([, points]) => charged('wildMeld', points),
  },
  penalty('notDown', NOT_DOWN),
  {
    says: /\b(\d{2,4}) points? penalty for (?:each|every|an?) (?:untouched foot|foot not take)\b/,
    means: ([, points]) => charged('foot', points),
  },
];

function penalty(of: Penalty['for'], reason: string): Reader[number] {
  return {
    says: new RegExp(
      String.raw`\b${reason}\b(?: (?:when|at|by) (?:the |someone |somebody )?(?:round |hand )?(?:ends?|is over|end of the round|go out|the end))?${LOSES}${POINTS}`,
    ),
    means: ([, points]) => charged(of, points),
    denied: ([, points]) => charged(of, points),
  };
}

function charged(of: Penalty['for'], points: string | undefined): Fact[] {
  const lost = Number(points);
  return lost >= 50 && lost <= 5000 && lost % 5 === 0 ? [fact('penalties', of, lost)] : [];
}
