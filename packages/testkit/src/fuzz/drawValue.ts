import type { Random } from '@hand-and-foot/engine';
import type { ShapeFields, NumberShape, Shape } from '@hand-and-foot/rulesets';
import { pick } from '../byLot.ts';

/** Any value that the shape permits: numbers from anywhere in their range, its ends more often. */
export function drawValue(shape: Shape, kinds: readonly string[], random: Random): unknown {
  switch (shape.shape) {
    case 'number':
      return drawNumber(shape, random);
    case 'choice':
      return pick(shape.options, random);
    case 'kind':
      return pick(kinds, random);
    case 'list':
      return drawList(shape, kinds, random);
    case 'perKind':
      return drawEach(shape.of, kinds, kinds, random, shape.every ? 1 : 3);
    case 'perPlayers':
      return drawEach(shape.of, playersUpTo(shape.fewest, shape.most), kinds, random, 2);
    case 'record':
      return drawFields(shape.fields, kinds, random);
    case 'union': {
      const tag = pick(Object.keys(shape.cases), random);
      return { [shape.tag]: tag, ...drawFields(shape.cases[tag]!, kinds, random) };
    }
    case 'numberOr':
      return random.below(4) === 0 ? shape.word : drawNumber(shape.number, random);
    case 'either':
      return drawValue(random.below(2) === 0 ? shape.plain : shape.full, kinds, random);
  }
}

function drawNumber({ min, max, step }: NumberShape, random: Random): number {
  // Below nothing few values have a meaning.
  if (min < 0 && random.below(20) > 0)
    return drawNumber({ shape: 'number', min: 0, max, step }, random);
  const steps = Math.floor((max - min) / step);
  // Tables usually differ by little, so small numbers are as likely as any.
  const at = [0, steps, random.below(Math.min(steps, 10) + 1), random.below(steps + 1)];
  return min + step * at[pick([0, 1, 2, 2, 2, 3, 3, 3], random)]!;
}

function drawList(
  { of, least, most, distinct }: Extract<Shape, { shape: 'list' }>,
  kinds: readonly string[],
  random: Random,
): unknown[] {
  const longest = random.below(8) === 0 ? most : Math.min(most, least + 4);
  const length = least + random.below(longest - least + 1);
  const drawn = Array.from({ length }, () => drawValue(of, kinds, random));
  return distinct ? [...new Set(drawn)] : drawn;
}

/** One value for each key, or for one key in several; at least one. */
function drawEach(
  of: Shape,
  keys: readonly string[],
  kinds: readonly string[],
  random: Random,
  oneIn: number,
): Record<string, unknown> {
  const always = pick(keys, random);
  const chosen = keys.filter((key) => key === always || random.below(oneIn) === 0);
  return Object.fromEntries(chosen.map((key) => [key, drawValue(of, kinds, random)]));
}

function playersUpTo(fewest: number, most: number): string[] {
  return Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index));
}

function drawFields(
  fields: ShapeFields,
  kinds: readonly string[],
  random: Random,
): Record<string, unknown> {
  // Of many parts that may be left out, few are drawn: together they'd rarely make sense.
  const oneIn = Math.max(2, Math.floor(Object.keys(fields).length / 3));
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { optional }]) => !optional || random.below(oneIn) === 0)
      .map(([name, { of }]) => [name, drawValue(of, kinds, random)]),
  );
}
