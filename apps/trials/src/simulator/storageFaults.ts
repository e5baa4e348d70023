import type { Chance } from './chance.ts';

/** A table's rows as a disk returns them, `undefined` for a lost one; `other` is another table's. */
export type StorageFault = (
  texts: readonly string[],
  other: readonly string[],
) => readonly (string | undefined)[];

/** Damages the row at this place, or everything from there. */
type Kind = (at: number, chance: Chance) => StorageFault;

const KINDS: Readonly<Record<string, Kind>> = {
  'a changed character': (at, chance) => {
    const where = chance.below(1_000_000);
    return (texts) => replaced(texts, at, changed(texts[at]!, where));
  },
  'a lost row': (at) => (texts) => replaced(texts, at, undefined),
  'two rows swapped': (at) => (texts) =>
    replaced(replaced(texts, at, texts[at + 1]), at + 1, texts[at]),
  'an old row': (at) => (texts) => replaced(texts, at, texts[at - 1]),
  'a row of another table': (at) => (texts, other) =>
    replaced(texts, at, other[at] ?? texts[at - 1]),
  'another table': (at) => (texts, other) =>
    other.length > 0 ? other : replaced(texts, at, undefined),
};

/** Damages one of the first `rows` rows, but neither the first nor the last. */
export function storageFault(rows: number, chance: Chance): { name: string; fault: StorageFault } {
  const name = chance.pick(Object.keys(KINDS));
  return { name, fault: KINDS[name]!(chance.between(1, rows - 2), chance) };
}

function replaced(
  texts: readonly (string | undefined)[],
  at: number,
  by: string | undefined,
): (string | undefined)[] {
  return texts.map((text, place) => (place === at ? by : text));
}

/** Another letter or digit, so it may still make sense. */
function changed(text: string, where: number): string {
  const places = [...text.matchAll(/[a-z0-9]/gi)].map(({ index }) => index);
  const at = places[where % places.length]!;
  const next =
    text[at] === '9' ? '1' : text[at] === 'z' || text[at] === 'Z' ? 'a' : after(text, at);
  return text.slice(0, at) + next + text.slice(at + 1);
}

function after(text: string, at: number): string {
  return String.fromCharCode(text.charCodeAt(at) + 1);
}
