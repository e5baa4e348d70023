/** Names kept that aren't there any more. */
const GONE = 64;

/** Counts who is there at the moment. */
export class Crowd {
  /** Zeros stay for a while: the same come again and again, and removing them costs more than counting. */
  private readonly counts = new Map<string, number>();
  private all = 0;
  private names = 0;

  get size(): number {
    return this.all;
  }

  has(who: string): boolean {
    return this.count(who) > 0;
  }

  count(who: string): number {
    return this.counts.get(who) ?? 0;
  }

  add(who: string): void {
    const before = this.count(who);
    if (before === 0) this.names++;
    this.all++;
    this.counts.set(who, before + 1);
  }

  remove(who: string): void {
    const left = this.count(who) - 1;
    if (left < 0) return;
    if (left === 0) this.names--;
    this.all--;
    this.counts.set(who, left);
    if (this.counts.size > 2 * this.names + GONE) this.forgetGone();
  }

  private forgetGone(): void {
    for (const [who, count] of this.counts) if (count === 0) this.counts.delete(who);
  }
}
