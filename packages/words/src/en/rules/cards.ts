import { packFor } from '@hand-and-foot/engine';
import type { Role, Rules, Seating } from '@hand-and-foot/engine';
import { kindsAlike, playersAlike, valuesToTell } from '../../alike.ts';
import { listedKinds } from '../kind.ts';
import { listedNumbers } from '../list.ts';
import { counted, points } from '../number.ts';
import type { Telling, Tellings } from '../../rulesPage.ts';

const DECK = { one: 'deck', many: 'decks' };

const SEATING: Record<Seating, string> = {
  alone: 'everyone plays alone',
  pairs: 'partners play in pairs, sitting opposite each other',
  threes: 'two teams of three sit alternately',
  fifthChanges:
    'two pairs play and the fifth player helps one pair in rounds 1 and 4, the other in between',
};

const ROLES: Record<Role, (kinds: string, telling: Telling) => string> = {
  natural: (kinds) => `Naturals, which are melded by rank: ${kinds}.`,
  wild: (kinds) => `Wilds, which stand in for any natural: ${kinds}.`,
  dead: (kinds) => `Good for nothing but the discard: ${kinds}.`,
  laid: (kinds) => `Laid on the table at once and replaced from the stock: ${kinds}.`,
  cap: (kinds, { ruleSet }) => {
    const { book, clean, wild } = ruleSet.words;
    return `Put on top of a finished ${clean} or ${wild} ${book.one} as a cap, one each: ${kinds}.`;
  },
  lastMeld: (kinds) => `Melded only as the last cards, in going out: ${kinds}.`,
};

export const cards: Tellings<
  'pack' | 'decks' | 'seating' | 'roles' | 'values' | 'caught' | 'allLaid'
> = {
  pack: (pack) => [
    pack === 'standard'
      ? 'Standard decks are used, each of 54 cards with its two jokers.'
      : `The Lords & Ladies deck is used, which has ${deckSize(pack)} cards.`,
  ],
  decks: (decks) =>
    playersAlike(decks, (count) => counted(count, DECK)).map(
      ([players, count]) => `With ${listedNumbers(players)} players: ${count}.`,
    ),
  seating: (seating) =>
    playersAlike(seating, (ways) =>
      ways.map((way) => SEATING[way]).join('; or, if you like, '),
    ).map(([players, ways]) => `With ${listedNumbers(players)} players, ${ways}.`),
  roles: (roles, telling) =>
    Object.entries(ROLES).flatMap(([role, say]) => {
      const kinds = telling.pack.kinds.filter((kind) => roles[kind] === role);
      return kinds.length === 0 ? [] : [say(listedKinds(telling.pack, kinds), telling)];
    }),
  values: (_, { ruleSet, pack }) => {
    const { onTable, never } = valuesToTell(ruleSet.rules);
    return [
      ...kindsAlike(onTable, pack).map(
        ([amount, kinds]) => `On the table ${points(amount)} each: ${listedKinds(pack, kinds)}.`,
      ),
      ...kindsAlike(never, pack).map(
        ([amount, kinds]) =>
          `Never on the table, but of a value of ${points(amount)} each: ${listedKinds(pack, kinds)}.`,
      ),
    ];
  },
  caught: (caught, { pack }) =>
    Object.keys(caught).length === 0
      ? ['A card left in hand or foot costs its value.']
      : [
          ...kindsAlike(caught, pack).map(
            ([amount, kinds]) =>
              `Left in hand or foot they cost ${points(amount)} each: ${listedKinds(pack, kinds)}.`,
          ),
          'Every other card left in hand or foot costs its value.',
        ],
  allLaid: (allLaid) => [
    allLaid === 'same'
      ? 'Cards that are laid at once count the same, however many of them a side has.'
      : 'Cards that are laid at once count double for a side that has all of them.',
  ],
};

function deckSize(id: Rules['pack']): number {
  return packFor(id).copies.reduce((sum, copies) => sum + copies, 0);
}
