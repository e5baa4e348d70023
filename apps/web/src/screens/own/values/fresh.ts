import type { Shape } from '@hand-and-foot/rulesets';
import { blank, blankCase } from './blank.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A list's new item: one that isn't there yet, because duplicates mean nothing. */
export function fresh(
  { of }: Extract<Shape, { shape: 'list' }>,
  items: readonly unknown[],
  kinds: readonly string[],
): unknown {
  const all = candidates(of, kinds);
  return all.find((each) => !items.some((item) => alike(item, each))) ?? nextStep(of, items, kinds);
}

/** Blank entries, one per distinguishing value of this shape. */
function candidates(of: Shape, kinds: readonly string[]): Entry[] {
  if (of.shape === 'union')
    return Object.keys(of.cases).map((which) => blankCase(of, which, kinds));
  if (of.shape !== 'record') return [];
  const entry = blank(of, kinds) as Entry;
  const [name, field] = Object.entries(of.fields)[0]!;
  return optionsOf(field.of, kinds).map((option) => ({ ...entry, [name]: option }));
}

function optionsOf(shape: Shape, kinds: readonly string[]): readonly string[] {
  if (shape.shape === 'choice') return shape.options;
  return shape.shape === 'kind' ? kinds : [];
}

/** Whether both start with the same kind, rank or case. */
function alike(item: unknown, candidate: Entry): boolean {
  const [name] = Object.keys(candidate);
  return Reflect.get(item as Entry, name!) === candidate[name!];
}

/** Numbers continue their sequence; a single count goes on by one. Parts that were left out stay so. */
function nextStep(of: Shape, items: readonly unknown[], kinds: readonly string[]): unknown {
  const last = items.at(-1) as Entry | undefined;
  if (of.shape !== 'record' || !last) return last ?? blank(of, kinds);
  const before = items.at(-2) as Entry | undefined;
  return Object.fromEntries(
    Object.entries(of.fields)
      .filter(([name]) => last[name] !== undefined)
      .map(([name, { of: part }]) => [name, stepOn(part, last[name], before?.[name])]),
  );
}

function stepOn(part: Shape, last: unknown, before: unknown): unknown {
  if (part.shape !== 'number') return last;
  if (before === undefined) return part.step === 1 ? Math.min(part.max, Number(last) + 1) : last;
  return Math.min(part.max, 2 * Number(last) - Number(before));
}
