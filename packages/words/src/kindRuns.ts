import { hasSuits, type Kind, type KindName, type Pack } from '@hand-and-foot/engine';

export function namesOfKinds(pack: Pack, kinds: readonly Kind[]): KindName[] {
  return kinds.map((kind) => pack.kinds[kind]!);
}

/** Kinds that follow each other in their pack, drawn together: fours to aces. One alone ends where it begins. */
interface KindRun {
  first: Kind;
  last: Kind;
}

/** The kinds in the order of their pack, ranks drawn together where four or more are neighbours. */
function kindRuns(pack: Pack, names: readonly KindName[]): KindRun[] {
  return neighbours(pack.kinds.map((name) => names.includes(name))).flatMap((run) => {
    // "aces to black threes" would leave people guessing: only ranks are drawn together.
    const ranks = hasSuits(pack.id) ? 11 : 13;
    const end = Math.min(run.last, ranks - 1);
    if (end - run.first < 3) return everyOne(run.first, run.last);
    return [{ first: run.first, last: end }, ...everyOne(end + 1, run.last)];
  });
}

/** The same in words, each run by its ends: "fours to aces". */
export function kindsInRuns(
  pack: Pack,
  names: readonly KindName[],
  nameOf: (kind: Kind) => string,
  runOf: (first: Kind, last: Kind) => string,
): string[] {
  return kindRuns(pack, names).map(({ first, last }) =>
    first === last ? nameOf(first) : runOf(first, last),
  );
}

function neighbours(held: readonly boolean[]): KindRun[] {
  const runs: KindRun[] = [];
  for (const [kind, is] of held.entries()) {
    const run = runs.at(-1);
    if (is && run?.last === kind - 1) run.last = kind;
    else if (is) runs.push({ first: kind, last: kind });
  }
  return runs;
}

function everyOne(first: Kind, last: Kind): KindRun[] {
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    first: first + at,
    last: first + at,
  }));
}
