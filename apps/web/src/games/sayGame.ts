import type { GameOnShelf } from '../hall/messages.ts';
import { speech, wording } from '../words/wording.ts';
import { standingOf } from './standing.ts';

/** "Round 3 of 4, your turn · We lead by 235". */
export function sayProgress(game: GameOnShelf): string {
  const { start } = wording.value;
  const where = `${start.round(game.round, game.rounds)}, ${turn(game)}`;
  const standing = sayStanding(game);
  return standing === undefined ? where : `${where} · ${standing}`;
}

function turn({ turn: seat, seats }: GameOnShelf): string {
  const { start } = wording.value;
  const holder = seat === undefined ? undefined : seats[seat];
  if (!holder || holder.is === 'nobody') return start.betweenRounds;
  const people = seats.filter(({ is }) => is === 'person').length;
  return holder.is === 'person' && people === 1 ? start.yourTurn : start.turnOf(holder.name);
}

export function sayStanding(game: GameOnShelf): string | undefined {
  const { start } = wording.value;
  const standing = standingOf(game);
  if (standing?.is === 'level') return start.level;
  if (standing?.is === 'place') return start.place(standing.place, standing.of);
  if (!standing) return undefined;
  const by = speech.value.figure(standing.by);
  if (standing.who === 'they') return start.theyLead(by);
  return standing.who === 'we' ? start.weLead(by) : start.youLead(by);
}
