import type { Event, View } from '@hand-and-foot/engine';
import type { Undone } from '@hand-and-foot/protocol';
import { speech, wording } from '../../parts/words/wording.ts';
import type { TheGame } from '../game/game.ts';
import { turnAsSaid } from '../game/turnAsSaid.ts';
import { seenBy, type SeenTable } from '../game/seen.ts';

interface Heard {
  readonly quiet: readonly string[];
  /** Urgent text. */
  readonly loud?: string;
}

/** Spoken text for these events: others' turns when they end, in one sentence; your own actions at once. */
export function heard(game: TheGame, events: readonly Event[], before: View | undefined): Heard {
  const seen = seenBy(game);
  const context = { ...seen.context, aloud: true };
  const own = events.filter((event) => isOwn(event, seen));
  const quiet = own.flatMap((event) => speech.value.sayEvent(event, context) ?? []);
  const theirs = endedTurn(game, events, seen);
  const begins =
    !seen.looksOn &&
    seen.view.turn === seen.you &&
    before?.turn !== seen.you &&
    seen.view.phase === 'draw';
  if (!begins) return { quiet: theirs === undefined ? quiet : [...quiet, theirs] };
  const words = wording.value.table;
  const loud = [`${words.yourTurn}.`, theirs, words.discardsNow(seen.view.discards.length)];
  return { quiet, loud: loud.filter(Boolean).join(' ') };
}

/** Spoken text when somebody took a step back. */
export function heardUndone(game: TheGame, { seat }: Undone): string {
  const { context, you, looksOn } = seenBy(game);
  const words = wording.value.table;
  return seat === you && !looksOn ? words.undone : words.undoneBy(context.names[seat]!);
}

/** Your own actions, events for the whole table, and the answer you're waiting for. */
function isOwn(event: Event, { you, looksOn, view }: SeenTable): boolean {
  if (!('seat' in event)) return true;
  if (looksOn) return false;
  return event.seat === you || (event.event === 'answered' && view.turn === you);
}

function endedTurn(
  { link }: TheGame,
  events: readonly Event[],
  seen: SeenTable,
): string | undefined {
  const end = events.find(
    (event) =>
      event.event === 'turnEnded' || event.event === 'discarded' || event.event === 'wentOut',
  );
  if (!end || !('seat' in end)) return undefined;
  if (end.seat === seen.you && !seen.looksOn) return undefined;
  const turn = link.turns.value.findLast(({ seat }) => seat === end.seat);
  return turn && turnAsSaid(seen, turn, true);
}
