import type { Chance } from '../chance.ts';
import type { Process } from '../process.ts';
import type { Time } from '../time.ts';

/** The database's error when something can't be stored, or may not have been. */
export class Unkept extends Error {
  override name = 'Unkept';
}

/** The database's bad times: calls fail while they last. */
export interface Troubles {
  /** Nothing can be written, or nobody can reach it. */
  trouble: 'none' | 'full' | 'away';
  /** Calls in a hundred that fail for some nodes, by name, while others can reach it. */
  readonly cutOff: Map<string, number>;
  /** Calls in a hundred that fail, half of them after they were carried out. */
  failing: number;
}

/** One process's calls to the database. */
export interface Calls {
  readonly read: <T>(work: () => T) => Promise<T>;
  readonly write: <T>(work: () => T) => Promise<T>;
}

/** Every call takes time both ways; a failed one may have been done or not. */
export function callsOf(process: Process, troubles: Troubles, time: Time, chance: Chance): Calls {
  const delay = (): number => (chance.percent(3) ? chance.between(20, 150) : chance.between(1, 6));

  const isCutOff = (): boolean => {
    const failing = troubles.cutOff.get(process.name);
    return failing !== undefined && chance.percent(failing);
  };

  async function call<T>(writes: boolean, work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const back = (fn: () => void, span: number): void => {
        time.after(span, () => process.run(fn));
      };
      const fail = (why: string, span: number): void => back(() => reject(new Unkept(why)), span);
      time.after(delay(), () => {
        if (troubles.trouble === 'away' || isCutOff()) fail('the database is away', 300);
        else if (writes && troubles.trouble === 'full') fail('the disk is full', delay());
        else if (chance.percent(troubles.failing / 2)) fail('not kept', delay());
        else {
          const result = work();
          if (chance.percent(troubles.failing / 2)) fail('kept, but nobody can know', delay());
          else
            back(() => {
              if (isCutOff()) reject(new Unkept('kept, but the answer is lost'));
              else resolve(result);
            }, delay());
        }
      });
    });
  }

  return {
    read: async (work) => call(false, work),
    write: async (work) => call(true, work),
  };
}
