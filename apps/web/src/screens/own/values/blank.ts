import type { ShapeFields, Shape } from '@hand-and-foot/rulesets';

/** A new item's initial value. */
export function blank(shape: Shape, kinds: readonly string[]): unknown {
  switch (shape.shape) {
    case 'number':
      return Math.max(shape.min, Math.min(shape.max, shape.step === 1 ? 1 : 100));
    case 'choice':
      return shape.options[0];
    case 'kind':
      return kinds[0];
    case 'list':
      return Array.from({ length: shape.least }, () => blank(shape.of, kinds));
    case 'perKind':
      return shape.every
        ? Object.fromEntries(kinds.map((kind) => [kind, blank(shape.of, kinds)]))
        : {};
    case 'perPlayers':
      return { [shape.fewest]: blank(shape.of, kinds) };
    case 'record':
      return blankFields(shape.fields, kinds);
    case 'union':
      return blankCase(shape, Object.keys(shape.cases)[0]!, kinds);
    case 'numberOr':
      return shape.word;
    case 'either':
      return blank(shape.plain, kinds);
  }
}

/** A part that was left out: all of what it chooses from, as if it still were, or a list's first item. */
export function blankPart(shape: Shape, kinds: readonly string[]): unknown {
  if (shape.shape !== 'list') return blank(shape, kinds);
  const { of } = shape;
  if (shape.distinct && of.shape === 'choice') return of.options;
  return Array.from({ length: Math.max(1, shape.least) }, () => blank(of, kinds));
}

/** A union's case with nothing chosen in it yet. */
export function blankCase(
  { tag, cases }: Extract<Shape, { shape: 'union' }>,
  which: string,
  kinds: readonly string[],
): Record<string, unknown> {
  return { [tag]: which, ...blankFields(cases[which]!, kinds) };
}

function blankFields(fields: ShapeFields, kinds: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, { optional }]) => !optional)
      .map(([name, { of }]) => [name, blank(of, kinds)]),
  );
}
