import type { Action, Card, Lay, MeldNumber, Pack } from '@hand-and-foot/engine';
import { yourMelds, type Moment } from './moment.ts';
import { rankOf, ranksOf, wordForMeld, type MeldRank } from './meldRanks.ts';
import { wordFor } from './typedCards.ts';

/** The command a person types for an action. */
export function commandFor(action: Action, moment: Moment): string {
  const { terms } = moment.seated;
  const { pack } = terms;
  const ranks = ranksOf(terms, yourMelds(moment));
  switch (action.do) {
    case 'draw':
      return moment.view.stock.length > 1 && action.from ? `draw ${pilesIn(action.from)}` : 'draw';
    case 'takeUpcard':
      return 'upcard';
    case 'pickUp':
      return takeCommand(action.lay, action.from, moment, ranks);
    case 'layDown':
      return layCommand(moment, action.lay, ranks);
    case 'cap':
      return `cap ${wordForMeld(pack, ranks, action.meld)}`;
    case 'askToGoOut':
      return 'ask';
    case 'answer':
      return action.yes ? 'yes' : 'no';
    case 'discard':
      return `discard ${wordFor(pack, pack.kindOf[action.card]!)}`;
    case 'endTurn':
      return 'end';
    case 'grab':
      return `grab ${action.depth.toFixed(3)}`;
    case 'chooseHand':
      return `hand ${action.stack + 1}`;
  }
}

function pilesIn(from: readonly number[]): string {
  return from.map((pile) => pile + 1).join(' ');
}

function takeCommand(
  lay: readonly Lay[] | undefined,
  from: readonly number[] | undefined,
  moment: Moment,
  ranks: readonly MeldRank[],
): string {
  if (!lay) return from && moment.view.stock.length > 1 ? `take from ${pilesIn(from)}` : 'take';
  const [pay, ...rest] = lay;
  const { pack } = moment.seated.terms;
  const paid = `${wordsFor(pack, pay!.cards)}${targetWords(pack, ranks, pay!.to)}`;
  const top = moment.view.discards.at(-1)!;
  const begun = pay!.to === undefined ? [...ranks, pack.kindOf[top]!] : ranks;
  return ['take', [paid.trim(), ...partsFor(moment, rest, begun)].join(', ')].join(' ');
}

function layCommand(moment: Moment, lay: readonly Lay[], ranks: readonly MeldRank[]): string {
  const verb = lay.every(({ to }) => to !== undefined) ? 'add' : 'meld';
  return `${verb} ${partsFor(moment, lay, ranks).join(', ')}`;
}

function partsFor(moment: Moment, lay: readonly Lay[], ranks: readonly MeldRank[]): string[] {
  const { terms } = moment.seated;
  const known = [...ranks];
  return lay.map(({ cards, to }) => {
    if (to === undefined) known.push(rankOf(terms, cards));
    return wordsFor(terms.pack, cards) + targetWords(terms.pack, known, to);
  });
}

function wordsFor(pack: Pack, cards: readonly Card[]): string {
  return cards.map((card) => wordFor(pack, pack.kindOf[card]!)).join(' ');
}

function targetWords(pack: Pack, ranks: readonly MeldRank[], to: MeldNumber | undefined): string {
  return to === undefined ? '' : ` to ${wordForMeld(pack, ranks, to)}`;
}
