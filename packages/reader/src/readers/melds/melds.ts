import { fact, type Reader } from '../../fact.ts';

export const melds: Reader = [
  {
    says: /\bminimum (?:number of )?cards (?:in|for|to start) a meld is ([2-5])\b/,
    means: ([, cards]) => [fact('meldStart', 'cards', Number(cards))],
  },
  {
    says: /\bmelds? (?:is|are|consists? of|needs?|has|have|must have|must be|starts? with|:|,)?(?: a)? ?(?:set of )?(?:atleast )?([2-5])(?: or more|\+)? (?:cards|of a kind)\b(?: of the same (?:rank|value))?(?: minimum)?/,
    notUnder: /\bbook\b.*\bmelds? of\b|\bwilds per\b/,
    means: ([, cards]) => [fact('meldStart', 'cards', Number(cards))],
  },
  {
    says: /\b(?:set|combination)s? of (?:atleast )?([3-4])\+? (?:or more )?cards of the same (?:rank|value)\b|\bmelds? (?:is|are) (?:combinations? of )?(?:atleast )?([3-4]) or more cards\b/,
    means: ([, one, other]) => [fact('meldStart', 'cards', Number(one ?? other))],
  },
  {
    says: /\bmelds? (?:must|has to|needs to|have to) (?:contain|have|include|start with) atleast ([1-4]) naturals\b(?! (?:for|per))/,
    means: ([, naturals]) => [fact('meldStart', 'naturals', Number(naturals))],
  },
  {
    says: /\b(?:start|begin|make) (?:a 2nd|another|a second|a new) (?:meld|1|set)(?: of (?:a|that|the same) rank)? (?:until|only after|once|only when) the (?:1st|first)(?: 1)? is (?:a )?(?:finished|completed?|closed|done)(?: (?:a )?book)?\b|\bnot (?:begin|start) a (?:2nd|second) meld of a rank until the (?:1st|first) is a (?:completed|finished) book\b/,
    means: () => [fact('meldsOfRank', 'when', 'afterBooks')],
  },
  {
    says: /\b(?:not (?:begin|start)|cannot (?:begin|start)) (?:a 2nd|another|a second) (?:meld|1|set) of (?:a|that|the same) rank until the (?:1st|first) is (?:a )?(?:completed|finished|closed) ?(?:book)?\b/,
    means: () => [fact('meldsOfRank', 'when', 'afterBooks')],
  },
  {
    says: /\bonly 1 (?:meld|set|book) of (?:a|each|any) rank(?: per (?:team|player|side))?\b|\bcannot have more than 1 (?:meld|set) of (?:the same card|a rank|the same rank)\b|\batmost 1 (?:meld|set) (?:of|per) (?:the same card|a rank|each rank|the same rank|rank)\b/,
    means: () => [fact('meldsOfRank', 'most', 1)],
  },
  {
    says: /\b2 (?:melds|groups|sets) of the same rank (?:may|can) be made\b(?: by 1 team)?/,
    means: () => [fact('meldsOfRank', 'most', 2)],
  },
  {
    says: /\b(?:a )?(?:book|melds?) of ([4-9])s (?:cannot|may not|must not|never) (?:contain|have|include|take) (?:any )?wilds\b/,
    means: ([, rank]) => [fact('byRank', rank!, { wilds: 'none' })],
  },
  {
    says: /\b(?:a )?book (?:has|have|needs?|takes?|contains?) ([4-9]|1[0-2]) cards\b/,
    means: ([, size]) => [fact('bookSize', '', Number(size))],
  },
  {
    says: /\bmelds of ([4-9])s take no wilds\b|\bno wilds (?:are allowed )?in (?:a )?(?:melds?|book) of ([4-9])s\b|\b([4-9])s (?:must be|are) (?:always )?(?:clean|natural|pure)\b/,
    means: ([, ...ranks]) => [fact('byRank', ranks.find(Boolean)!, { wilds: 'none' })],
  },
  {
    says: /\bwhen a meld (?:contains|has|reaches) (\d{1,2}) cards it is a book\b|\b7 (?:cards )?(?:of a kind )?(?:makes?|is|are|=|closes) a (?:book|pile|group)\b|\b(?:a )?book (?:is|has|of|are|=|:|called|at) ?(?:a meld of )?(?:atleast )?(\d{1,2})\+?(?: cards)?\b(?! (?:points?|wilds|each))|\brow of 7 cards is called book\b|\bbook (?:is|are) closed at (\d{1,2})(?: cards)?\b|\bbook close at (\d{1,2})\b|\bonce they have (\d) cards\b/,
    means: ([said, ...sizes]) => {
      const size = Number(sizes.find(Boolean) ?? (/\b7\b/.test(said) ? 7 : 0));
      return size >= 4 && size <= 12 ? [fact('bookSize', '', size)] : [];
    },
  },
];
