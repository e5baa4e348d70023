import type { Rules } from '@hand-and-foot/engine';
import {
  catalogue,
  examples,
  gallery,
  resolveRules,
  ruleSets,
  type PublishedGame,
  type RuleSet,
} from '@hand-and-foot/rulesets';
import { englishRules, type RulesSection, type RulesSummary } from '@hand-and-foot/words';
import { publishedIn } from '@hand-and-foot/words/gallery';
import { eachInBoth, inBoth, ruleSetNamed, type Said } from './said.ts';

/** Rules pages: every rule set whole, and of the examples the lines that differ. */
export function rulesSaid(): Said[] {
  return [
    ...ruleSets.flatMap((ruleSet) => pageSaid(ruleSet)),
    ...examples.flatMap(({ name, parent, changes }) => {
      const resolved = resolveRules({ name, parent, changes });
      return resolved.ok ? differencesSaid(resolved.ruleSet, ruleSetNamed(parent)) : [];
    }),
    ...gallery.flatMap(publishedSaid),
    ...catalogue.flatMap(({ knob, shape }) =>
      shape.shape === 'choice' ? shape.options.flatMap((option) => knobSaid(knob, option)) : [],
    ),
    ...Object.entries(furtherValues).flatMap(([knob, values]) =>
      values.flatMap((value) => knobSaid(knob as keyof Rules, value)),
    ),
    ...inBoth('rules', 'no differences', ({ speech, rules }) =>
      rules.sayAlike(speech.sayRuleSet(ruleSetNamed('singles')).name, 'Whitnack'),
    ),
    ...eachInBoth('rules', 'printed', ({ rules }) => Object.values<string>({ ...rules.sheet })),
  ];
}

/** Values of knobs that no rule set has, so that somebody reads their sentences too. */
const furtherValues: { readonly [Knob in keyof Rules]?: readonly Rules[Knob][] } = {
  jokersPerDeck: [0, 1, 4],
  setAside: [0, 1, 20, 'half'],
  laid: [
    { sets: [{ cards: 7, total: 1000 }], from: 'opened', replaced: ['deal', 'stock'] },
    {},
    { countIf: 'opened', replaced: [] },
    { replaced: ['deal', 'stock', 'foot', 'pile'] },
    { countIf: 'books', books: [{ kind: 'any', rank: '7' }, { kind: 'clean' }] },
  ],
  exactGrab: [
    [],
    [
      { off: 0, bonus: 1000 },
      { off: 1, bonus: 500 },
    ],
    [{ off: 2, bonus: 50 }],
  ],
  stockPiles: [1, 2, 3, 4],
  footPass: [['left', 'right', 'partner', 'kept']],
  draw: [[2, 3, 4]],
  goOutBonus: [[100, 200]],
  discardBarred: [
    [],
    [{ kind: '7', until: 'every', last: 'no' }],
    [{ kind: '7', until: 'own', books: 'clean' }],
    [{ kind: '7', until: 'any' }],
    [{ kind: 'joker', until: 'roundEnds' }],
  ],
  bookGrows: [
    { clean: 'byNaturals', dirty: 'never', wild: 'never' },
    { clean: 'byAny', dirty: 'byAny', wild: 'byAny', from: 'nextTurn' },
  ],
  byRank: [
    [],
    [{ rank: '7', wilds: 'none' }],
    [{ rank: '5', start: 5, from: 'foot', countsAs: 'dirty', unfinished: 'minus' }],
    [{ rank: '9', countsAs: 'own' }],
    [{ rank: 'Q', countsAs: 'clean' }],
  ],
  freezing: [
    { by: ['2', 'joker', 'red3'], until: 'taken' },
    { by: ['black3'], until: 'lap' },
  ],
  forPlayers: [
    [],
    [
      { players: 2, piles: [13, 13], stockPiles: 1 },
      { players: 3, piles: [13, 11], setAside: 'half', draw: 3, pickUp: { take: 'all' } },
      { players: 4, booksNeeded: [{ kind: 'clean', count: [2] }], permission: 'asked' },
      { players: 5, opening: { by: 'round', points: [60, 90] }, goOutBonus: 200, wildMelds: 1 },
    ],
  ],
  emptyStock: ['playOn', { reshuffle: 1 }, { reshuffle: 3 }],
  caught: [{}],
  upcard: [
    { turn: 'one', replace: ['2', 'joker', 'red3'], freezes: ['red3'] },
    { turn: 'one', replace: ['4', '5', '6', '7'] },
  ],
  pickUp: [
    { take: 'nothing' },
    { take: 'card', mayComplete: 'yes' },
    { take: 'top', cards: 1 },
    { take: 'top', cards: [3, 5, 7] },
  ],
  pickUpWith: [[], ['oneNatural'], ['onMeld', 'pair', 'naturalAndWild', 'likeWilds'], ['anyWilds']],
  pickUpBlockedBy: [[], ['red3'], ['black3', 'red3', 'joker']],
  discardFirst: [[], ['black3'], ['black3', 'red3']],
  wildLimits: [
    [],
    [{ limit: 'most', wilds: 0 }],
    [
      { limit: 'lead', by: 2 },
      { limit: 'from', naturals: 1 },
    ],
  ],
  meldStart: [
    { cards: 3, naturals: 0 },
    { cards: 3, naturals: 3, points: 20 },
  ],
  meldsOfRank: [
    { most: 'any', when: 'oneOfEach' },
    { most: 2, when: 'always', start: 'naturals' },
  ],
  discards: [2],
  wildMelds: [0, 1],
  opening: [
    { by: 'round', points: [50, 90, 90, 120], book: ['none', 'clean'] },
    { by: 'score', steps: [{ from: 0, points: 50 }] },
    {
      by: 'score',
      steps: [
        { from: -1000, points: 15 },
        { from: 0, points: 50 },
        { from: 1500, points: 90 },
      ],
    },
  ],
  booksNeeded: [
    [],
    [{ kind: 'any', count: [3, 4] }],
    [{ kind: 'clean', count: [0, 0, 1], partners: [0] }],
  ],
  outBarredBy: [[], ['black3'], ['black3', '2']],
  playBonus: [
    [],
    [
      { for: 'bookAtOnce', bonus: 100 },
      { for: 'firstDown', bonus: 50 },
      { for: 'outAtOnce', bonus: 200 },
    ],
  ],
  penalties: [
    [],
    [
      { for: 'foot', points: 100 },
      { for: 'wildMeld', points: 1000 },
      { for: 'notDown', points: 200 },
    ],
  ],
  rankBonus: [
    [],
    [{ rank: '7', kind: 'clean', bonus: 1500 }],
    [{ rank: 'joker', kind: 'wild', bonus: 4000 }],
  ],
  bookBonus: [{ clean: 0, dirty: 0, wild: 0 }],
  seating: [{ '12': ['teams3'] }, { '5': ['teams2'], '7': ['teams3'] }],
};

function knobSaid(knob: keyof Rules, value: unknown): Said[] {
  const house = ruleSetNamed('house');
  // Red threes on the table, so that the sentences about them can name them.
  const roles = { ...house.rules.roles, red3: 'laid' as const };
  const ruleSet = { ...house, rules: { ...house.rules, roles, [knob]: value } };
  return eachInBoth('rules', `${knob} ${JSON.stringify(value)}`, ({ rules }) =>
    rules.sayKnob(ruleSet, knob),
  );
}

/** A published game: its label, our rulings and the lines that differ from the rule set it's built on. */
function publishedSaid(game: PublishedGame): Said[] {
  return [
    ...eachInBoth('rules', game.id, ({ language }) => {
      const { name, source, summary, rulings } = publishedIn(language, game);
      return [name, source, summary, ...rulings.map(({ note }) => note)];
    }),
    ...differencesSaid(game, ruleSetNamed(game.parent)),
  ];
}

function pageSaid(ruleSet: RuleSet): Said[] {
  return [
    ...eachInBoth('rules', ruleSet.id, ({ speech }) => Object.values(speech.sayRuleSet(ruleSet))),
    ...eachInBoth('rules', ruleSet.id, ({ rules }) => summaryTexts(rules.saySummary(ruleSet))),
    ...eachInBoth('rules', ruleSet.id, ({ rules }) =>
      rules.sayRules(ruleSet).flatMap(sectionTexts),
    ),
  ];
}

function summaryTexts({ aim, tables }: RulesSummary): string[] {
  return [
    aim,
    ...tables.flatMap(({ title, rows }) => [
      title,
      ...rows.map(({ what, is }) => `${what}: ${is}`),
    ]),
  ];
}

function sectionTexts({ title, lines }: RulesSection): string[] {
  return [
    title,
    ...lines.flatMap(({ text, ruling }) => (ruling === undefined ? [text] : [text, ruling])),
  ];
}

/** A line whose only news is the word for a meld differs in the language that has two words for it, so English decides. */
function differencesSaid(here: RuleSet, there: RuleSet): Said[] {
  return englishRules
    .sayDifferences(here, there)
    .flatMap(({ knob, here: texts }) =>
      eachInBoth('rules', here.name, ({ rules }) => rules.sayKnob(here, knob)).filter(({ en }) =>
        texts.includes(en),
      ),
    );
}
