import { cardsDrawn, legalActions, type Action, type MeldNumber } from '@hand-and-foot/engine';
import { depthTyped, letterBeside } from './deck.ts';
import { chooserFrom } from './held.ts';
import { severalWays, type Proposal } from './proposal.ts';
import { proposeLaying } from './proposeLaying.ts';
import { proposeTaking } from './proposeTaking.ts';
import { yourHand, yourMelds, type Moment } from './moment.ts';
import { meldsNamed, ranksOf } from './meldRanks.ts';
import { readCards, type Puzzle } from './typedCards.ts';
import type { VerbName } from './verbs.ts';
import { sentences } from '../sentences.ts';

/** Meanings of a command; undefined if its verb does nothing in the game. */
export function propose(
  verb: VerbName,
  words: readonly string[],
  moment: Moment,
): Proposal | Puzzle | undefined {
  switch (verb) {
    case 'draw':
      return proposeDraw(words, moment);
    case 'take':
      return proposeTaking(words, moment);
    case 'meld':
    case 'add':
      return proposeLaying(verb, words, moment);
    case 'cap':
      return proposeCap(words, moment);
    case 'discard':
      return proposeDiscard(words, moment);
    case 'grab':
      return proposeGrab(words, moment);
    case 'hand':
      return words.length === 0 ? undefined : proposeHand(words);
    case 'upcard':
      return only({ do: 'takeUpcard' });
    case 'ask':
      return only({ do: 'askToGoOut' });
    case 'yes':
    case 'no':
      return only({ do: 'answer', yes: verb === 'yes' });
    case 'end':
      return only({ do: 'endTurn' });
    default:
      return undefined;
  }
}

function only(action: Action): Proposal {
  return { actions: [action] };
}

function proposeDraw(words: readonly string[], { state }: Moment): Proposal | Puzzle {
  const named = words.filter((word) => word !== 'from' && word !== ',');
  if (named.some((word) => !/^\d$/.test(word))) return { puzzle: sentences.play.howToDraw };
  const piles = named.map((word) => Number(word) - 1);
  if (piles.length > 1) return only({ do: 'draw', from: piles });
  const draws = legalActions(state).filter((action) => action.do === 'draw');
  const [pile] = piles;
  if (pile === undefined) return { actions: [...draws.slice(0, 1), { do: 'draw' }] };
  const whole = Array<number>(cardsDrawn(state.terms.rules, state.round)).fill(pile);
  const listed = draws.filter(({ from }) => from?.every((each) => each === pile));
  return { actions: [...listed, { do: 'draw', from: whole }] };
}

function proposeDiscard(words: readonly string[], moment: Moment): Proposal | Puzzle {
  const { pack } = moment.seated.terms;
  const typed = readCards(pack, words);
  if ('puzzle' in typed) return typed;
  if (typed.length === 0) return { puzzle: sentences.play.whichDiscard };
  if (typed.length > 1) return { puzzle: sentences.play.oneDiscard };
  const cards = chooserFrom(pack, yourHand(moment)).choose(typed);
  return 'puzzle' in cards ? cards : only({ do: 'discard', card: cards[0]! });
}

function proposeCap(words: readonly string[], moment: Moment): Proposal | Puzzle {
  const { terms } = moment.seated;
  const [word] = words.filter((each) => !['on', 'to', 'the', 'with', 'lady'].includes(each));
  if (word !== undefined) {
    const named = meldsNamed(terms.pack, ranksOf(terms, yourMelds(moment)), word);
    if (!named) return { puzzle: sentences.play.whichCap };
    return { actions: [...named, ...(named.length === 0 ? [-1] : [])].map(capOn) };
  }
  const caps = legalActions(moment.state).filter((action) => action.do === 'cap');
  if (caps.length > 1) return { puzzle: severalWays(caps, moment) };
  return { actions: [...caps, capOn(0)] };
}

function capOn(meld: MeldNumber): Action {
  return { do: 'cap', meld };
}

function proposeGrab(words: readonly string[], moment: Moment): Proposal | Puzzle {
  const depth = words.length === 1 ? depthTyped(words[0]!, moment) : undefined;
  const letter = letterBeside(moment);
  if (depth === 'above') return { puzzle: sentences.play.aboveDeck(letter) };
  if (depth === undefined)
    return {
      puzzle: sentences.play.whereToCut(letter),
    };
  return only({ do: 'grab', depth });
}

function proposeHand(words: readonly string[]): Proposal | Puzzle {
  const [word] = words;
  if (words.length !== 1 || !/^\d$/.test(word!)) return { puzzle: sentences.play.seeHand };
  return only({ do: 'chooseHand', stack: Number(word) - 1 });
}
