/** Whether one more of this kind may pass: the number left out before it, or undefined to leave it out. */
export type Spout = (kind: string) => number | undefined;

/** Lets `most` of each kind through per `span`: outsiders mustn't be able to fill a disk. */
export function newSpout(most: number, span: number, now: () => number): Spout {
  const kinds = new Map<string, { since: number; told: number; leftOut: number }>();
  return (kind) => {
    const at = now();
    const known = kinds.get(kind);
    if (!known || at - known.since >= span) {
      kinds.set(kind, { since: at, told: 1, leftOut: 0 });
      return known?.leftOut ?? 0;
    }
    if (known.told < most) {
      known.told++;
      return 0;
    }
    known.leftOut++;
    return undefined;
  };
}
