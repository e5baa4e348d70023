/** Numbers of the rounds that a plain text names: "rounds 1-3", "round 1 and 4", "round 2". */
export function roundsNamed(text: string): number[] {
  const run = /\brounds (\d)-(\d)/.exec(text);
  if (run) return upTo(Number(run[1]), Number(run[2]));
  const named = /\brounds? (\d)(?:(?:, \d)*,? and (\d))?/.exec(text);
  if (named) return [...named[0].matchAll(/\d/g)].map(([digit]) => Number(digit));
  return /\bround last\b/.test(text) ? [LAST] : [];
}

/** Stands for the last round until the length of the game is known. */
const LAST = 4;

function upTo(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
