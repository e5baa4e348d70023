import type { Card, Event, Lay, MeldNumber, Seat, View } from '@hand-and-foot/engine';
import { listed, nameOfKind, sayEvent, type Context } from '@hand-and-foot/words';
import { rankOf, type MeldRank } from './ownMelds.ts';
import { contextOf, sideInRound, type Seated } from './seated.ts';

/** The events in sentences, with everything a seat did in a row told as one. */
export function narrate(seated: Seated, view: View, events: readonly Event[]): string[] {
  const context = contextOf(seated, view.round);
  return turnsIn(events).flatMap((turn) => tellTurn({ seated, view, context }, turn));
}

interface Telling {
  seated: Seated;
  view: View;
  context: Context;
}

interface Turn {
  seat: Seat | undefined;
  events: Event[];
}

function turnsIn(events: readonly Event[]): Turn[] {
  const turns: Turn[] = [];
  for (const event of events) {
    const seat = 'seat' in event ? event.seat : undefined;
    const last = turns.at(-1);
    if (last && seat !== undefined && last.seat === seat) last.events.push(event);
    else turns.push({ seat, events: [event] });
  }
  return turns;
}

function tellTurn(telling: Telling, { seat, events }: Turn): string[] {
  if (seat === undefined) return events.flatMap((event) => sayEvent(event, telling.context) ?? []);
  const { context } = telling;
  const name = seat === context.you ? 'You' : context.names[seat]!;
  const sentences: string[] = [];
  let clauses: string[] = [];
  const flush = (): void => {
    if (clauses.length > 0) sentences.push(`${name} ${joined(clauses)}.`);
    clauses = [];
  };
  for (const event of withLaysTogether(telling, events)) {
    const said = sayWithRank(telling, event);
    if (said === undefined) continue;
    if (said.startsWith(`${name} `) && /^[^.:?]*\.$/.test(said)) {
      clauses.push(said.slice(name.length + 1, -1));
    } else {
      flush();
      sentences.push(said);
    }
  }
  flush();
  return sentences;
}

/** Combines all melds of the turn, as if they were made at once. */
function withLaysTogether(telling: Telling, events: readonly Event[]): Event[] {
  const first = events.find((event) => event.event === 'laid');
  if (!first) return [...events];
  const lays = events.flatMap((event) => (event.event === 'laid' ? event.lay : []));
  const together: Event = { ...first, lay: byRank(telling, first.seat, lays) };
  return events
    .filter((event) => event === first || event.event !== 'laid')
    .map((event) => (event === first ? together : event));
}

function byRank(telling: Telling, seat: Seat, lays: readonly Lay[]): Lay[] {
  const { terms } = telling.seated;
  const merged = new Map<MeldRank, { cards: Card[]; to?: MeldNumber }>();
  for (const { cards, to } of lays) {
    const rank = rankOf(terms, cards) ?? rankOfMeld(telling, seat, to);
    const before = merged.get(rank);
    if (before) before.cards.push(...cards);
    else merged.set(rank, { cards: [...cards], ...(to === undefined ? {} : { to }) });
  }
  return [...merged.values()];
}

function rankOfMeld({ seated, view }: Telling, seat: Seat, meld: MeldNumber | undefined): MeldRank {
  const melds = view.melds[sideInRound(seated, view.round, seat)]!;
  const lying = meld === undefined ? undefined : melds[meld];
  return lying && rankOf(seated.terms, lying.cards);
}

/** The sentence for an event, with the rank that its own words leave out. */
function sayWithRank(telling: Telling, event: Event): string | undefined {
  const { context } = telling;
  if (event.event === 'laid') return sayLaid(telling, event);
  const said = sayEvent(event, context);
  if (said === undefined || (event.event !== 'completed' && event.event !== 'capped')) return said;
  const rank = rankOfMeld(telling, event.seat, event.meld);
  return rank === undefined
    ? said
    : said.replace(/\.$/, ` of ${nameOfKind(context.pack, rank, 2)}.`);
}

function sayLaid(telling: Telling, event: Extract<Event, { event: 'laid' }>): string | undefined {
  const { context, seated } = telling;
  const parts = event.lay.map((lay) => {
    const said = sayEvent({ ...event, lay: [lay] }, context)!.slice(0, -1);
    const rank = rankOf(seated.terms, lay.cards) ?? rankOfMeld(telling, event.seat, lay.to);
    const alone = lay.to !== undefined && rankOf(seated.terms, lay.cards) === undefined;
    if (!alone) return said;
    const { wild, meld } = context.ruleSet.words;
    const place = rank === undefined ? `${wild} ${meld.one}` : nameOfKind(context.pack, rank, 2);
    return `${said} to the ${place}`;
  });
  const told = parts.map((part) => /^(.+?) (melded|added) (.+)$/.exec(part));
  const clauses = ['melded', 'added'].flatMap((verb) => {
    const some = told.flatMap((part) => (part?.[2] === verb ? [withWilds(part[3]!)] : []));
    return some.length > 0 ? [`${verb} ${joined(some)}`] : [];
  });
  return `${told[0]![1]} ${joined(clauses)}.`;
}

/** "2 fives with a joker": one meld's cards, set apart from the next meld's. */
function withWilds(part: string): string {
  return part.includes(', ') ? part.replace(', ', ' with ') : part.replace(' and ', ' with ');
}

/** Adds a comma before the last "and" if one of the parts contains "and". */
function joined(parts: readonly string[]): string {
  const whole = parts.slice(0, -1).join(', ');
  return parts.length > 1 && parts.some((part) => part.includes(' and '))
    ? `${whole}, and ${parts.at(-1)!}`
    : listed(parts);
}
