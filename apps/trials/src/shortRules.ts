/** A short round: few cards, and no opening to wait for. */
export const shortRules = {
  parent: 'house',
  name: 'Short',
  changes: {
    piles: [5, 5],
    deal: 'dealt',
    exactGrab: 0,
    decks: { '2': 2, '3': 2, '4': 2, '5': 2, '6': 2, '7': 2, '8': 2 },
    stockPiles: 1,
  },
};
