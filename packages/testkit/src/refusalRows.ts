import { cardNamed, packFor, type Refusal, type Why } from '@hand-and-foot/engine';
import { createReferee } from '@hand-and-foot/referee';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { sayRefusal } from '@hand-and-foot/words';

/** Every code that a line may be refused with, as rows of the protocol page: code, detail, a sentence. */
export function refusalRows(): string[] {
  const judged = Object.values(samples).map(([id, refusal]) => judgedRow(id, refusal));
  return [...talks.map(talkRow), ...judged].sort((a, b) =>
    a.toLowerCase() < b.toLowerCase() ? -1 : 1,
  );
}

function rowOf(why: string, detail: object, say: string): string {
  const fields = Object.keys(detail).map((field) => `\`${field}\``);
  return `| \`${why}\` | ${fields.join(', ')} | ${say.replaceAll('|', '\\|')} |`;
}

function judgedRow(id: string, refusal: Refusal): string {
  const ruleSet = ruleSetById(id)!;
  const { why, ...detail } = refusal;
  const pack = packFor(ruleSet.rules.pack);
  return rowOf(why, detail, sayRefusal(refusal, { ruleSet, pack, names, round: 1 }));
}

/** The last line of the talk is refused; the referee itself says how. */
function talkRow(talk: readonly object[]): string {
  const referee = createReferee();
  const answers = talk.map((line) => referee.answer(JSON.stringify(line))[0]!);
  const { why, say, detail } = JSON.parse(answers.at(-1)!) as {
    why: string;
    say: string;
    detail: object;
  };
  return rowOf(why, detail, say.replace(/\[.*\]/, '[…]'));
}

const header = { format: 'hand-and-foot/1', rules: 'house', seats: ['N', 'E'] };
// The stock is empty, so the first discard ends the round.
const lastTurn = { position: { phase: 'play', hands: [['4h', '5h'], ['6h']] } };
const discard = { seat: 0, do: 'discard', card: '4h' };

const talks: readonly object[][] = [
  [{ hello: 'world' }],
  [{ ask: 'state' }],
  [header, { ask: 'state' }],
  [{ ...header, rules: 'hose' }],
  [{ ...header, rules: 'six-deck' }],
  [header, { position: { hands: [['4h'], ['5h']], frozen: true } }],
  [header, lastTurn, { round: 1, scores: [] }],
  [header, lastTurn, discard, { round: 1, scores: [] }],
];

const names = ['South', 'West', 'North', 'East'];
const kind = (name: string): number => packFor('standard').kinds.indexOf(name);
const card = (face: string): number => cardNamed(packFor('standard'), face)!;
const lordKind = (name: string): number => packFor('lords-and-ladies').kinds.indexOf(name);

/** Typed by every reason there is: a refusal that the page does not tell of does not compile. */
const samples: { [W in Why]: [rules: string, Extract<Refusal, { why: W }>] } = {
  roundOver: ['house', { why: 'roundOver' }],
  gameOver: ['house', { why: 'gameOver' }],
  dealFirst: ['house', { why: 'dealFirst' }],
  alreadyDealt: ['house', { why: 'alreadyDealt' }],
  notInTheseRules: ['house', { why: 'notInTheseRules', action: 'cap' }],
  notYourTurn: ['house', { why: 'notYourTurn', turn: 3 }],
  waitingForAnswer: ['house', { why: 'waitingForAnswer', waiting: [2] }],
  notAsked: ['house', { why: 'notAsked' }],
  drawFirst: ['house', { why: 'drawFirst' }],
  alreadyDrawn: ['house', { why: 'alreadyDrawn' }],
  noSuchDepth: ['house', { why: 'noSuchDepth' }],
  noSuchStack: ['six-deck', { why: 'noSuchStack', stack: 2 }],
  noSuchStock: ['house', { why: 'noSuchStock', pile: 2 }],
  stockPileEmpty: ['house', { why: 'stockPileEmpty', pile: 0 }],
  wrongNumberOfCards: ['house', { why: 'wrongNumberOfCards', have: 3, need: 2 }],
  notFirstTurn: ['six-deck', { why: 'notFirstTurn' }],
  noDiscards: ['house', { why: 'noDiscards' }],
  tooFewDiscards: ['house', { why: 'tooFewDiscards', have: 5, need: 7 }],
  topBlocked: ['six-deck', { why: 'topBlocked', card: card('3h') }],
  discardsFrozen: [
    'lords-and-ladies',
    { why: 'discardsFrozen', rank: lordKind('5'), have: 1, need: 2 },
  ],
  needPair: ['house', { why: 'needPair', rank: kind('9'), have: 1, need: 2 }],
  needMatch: ['lords-and-ladies', { why: 'needMatch', rank: lordKind('8') }],
  wouldComplete: ['singles', { why: 'wouldComplete', rank: kind('8') }],
  layAfterwards: ['singles', { why: 'layAfterwards' }],
  notHeld: ['house', { why: 'notHeld', card: card('9h'), have: 1, need: 2 }],
  nothingLaid: ['house', { why: 'nothingLaid' }],
  noSuchMeld: ['house', { why: 'noSuchMeld', meld: 4 }],
  notMeldable: ['house', { why: 'notMeldable', card: card('3c') }],
  mixedRanks: ['house', { why: 'mixedRanks' }],
  wrongRank: ['house', { why: 'wrongRank', card: card('9h'), rank: kind('8') }],
  tooFewCards: ['house', { why: 'tooFewCards', have: 2, need: 3 }],
  tooFewNaturals: ['house', { why: 'tooFewNaturals', have: 1, need: 2 }],
  tooManyWilds: [
    'house',
    {
      why: 'tooManyWilds',
      rank: kind('5'),
      naturals: 3,
      wilds: 3,
      most: 2,
      limit: { limit: 'lead', by: 1 },
    },
  ],
  wildMeldsOnlyWilds: ['lords-and-ladies', { why: 'wildMeldsOnlyWilds' }],
  noWildMelds: ['house', { why: 'noWildMelds' }],
  tooManyWildMelds: ['lords-and-ladies', { why: 'tooManyWildMelds', most: 2 }],
  bookClosed: ['closed-books', { why: 'bookClosed', rank: kind('8'), have: 5, size: 7 }],
  bookTakesNaturals: ['singles', { why: 'bookTakesNaturals', rank: kind('8') }],
  cappedStaysClean: ['lords-and-ladies', { why: 'cappedStaysClean', rank: lordKind('7') }],
  rankTaken: ['house', { why: 'rankTaken', rank: kind('5'), most: 1 }],
  earlierUnfinished: ['singles', { why: 'earlierUnfinished', rank: kind('8') }],
  onlyGoingOut: ['house', { why: 'onlyGoingOut', rank: kind('black3') }],
  notEnoughToOpen: ['house', { why: 'notEnoughToOpen', have: 40, need: 50 }],
  capNeedsBook: ['lords-and-ladies', { why: 'capNeedsBook', have: 6, need: 7 }],
  capNeedsClean: ['lords-and-ladies', { why: 'capNeedsClean' }],
  alreadyCapped: ['lords-and-ladies', { why: 'alreadyCapped' }],
  mustKeepCards: [
    'house',
    {
      why: 'mustKeepCards',
      left: 1,
      need: 2,
      because: { why: 'booksMissing', kind: 'clean', have: 0, need: 1 },
    },
  ],
  discardFirst: ['singles', { why: 'discardFirst', kind: kind('black3') }],
  mustDiscard: ['house', { why: 'mustDiscard' }],
  mustGoOut: ['lords-and-ladies', { why: 'mustGoOut' }],
  alreadyAnswered: ['house', { why: 'alreadyAnswered', answer: 'no' }],
  stillInHand: ['six-deck', { why: 'stillInHand' }],
  booksMissing: [
    'six-deck',
    { why: 'booksMissing', kind: 'clean', rank: kind('7'), have: 0, need: 1 },
  ],
  partnersNotInFoot: ['six-deck', { why: 'partnersNotInFoot', seats: [2] }],
  permissionNeeded: ['house', { why: 'permissionNeeded' }],
  permissionRefused: ['house', { why: 'permissionRefused' }],
  lastDiscardNeeded: ['singles', { why: 'lastDiscardNeeded' }],
  cardsLeftOver: ['six-deck', { why: 'cardsLeftOver' }],
};
