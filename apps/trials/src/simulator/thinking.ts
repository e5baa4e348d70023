import type { Seen } from '@hand-and-foot/bots';
import { seeded, startGame, termsFor, legalActions, viewFor } from '@hand-and-foot/engine';
import { openingFor } from '@hand-and-foot/table';
import { newThinker, type Pool, type StartThinker } from '@hand-and-foot/server/parts';
import type { Chance } from './chance.ts';
import type { Process } from './process.ts';
import type { Time } from './time.ts';

/** How long a bot thinks, in milliseconds: one of a hungry table, and any other or one that has no time. */
const HARD = 400;
const EASY = 3;
/** A level that nobody else plays at here. */
const HUNGRY = 'expert';

/** A thread in which bots think, one after the other, in the time of the world. Some get stuck while things go wrong. */
export function thinkersOf(
  process: Process,
  time: Time,
  chance: Chance,
  stickUntil: number,
): StartThinker {
  return (said) => {
    const hungry = new Set<number>();
    let left = chance.percent(50) ? chance.between(1, 30) : Infinity;
    let freeAt = 0;
    let spent = 0;
    const think = newThinker(
      (message) => said({ ...message, spent }),
      () => 0,
    );
    return {
      tell(message) {
        if (message.is === 'make' && message.making.name === HUNGRY) hungry.add(message.bot);
        if (message.is !== 'ask') {
          think(message);
          return;
        }
        if (--left <= 0 && time.now() < stickUntil) return;
        const cost = hungry.has(message.bot) && !message.quickly ? HARD : EASY;
        freeAt = Math.max(freeAt, time.now()) + cost;
        time.wake(freeAt, () =>
          process.run(() => {
            spent = cost;
            // What it would find out by thinking hard is no matter here.
            think({ ...message, quickly: message.quickly || cost === HARD });
          }),
        );
      },
      end: () => undefined,
    };
  };
}

/** So many tables whose bots think hard, one thought after the other. */
const TABLES = 30;

export function hungryTables(pool: Pool, process: Process): void {
  const seats = Array.from({ length: 4 }, () => ({ is: 'nobody' }) as const);
  const granted = openingFor({ rules: 'closed-books', seats, pace: 'quick' });
  if (!granted.ok) throw new Error('there is no such table');
  const terms = termsFor(granted.opening.terms.rules.rules, { players: 4 });
  const { state } = startGame(terms, seeded('hungry'));
  const seen: Seen = { view: viewFor(state, state.turn), legal: legalActions(state), since: [] };
  for (let table = 0; table < TABLES; table++) {
    const bot = pool.botFor(HUNGRY, undefined, `hungry ${table}`)!(
      terms,
      state.turn,
      seeded(`${table}`),
    );
    const again = (): void => {
      if (!process.isAlive) return;
      Promise.resolve(bot.decide(seen)).then(
        () => process.clock.wake(process.clock.now() + 10, again),
        () => undefined,
      );
    };
    again();
  }
}
