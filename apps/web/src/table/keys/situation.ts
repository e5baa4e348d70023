import { bookGoals, openingFor, whyNotGoOut } from '@hand-and-foot/engine';
import { heldByKind } from '../held/held.ts';
import { byRank } from '../held/order.ts';
import type { TheGame } from '../game/game.ts';
import { handSize } from '../game/handSize.ts';
import { sayCounts } from '../game/sayCounts.ts';
import { turnAsSaid } from '../game/turnAsSaid.ts';
import { seenBy, type SeenTable } from '../game/seen.ts';
import { lastTurns } from '../game/lastTurns.ts';
import { speech, wording } from '../../parts/words/wording.ts';

/** The situation for a listener, in a few sentences. */
export function saySituation(game: TheGame): string {
  const seen = seenBy(game);
  const { view, terms } = seen;
  const words = wording.value.hand;
  const top = view.discards.at(-1);
  const topName = top === undefined ? undefined : speech.value.sayCardInFull(terms.pack, top);
  return [
    whoseTurn(game, seen),
    words.sayHand(handSize(view, seen.you), held(seen), view.feet[seen.you] ?? undefined),
    words.sayPiles(view.stock, view.discards.length, topName),
    opening(seen),
    words.sayGoals(goals(seen)),
    ...others(seen),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Somebody else's last action, in a sentence. */
export function sayLastTurn(game: TheGame): string {
  const seen = seenBy(game);
  const [turn] = lastTurns(game.link.turns.value, seen.context.you);
  return (turn && turnAsSaid(seen, turn, true)) ?? wording.value.hand.nothingYet;
}

/** The hand by kind, in order of rank. */
function held({ terms, view }: SeenTable): string {
  const cards = heldByKind(view, terms.pack);
  const kinds = byRank(terms).filter((kind) => cards.has(kind));
  return sayCounts(terms.pack, new Map(kinds.map((kind) => [kind, cards.get(kind)!.length])));
}

function whoseTurn({ desk }: TheGame, { view, context }: SeenTable): string {
  const words = wording.value.hand;
  return desk.isMyTurn.value
    ? words.sayYourTurn(view.phase)
    : words.sayTurnOf(context.names[view.turn]!);
}

function opening({ state, view, side, you }: SeenTable): string | undefined {
  return view.melds[side]!.length > 0
    ? undefined
    : wording.value.hand.sayOpening(openingFor(state, you));
}

function goals({ state, side, you, context }: SeenTable): string {
  const missing = bookGoals(state, side).filter(({ have, need }) => have < need);
  const why = whyNotGoOut(state, you);
  const besides = why && why.why !== 'booksMissing' ? [why] : [];
  const said = [...missing, ...besides].map((goal) => speech.value.sayGoal(goal, context));
  return speech.value.listed(said);
}

function others({ view, you, context }: SeenTable): string[] {
  const { sayOther } = wording.value.hand;
  return context.names.flatMap((name, seat) =>
    seat === you ? [] : [sayOther(name, handSize(view, seat), view.feet[seat] === null)],
  );
}
