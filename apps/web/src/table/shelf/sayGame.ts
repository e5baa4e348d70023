import { ruleSetById } from '@hand-and-foot/rulesets';
import { dailyIn } from '../../worker/shared/daily.ts';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { firstWords, smallWords } from '../../parts/words/firstWords.ts';
import { gameStanding } from './gameStanding.ts';

/** "Round 3 of 4, your turn · We lead by 235". */
export function sayProgress(game: GameOnShelf): string {
  const { start } = firstWords.value;
  const where = `${start.round(game.round, game.rounds)}, ${turn(game)}`;
  const standing = sayStanding(game);
  return standing === undefined ? where : `${where} · ${standing}`;
}

function turn({ turn: seat, seats }: GameOnShelf): string {
  const { start } = firstWords.value;
  const holder = seat === undefined ? undefined : seats[seat];
  if (!holder || holder.is === 'nobody') return start.betweenRounds;
  const people = seats.filter(({ is }) => is === 'person').length;
  return holder.is === 'person' && people === 1 ? start.yourTurn : start.turnOf(holder.name);
}

function sayStanding(game: GameOnShelf): string | undefined {
  const { start } = firstWords.value;
  const standing = gameStanding(game);
  if (standing?.is === 'level') return start.level;
  if (standing?.is === 'place') return start.place(standing.place, standing.of);
  if (!standing) return undefined;
  const by = smallWords.value.figure(standing.by);
  if (standing.who === 'they') return start.theyLead(by);
  return standing.who === 'we' ? start.weLead(by) : start.youLead(by);
}

/** "We won by 1,235". */
export function sayEnd(game: GameOnShelf): string {
  const { ended } = firstWords.value.games;
  const standing = gameStanding(game);
  if (!standing || standing.is === 'level') return ended.level;
  if (standing.is === 'place') return ended.place(standing.place, standing.of);
  return ended[standing.who](smallWords.value.figure(standing.by));
}

export function sayRulesOf({ ruleSet: { id, name } }: Pick<GameOnShelf, 'ruleSet'>): string {
  const ruleSet = ruleSetById(id);
  return ruleSet ? smallWords.value.sayRuleSet(ruleSet).name : name;
}

/** "Six-Deck", or "Daily deal: Six-Deck". */
export function sayTitle(game: GameOnShelf): string {
  const rules = sayRulesOf(game);
  return dailyIn(game.id) ? `${firstWords.value.app.titles.daily}: ${rules}` : rules;
}

/** "15 Nov, 14:20". */
export function sayWhen(moment: number): string {
  return new Intl.DateTimeFormat(smallWords.value.language, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(moment);
}

/** Everybody but you; all of them if several people play. */
export function sayOthers({ seats }: GameOnShelf): string {
  const people = seats.filter(({ is }) => is === 'person').length;
  const others = seats.flatMap((holder) =>
    holder.is === 'nobody' || (holder.is === 'person' && people === 1) ? [] : [holder.name],
  );
  return firstWords.value.games.with(smallWords.value.listed(others));
}
