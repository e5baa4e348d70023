import {
  packFor,
  type BookKind,
  type BooksNeeded,
  type LayBonus,
  type Penalty,
  type PlayersKnob,
  type Rules,
  type Seating,
  type WildLimit,
} from '@hand-and-foot/engine';
import { playersOf } from '@hand-and-foot/rulesets';
import type { Fact } from './fact.ts';

type Values = ReadonlyMap<string, unknown>;

/** Rules that play as the facts say, and otherwise as the parent. */
export function built(parent: Rules, facts: readonly Fact[]): Rules {
  const rules: Record<string, unknown> = { ...parent };
  const knobs = new Set(facts.map(({ knob }) => knob));
  for (const knob of knobs) {
    const values: Values = new Map(
      facts.filter((fact) => fact.knob === knob).map(({ at, value }) => [at, value]),
    );
    const make = MAKERS[knob];
    if (knob !== 'decks' && knob !== 'seating')
      rules[knob] = make ? make(parent, values) : (values.get('') ?? parent[knob]);
  }
  return followed({ ...(rules as unknown as Rules), ...seated(parent, facts) }, knobs);
}

/** How the parts of a knob come together, where it isn't said whole. */
const MAKERS: { [K in keyof Rules]?: (parent: Rules, values: Values) => Rules[K] } = {
  roles: ({ roles }, values) => overlaid(roles, values),
  values: (parent, values) => overlaid(parent.values, values),
  caught: ({ caught }, values) => overlaid(caught, values),
  upcard: ({ upcard }, values) => {
    if (values.get('turn') === 'none') return { turn: 'none' };
    const usual = upcard.turn === 'one' ? upcard : { turn: 'one' as const, replace: [] };
    const replace = values.get('replace') as string[] | undefined;
    return replace === undefined ? usual : { ...usual, replace };
  },
  footPass: ({ footPass }, values) =>
    values.has('')
      ? (values.get('') as Rules['footPass'])
      : (byRound(values, footPass) as Rules['footPass']),
  pickUpWith: ({ pickUpWith }, values) => {
    const said = (['onMeld', 'pair', 'naturalAndWild', 'likeWilds', 'anyWilds'] as const).filter(
      (way) => values.get(way) === true,
    );
    return said.length > 0 ? said : pickUpWith.filter((way) => values.get(way) !== false);
  },
  pickUpBlockedBy: ({ pack, pickUpBlockedBy }, values) =>
    packFor(pack).kinds.filter((kind) => values.get(kind) ?? pickUpBlockedBy.includes(kind)),
  discardFirst: ({ pack, discardFirst }, values) =>
    packFor(pack).kinds.filter((kind) => values.get(kind) ?? discardFirst.includes(kind)),
  discardBarred: (_, values) =>
    [...values]
      .filter(([kind]) => !kind.endsWith('.last'))
      .map(([kind, until]) => ({
        kind,
        until: until as 'every' | 'own' | 'any',
        ...(values.has(`${kind}.last`) && { last: 'no' as const }),
      })),
  forPlayers: (parent, values) => forPlayersOf(parent, values),
  freezing: ({ freezing, pack, roles }, values) => {
    const kinds = packFor(pack).kinds.filter(
      (kind) => values.has(`by.${kind}`) || (values.get('') === 'byWild' && roles[kind] === 'wild'),
    );
    return [...values.keys()].some((at) => at !== '')
      ? { by: kinds, until: 'taken' }
      : ((values.get('') ?? freezing) as Rules['freezing']);
  },
  meldStart: ({ meldStart }, values) => overlaid(meldStart, values),
  meldsOfRank: ({ meldsOfRank }, values) => {
    const most = (values.get('most') ??
      (values.get('when') === 'afterBooks' ? 'any' : meldsOfRank.most)) as number | 'any';
    return {
      ...meldsOfRank,
      most,
      when: (values.get('when') ??
        (most === 1 ? 'always' : meldsOfRank.when)) as Rules['meldsOfRank']['when'],
    };
  },
  wildLimits: ({ wildLimits }, values) =>
    inUsualOrder(
      (['most', 'lead', 'perWild', 'from'] as const)
        .filter((limit) => values.has(limit))
        .map((limit) => wildLimit(limit, Number(values.get(limit)))),
      wildLimits,
    ),
  bookGrows: ({ bookGrows }, values) => {
    if (values.has('')) return values.get('') as Rules['bookGrows'];
    const all =
      typeof bookGrows === 'string'
        ? {
            clean: bookGrows,
            dirty: bookGrows,
            wild: bookGrows === 'never' ? ('never' as const) : ('byAny' as const),
          }
        : bookGrows;
    return overlaid(all, values);
  },
  byRank: (_, values) => [...values].map(([rank, own]) => ({ rank, ...(own as object) })),
  opening: ({ opening }, values) => openingOf(opening, values),
  booksNeeded: ({ booksNeeded }, values) => inUsualOrder(booksOf(values), booksNeeded),
  bookBonus: ({ bookBonus }, values) => overlaid(bookBonus, values),
  rankBonus: (_, values) =>
    [...values].map(([at, bonus]) => {
      const [rank, kind] = at.split('.');
      return { rank: rank!, kind: kind as BookKind, bonus: Number(bonus) };
    }),
  counts: ({ counts }, values) =>
    (values.get('') ?? (values.has('held') ? 'held' : counts)) as Rules['counts'],
  playBonus: (_, values) =>
    [...values].map(([of, bonus]) => ({ for: of as LayBonus['for'], bonus: Number(bonus) })),
  penalties: (_, values) =>
    [...values].map(([of, points]) => ({ for: of as Penalty['for'], points: Number(points) })),
  laid: ({ laid }, values) => laidBy(laid, values),
  gameEnd: ({ gameEnd }, values) =>
    values.has('points')
      ? {
          after: 'points',
          points: Number(values.get('points')),
          atMost: gameEnd.after === 'points' ? gameEnd.atMost : 20,
        }
      : { after: 'rounds', rounds: Number(values.get('rounds')) },
};

/** The facts of each number of players, put together like those for all. */
function forPlayersOf(parent: Rules, values: Values): Rules['forPlayers'] {
  const facts = [...values].map(([place, value]) => {
    const [players, knob, ...at] = place.split('.');
    return { players: Number(players), knob: knob as PlayersKnob, at: at.join('.'), value };
  });
  return [...new Set(facts.map(({ players }) => players))].map((players) => {
    const own = facts.filter((fact) => fact.players === players);
    const rules = built(parent, own);
    return {
      players,
      ...Object.fromEntries(own.map(({ knob }) => [knob, rules[knob]])),
    };
  });
}

/** Knobs that another knob's value decides, where the text doesn't. */
function followed(rules: Rules, said: ReadonlySet<keyof Rules>): Rules {
  const unsaid = (knob: keyof Rules): boolean => !said.has(knob);
  const next = { ...rules };
  const needsWild =
    rules.booksNeeded.some(({ kind }) => kind === 'wild') ||
    (said.has('bookBonus') && rules.bookBonus.wild > 0);
  if (unsaid('wildMelds') && needsWild) next.wildMelds = Math.max(1, rules.wildMelds);
  if (unsaid('exactGrab') && !rules.deal.startsWith('grabbed')) next.exactGrab = 0;
  if (rules.piles.length > 2) {
    if (unsaid('handChoice')) next.handChoice = 'first';
    if (unsaid('footPass')) next.footPass = 'kept';
  }
  const { pickUp } = rules;
  if (pickUp.take === 'nothing' && unsaid('freezing')) next.freezing = 'never';
  if (
    (pickUp.take === 'top' || pickUp.take === 'all') &&
    rules.pickUpWith.length === 0 &&
    unsaid('pickUpWith')
  )
    next.pickUpWith = ['pair'];
  if (pickUp.take === 'top' && typeof pickUp.cards === 'number' && unsaid('pickUpAtLeast'))
    next.pickUpAtLeast = Math.min(rules.pickUpAtLeast, pickUp.cards);
  return next;
}

/** Decks and partners are one value for each number of players. */
function seated(parent: Rules, facts: readonly Fact[]): Pick<Rules, 'decks' | 'seating'> {
  const of = (knob: keyof Rules, at: string): unknown =>
    facts.find((fact) => fact.knob === knob && fact.at === at)?.value;
  const numbers = (of('seating', 'players') as number[] | undefined) ?? playersOf(parent);
  const more = of('decks', 'more') as number | undefined;
  const decksFor = (players: number): number => {
    if (more !== undefined) return players + more;
    return (of('decks', 'all') as number | undefined) ?? parent.decks[players] ?? players + 1;
  };
  const seatingFor = (players: number): Seating[] => {
    const said = (of('seating', String(players)) ?? of('seating', 'way')) as Seating | undefined;
    if (said === 'threes' && players > 6 && players % 3 === 0)
      return [`teams${players / 3}` as Seating];
    if (said !== undefined && seats(said, players)) return [said];
    const usual = parent.seating[players];
    return said === undefined && usual ? usual : ['alone'];
  };
  const table = <T>(value: (players: number) => T): Record<string, T> =>
    Object.fromEntries(numbers.map((players) => [String(players), value(players)]));
  return { decks: table(decksFor), seating: table(seatingFor) };
}

function seats(way: Seating, players: number): boolean {
  if (way === 'pairs') return players >= 4 && players % 2 === 0;
  return way !== 'threes' || players === 6;
}

function overlaid<T extends object>(under: T, values: Values): T {
  return { ...under, ...Object.fromEntries(values) };
}

/** Rounds that are said, in their order; the others as usual, or as the one before. */
function byRound(values: Values, usual: unknown): unknown[] {
  const given: readonly unknown[] = Array.isArray(usual) ? usual : [usual];
  const last = Math.max(given.length, ...[...values.keys()].map(Number));
  const list: unknown[] = [];
  for (let round = 1; round <= last; round++)
    list.push(values.get(String(round)) ?? given[round - 1] ?? list.at(-1));
  return list;
}

function wildLimit(limit: WildLimit['limit'], value: number): WildLimit {
  switch (limit) {
    case 'most':
      return { limit, wilds: value };
    case 'lead':
      return { limit, by: value };
    default:
      return { limit, naturals: value };
  }
}

function openingOf(usual: Rules['opening'], values: Values): Rules['opening'] {
  const steps = [...values]
    .filter(([at]) => at.startsWith('from.'))
    .map(([at, points]) => ({ from: Number(at.slice('from.'.length)), points: Number(points) }))
    .sort((one, other) => one.from - other.from);
  if (steps.length > 0) return { by: 'score', steps };
  const points = byRound(values, usual.by === 'round' ? usual.points : 50).map(Number);
  return {
    ...(usual.by === 'round' ? usual : {}),
    by: 'round',
    points: points.every((each) => each === points[0]) ? points.slice(0, 1) : points,
  };
}

/** The same entries in another order are no change. */
function inUsualOrder<T>(entries: T[], usual: T[]): T[] {
  const texts = (list: readonly T[]): string =>
    list
      .map((entry) => JSON.stringify(entry))
      .sort()
      .join();
  return texts(entries) === texts(usual) ? usual : entries;
}

const BOOKS = ['clean', 'dirty', 'wild', 'any'] as const;

/** `clean`, `clean.4` for a round, `clean:partners` for partners, or `any.7` and `clean of 7` for books of a rank. */
function booksOf(values: Values): BooksNeeded[] {
  const plain = BOOKS.flatMap((kind): BooksNeeded[] => {
    const count = countsOf(kind, values);
    const partners = countsOf(`${kind}:partners`, values, count);
    if (count.length === 0) return partners.length === 0 ? [] : [{ kind, count: partners }];
    const isSame = partners.join() === count.join();
    return [{ kind, count, ...(partners.length > 0 && !isSame ? { partners } : {}) }];
  });
  const ranked = [...values].flatMap(([at, count]): BooksNeeded[] => {
    const [, kind, rank] = /^(clean|dirty|any)(?: of |(?<=any)\.)(\d)$/.exec(at) ?? [];
    return kind === undefined
      ? []
      : [{ kind: kind as BookKind | 'any', rank: rank!, count: [Number(count)] }];
  });
  return [...ranked, ...plain];
}

/** Numbers of books by round; rounds that aren't named are as usual. */
function countsOf(kind: string, values: Values, usual: readonly number[] = []): number[] {
  const always = values.get(kind);
  if (kind === 'any') return always === undefined ? [] : [Number(always)];
  const rounds = new Map(
    [...values]
      .filter(([at]) => at.startsWith(`${kind}.`))
      .map(([at, count]) => [at.slice(kind.length + 1), count]),
  );
  if (rounds.size === 0) return always === undefined ? [] : [Number(always)];
  return byRound(rounds, always ?? usual[0] ?? 0).map(Number);
}

function laidBy(laid: Rules['laid'], values: Values): Rules['laid'] {
  const parts = [...values];
  const sets = parts
    .filter(([at]) => at.startsWith('sets.'))
    .map(([at, total]) => ({ cards: Number(at.slice('sets.'.length)), total: Number(total) }));
  const books = parts
    .filter(([at]) => at.startsWith('countIf.'))
    .map(([at, kind]) => ({ kind: kind as BookKind | 'any', rank: at.slice('countIf.'.length) }));
  const from = values.get('from') as 'opened' | undefined;
  const replaced = values.get('replaced') as Rules['laid']['replaced'];
  return {
    ...laid,
    ...(sets.length > 0 ? { sets } : {}),
    ...(books.length > 0 ? { countIf: 'books' as const, books } : {}),
    ...(from ? { from } : {}),
    ...(replaced ? { replaced } : {}),
  };
}
