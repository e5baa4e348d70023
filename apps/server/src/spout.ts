/** Whether another thing of this kind may be told now: how many were left out before it, or undefined if it is one of them. */
export type Spout = (kind: string) => number | undefined;

/** Lets `most` of each kind through in each `span`: somebody from outside must not be able to fill a disk. */
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
