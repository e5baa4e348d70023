/** Counts who is there at the moment. */
export interface Crowd {
  readonly size: number;
  has(who: string): boolean;
  count(who: string): number;
  /** Adds one, and returns how to remove it. */
  add(who: string): () => void;
}

export function newCrowd(): Crowd {
  const counts = new Map<string, number>();
  let size = 0;

  function change(who: string, by: 1 | -1): void {
    const now = (counts.get(who) ?? 0) + by;
    size += by;
    if (now > 0) counts.set(who, now);
    else counts.delete(who);
  }

  return {
    get size() {
      return size;
    },
    has: (who) => counts.has(who),
    count: (who) => counts.get(who) ?? 0,
    add(who) {
      change(who, 1);
      let isIn = true;
      return () => {
        if (isIn) change(who, -1);
        isIn = false;
      };
    },
  };
}
