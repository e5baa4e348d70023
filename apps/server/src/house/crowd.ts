/** Counts who is there at the moment. */
export class Crowd {
  private readonly counts = new Map<string, number>();
  private all = 0;

  get size(): number {
    return this.all;
  }

  has(who: string): boolean {
    return this.counts.has(who);
  }

  count(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  /** Adds one, and returns how to remove it. */
  add(who: string): () => void {
    this.change(who, 1);
    let isIn = true;
    return () => {
      if (isIn) this.change(who, -1);
      isIn = false;
    };
  }

  private change(who: string, by: 1 | -1): void {
    const now = this.count(who) + by;
    this.all += by;
    if (now > 0) this.counts.set(who, now);
    else this.counts.delete(who);
  }
}
