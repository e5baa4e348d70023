import { apply, type Action, type Card, type Lay, type MeldNumber } from '@hand-and-foot/engine';
import { chooserFrom, type Chooser } from './held.ts';
import { yourHand, yourMelds, type Moment } from './moment.ts';
import { meldsNamed, rankOf, ranksOf, type MeldRank } from './meldRanks.ts';
import { severalWays, type Proposal } from './proposal.ts';
import { quoted } from '../layout.ts';
import { readCards, type Puzzle } from './typedCards.ts';
import { sentences } from '../sentences.ts';

/** Cards typed together, and the meld they go to if it was named. */
export interface Part {
  cards: Card[];
  target?: string;
}

/** meld starts a meld if possible and joins one otherwise; add tries them in the other order. */
export type Bent = 'meld' | 'add';

const MOST_WAYS = 200;

export function proposeLaying(
  bent: Bent,
  words: readonly string[],
  moment: Moment,
): Proposal | Puzzle {
  const parts = readParts(words, moment);
  if ('puzzle' in parts) return parts;
  if (parts.every(({ cards }) => cards.length === 0))
    return { puzzle: sentences.play.whichCards(EXAMPLES[bent]) };
  const ways = waysToLay(bent, parts, moment);
  if ('puzzle' in ways) return ways;
  const actions = ways.map((lay): Action => ({ do: 'layDown', lay }));
  const [part] = parts;
  if (parts.length > 1 || part!.target !== undefined || !isWildOnly(part!, moment))
    return { actions, blame: blameFor(bent, ways) };
  return onlyWilds(bent, actions, moment);
}

const EXAMPLES: Record<Bent, string> = { meld: 'meld 9 9 9', add: 'add 9 to nines' };

export function readParts(words: readonly string[], moment: Moment): Part[] | Puzzle {
  const { pack } = moment.seated.terms;
  const chooser = chooserFrom(pack, yourHand(moment));
  const parts: Part[] = [];
  for (const words_ of splitAtCommas(words)) {
    const part = readPart(words_, moment, chooser);
    if ('puzzle' in part) return part;
    parts.push(part);
  }
  return parts;
}

function splitAtCommas(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (word === ',') parts.push([]);
    else parts.at(-1)!.push(word);
  }
  return parts.filter((part, at) => part.length > 0 || at === 0);
}

function readPart(words: readonly string[], moment: Moment, chooser: Chooser): Part | Puzzle {
  const { pack } = moment.seated.terms;
  const at = words.findIndex((word) => word === 'to' || word === 'on');
  const typed = readCards(pack, at < 0 ? words : words.slice(0, at));
  if ('puzzle' in typed) return typed;
  const cards = chooser.choose(typed);
  if ('puzzle' in cards) return cards;
  if (at < 0) return { cards };
  const target = words.slice(at + 1).filter((word) => !['the', 'my', 'our'].includes(word));
  if (target.length !== 1) return { puzzle: sentences.play.whichMeld };
  return { cards, target: target[0]! };
}

/** All meanings of the parts, likeliest first. */
export function waysToLay(bent: Bent, parts: readonly Part[], moment: Moment): Lay[][] | Puzzle {
  const { terms } = moment.seated;
  let ways: { lays: Lay[]; ranks: MeldRank[] }[] = [
    { lays: [], ranks: ranksOf(terms, yourMelds(moment)) },
  ];
  for (const part of parts) {
    const longer = ways.flatMap(({ lays, ranks }) =>
      laysFor(bent, part, ranks, moment).map((lay) => ({
        lays: [...lays, lay],
        ranks: lay.to === undefined ? [...ranks, rankOf(terms, part.cards)] : ranks,
      })),
    );
    if (longer.length === 0) return { puzzle: noSuchMeld(part.target ?? '') };
    ways = longer.slice(0, MOST_WAYS);
  }
  return ways.map(({ lays }) => lays);
}

function laysFor(
  bent: Bent,
  { cards, target }: Part,
  ranks: readonly MeldRank[],
  moment: Moment,
): Lay[] {
  const { terms } = moment.seated;
  const joining = (numbers: readonly MeldNumber[]): Lay[] => numbers.map((to) => ({ cards, to }));
  if (target !== undefined) return joining(meldsNamed(terms.pack, ranks, target) ?? []);
  const rank = rankOf(terms, cards);
  const fitting = [...ranks.keys()].filter(
    (number) => rank === undefined || ranks[number] === rank,
  );
  const joins = joining(fitting.reverse());
  return bent === 'meld' ? [{ cards }, ...joins] : [...joins, { cards }];
}

function noSuchMeld(target: string): string {
  return sentences.play.noSuchMeld(quoted(target));
}

/**
 * If the rank is already on the table, the reason it can't be added helps more than the reason it
 * can't start a meld.
 */
function blameFor(bent: Bent, ways: readonly (readonly Lay[])[]): number {
  if (bent === 'add') return 0;
  const joined = ways.findIndex((lays) => lays.every(({ to }) => to !== undefined));
  return Math.max(0, joined);
}

function isWildOnly({ cards }: Part, { seated }: Moment): boolean {
  return rankOf(seated.terms, cards) === undefined;
}

/**
 * Wilds without a named meld go to the only one that takes them; if there are several, the person
 * is asked.
 */
function onlyWilds(bent: Bent, actions: readonly Action[], moment: Moment): Proposal | Puzzle {
  const { state, seated } = moment;
  const allowed = actions.filter((action) => apply(state, seated.you, action).ok);
  const [first] = allowed;
  const begins = first?.do === 'layDown' && first.lay[0]!.to === undefined;
  if (allowed.length > 1 && !(bent === 'meld' && begins))
    return { puzzle: severalWays(allowed, moment) };
  return { actions: [...allowed, ...actions] };
}
