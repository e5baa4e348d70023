import type { Seen } from '@hand-and-foot/bots';
import { seeded, startGame, termsFor, legalActions, viewFor } from '@hand-and-foot/engine';
import { tableStartFor } from '@hand-and-foot/table';
import { newThinker, type Pool, type StartThinker } from '@hand-and-foot/server/parts';
import type { Chance } from './chance.ts';
import type { Process } from './process.ts';
import type { Time } from './time.ts';

/** A bot's thinking time in milliseconds: at a hungry table, and for any other or one without time. */
const HARD = 400;
const EASY = 3;
/** A level nobody else plays at here. */
const HUNGRY = 'expert';

/** A thread where bots think one after another, in the world's time. Some get stuck while things go wrong. */
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
            // The result of hard thinking doesn't matter here.
            think({ ...message, quickly: message.quickly || cost === HARD });
          }),
        );
      },
      end: () => undefined,
    };
  };
}

/** Tables whose bots think hard, one thought after another. */
const TABLES = 30;

export function hungryTables(pool: Pool, process: Process): void {
  const seats = Array.from({ length: 4 }, () => ({ is: 'nobody' }) as const);
  const granted = tableStartFor({ rules: 'closed-books', seats, pace: 'quick' });
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
