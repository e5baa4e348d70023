import { fact, type Fact, type Reader } from '../../fact.ts';
import { numbersIn } from '../numbersIn.ts';

const more = (count: number): Fact[] => [fact('decks', 'more', count)];
const PER_PLAYER = String.raw`(?:1|a) (?:\w+ ){0,2}(?:deck|pack)s?(?: of cards)? (?:per|for each|for every|each) (?:player|person|players)`;
const AS_MANY = String.raw`as many (?:decks|packs) as (?:there are )?players`;

/** How many numbers of decks a sentence has. */
const counts = (plain: string): number =>
  plain.match(/\b\d{1,2} decks\b(?! (?:fewer|less|more))/g)?.length ?? 0;

export const decks: Reader = [
  {
    says: /\b(?:with|for|if there are) (\d{1,2}(?:(?:, | or |, or | and | to |-)\d{1,2})*) players ?[:,]? (?:you )?(?:use |need )?(\d{1,2}) decks\b/,
    means: ([, players, count]) =>
      numbersIn(players!).map((number) => fact('decks', String(number), Number(count))),
  },
  {
    says: /\b(\d{1,2}) decks for (\d{1,2})(?: or (\d{1,2}))?(?: players)?\b/,
    means: ([, count, ...players], { plain }) =>
      counts(plain) < 2
        ? []
        : players.filter(Boolean).map((number) => fact('decks', number, Number(count))),
  },
  {
    says: new RegExp(
      String.raw`\b1 (?:more|extra|additional) (?:deck|pack)s?(?: of cards)? (?:more )?than (?:the (?:number|amount) of |there are |you have )?players|\b1 (?:deck|pack)s? more than (?:the (?:number|amount) of |there are |you have )?players|\b(?:number of )?players (?:\+|plus) 1\b|(?:${PER_PLAYER}|${AS_MANY}|1 per player),?(?: and)? (?:plus|add|\+) (?:1|an)(?: more| extra)?`,
    ),
    means: () => more(1),
  },
  {
    says: new RegExp(
      String.raw`(?:${PER_PLAYER}|${AS_MANY}|\b(?:number of )?decks(?: is| ?[:=]) (?:the )?(?:number of )?players)(?!,?(?: and)? (?:plus|add|\+))`,
    ),
    means: () => more(0),
  },
  {
    says: /\bplayers (?:\+|plus) 2\b|\b2 more decks than (?:there are |you have )?players/,
    means: () => more(2),
  },
  {
    // "5 or 6 decks" leaves the choice, and "2 decks fewer" is no number of decks.
    says: /(?<!\b(?:or|to|-|\d) )\b(\d{1,2}) (?:(?:standard|regular|full|complete|normal|ordinary|playing|card|poker|of cards|french) ){0,2}(?:decks|packs)\b(?! (?:fewer|less|more|extra|than|or \d))/,
    notUnder: /\bfor each (?:player|deck)/,
    means: ([, count], { plain }) =>
      counts(plain) > 1 ||
      Number(count) < 2 ||
      /\b(?:with|if there are) \d{1,2}.*players\b/.test(plain)
        ? []
        : [fact('decks', 'all', Number(count))],
  },
  {
    says: /\b(\d) jokers (?:from|in|per|for|to) (?:each|every|a) (?:deck|pack)\b|\beach (?:deck|pack) (?:has|with|contains) (\d) jokers/,
    means: ([, one, other]) => [fact('jokersPerDeck', '', Number(one ?? other))],
  },
  {
    says: /\bno jokers\b|\bwithout (?:any |the )?jokers\b/,
    means: () => [fact('jokersPerDeck', '', 0)],
  },
];
