import { termsFor } from '@hand-and-foot/engine';
import { ruleSets } from '@hand-and-foot/rulesets';
import { itemsOf, type Misfit, type Notice } from '@hand-and-foot/scorepad';
import { scorepadWords, type ScorepadWords } from '@hand-and-foot/words/scorepad';
import { contextOf, eachInBoth, inBoth, type Said } from './said.ts';
import { allOf, kind, type SomeOfEach } from './samples.ts';

const context = contextOf('house');

const sidesIn = ({ nameOfSide }: ScorepadWords): string[] => [
  nameOfSide(['Ana', 'Carla']),
  nameOfSide(['Ben', 'Dan']),
];

const noticeSamples: SomeOfEach<Notice, 'notice'> = {
  tooManyCards: [
    { kinds: [kind('joker')], have: 11, most: 10 },
    { kinds: [...context.pack.kinds.keys()], have: 300, most: 270 },
  ],
  unknownBooks: [{ side: 0, book: 'wild', have: 1 }],
  unknownCount: [{ side: 0, what: 'caps/lady', have: 1 }],
  belowNothing: [{ side: 1, have: -3 }],
  severalOut: [{ sides: [0, 1] }],
  outWithoutBooks: [
    { side: 0, kind: 'dirty', have: 0, need: 1 },
    { side: 0, kind: 'clean', have: 1, need: 2 },
    { side: 0, kind: 'any', rank: kind('7'), have: 0, need: 1 },
  ],
  outWithCards: [{ side: 0 }],
  oddPoints: [
    { side: 0, pile: 'table', points: 342, below: 340, above: 345 },
    { side: 0, pile: 'table', points: 9995, below: 2900 },
    { side: 0, pile: 'caught', points: 1, above: 5 },
  ],
  tooFewCards: [
    { side: 0, books: 1, have: 0, need: 7 },
    { side: 0, books: 1, have: 1, need: 7 },
    { side: 0, books: 2, have: 13, need: 14 },
  ],
  tooFewPoints: [
    { side: 0, books: 1, have: 5, need: 35 },
    { side: 0, books: 2, have: 65, need: 70 },
  ],
  tooManyGrabs: [
    { side: 1, have: 2, most: 1 },
    { side: 1, have: 3, most: 2 },
  ],
  tooManyCaps: [
    { side: 1, have: 1, most: 0 },
    { side: 1, have: 2, most: 1 },
  ],
};

const misfits: SomeOfEach<Misfit, 'misfit'> = {
  format: [{ want: 'hand-and-foot-pad/1' }],
  wrong: (
    [
      'object',
      'list',
      'wholeNumber',
      'trueOrFalse',
      'name',
      'players',
      'seat',
      'seating',
      'cards',
    ] as const
  ).map((want) => ({ where: 'rounds[0][1]', want })),
  unknownKey: [
    { where: 'rounds[0][1]', key: 'boks', nearest: 'books' },
    { where: 'rounds[0][1]', key: 'xyz' },
  ],
  tooManySides: [
    { where: 'rounds[0]', have: 3, most: 2 },
    { where: 'rounds[0]', have: 2, most: 1 },
  ],
};

const labels = (words: ScorepadWords): string[] => [
  ...Object.values(words.piles),
  ...Object.values(words.ways),
  words.hundreds,
  words.rest,
  words.points,
  words.ofValue(5),
  words.ofValueInFull(5, context.pack, [kind('4'), kind('5'), kind('6'), kind('7')]),
  words.nameOfSide(['Ana', 'Carla']),
  words.sayLead({ scorers: [0], by: 235 }, [['Ana'], ['Ben']]),
  words.sayLead({ scorers: [0], by: 5 }, [
    ['Ana', 'Carla'],
    ['Ben', 'Dan'],
  ]),
  words.sayLead({ scorers: [0, 1], by: 0 }, [['Ana'], ['Ben']]),
  words.sayLead({ scorers: [0, 1, 2], by: 0 }, [['Ana'], ['Ben'], ['Dan']]),
];

export function scorepadSaid(): Said[] {
  return [
    ...eachInBoth('scorepad', 'labels', ({ language }) => labels(scorepadWords[language])),
    ...ruleSets.flatMap((ruleSet) => {
      const terms = termsFor(ruleSet.rules, { players: 4 });
      return itemsOf(terms).flatMap((item) =>
        inBoth('scorepad', `line, ${ruleSet.id}`, ({ language }) =>
          scorepadWords[language].nameOfItem(item, { ruleSet, pack: terms.pack }),
        ),
      );
    }),
    ...allOf<Notice, 'notice'>('notice', noticeSamples).flatMap((notice) =>
      inBoth('scorepad', notice.notice, ({ language }) =>
        scorepadWords[language].sayNotice(notice, {
          ...context,
          sides: sidesIn(scorepadWords[language]),
        }),
      ),
    ),
    ...allOf<Misfit, 'misfit'>('misfit', misfits).flatMap((misfit) =>
      inBoth('scorepad', misfit.misfit, ({ language }) =>
        scorepadWords[language].sayMisfit(misfit),
      ),
    ),
  ];
}
