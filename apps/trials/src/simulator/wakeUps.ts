import { newFollowers, type Bus, type Followers, type Wake } from '@hand-and-foot/server/parts';
import type { Chance } from './chance.ts';
import type { Process } from './process.ts';
import type { Time } from './time.ts';

/** Carries wake-ups between nodes, and loses some. */
export interface WakeUps {
  busFor(process: Process): Bus;
  /** Percentage lost, and percentage doubled. */
  losing: number;
  isUp: boolean;
}

export function newWakeUps(time: Time, chance: Chance): WakeUps {
  const all = new Map<Process, Followers>();
  const wakeUps: WakeUps = { busFor, losing: 0, isUp: true };

  function carry(to: Process, table: string, text: string): void {
    const span = chance.percent(5) ? chance.between(50, 800) : chance.between(1, 5);
    time.after(span, () => to.run(() => all.get(to)?.tell(table, JSON.parse(text) as Wake)));
  }

  function busFor(process: Process): Bus {
    const followers = newFollowers();
    all.set(process, followers);
    return {
      wake(table, wake) {
        const text = JSON.stringify(wake);
        for (const other of all.keys()) {
          if (other === process || !other.isAlive || !wakeUps.isUp) continue;
          if (!chance.percent(wakeUps.losing)) carry(other, table, text);
          if (chance.percent(wakeUps.losing)) carry(other, table, text);
        }
      },
      follow: (table, hear) => followers.add(table, hear),
      isUp: () => wakeUps.isUp,
      async close() {
        all.delete(process);
        followers.clear();
        return Promise.resolve();
      },
    };
  }

  return wakeUps;
}
