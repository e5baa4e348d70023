import { isObject } from './isObject.ts';
import { nearest } from './nearest.ts';
import type { ShapeProblem, ValueType } from './problem.ts';
import { isPlain } from './shape.ts';
import type { ShapeFields, NumberShape, Shape } from './shape.ts';

/** A value's position in the rules, and the kinds of card it may name. */
interface Place {
  knob: string;
  at: readonly string[];
  kinds: readonly string[];
}

/** The reasons why `value` doesn't fit `shape`; none if it does. */
export function misshapen(shape: Shape, value: unknown, place: Place): ShapeProblem[] {
  switch (shape.shape) {
    case 'number':
      return checkNumber(shape, value, place);
    case 'choice':
      return checkChoice(shape.options, value, place);
    case 'kind':
      return typeof value === 'string' ? checkKind(value, place) : wrongType(place, 'text');
    case 'list':
      return checkList(shape, value, place);
    case 'perKind':
      return checkPerKind(shape, value, place);
    case 'perPlayers':
      return checkPerPlayers(shape, value, place);
    case 'record':
      return checkFields(shape.fields, value, place);
    case 'union':
      return checkUnion(shape, value, place);
    case 'numberOr':
      return value === shape.word ? [] : checkNumber(shape.number, value, place);
    case 'either':
      return misshapen(isPlain(value) ? shape.plain : shape.full, value, place);
  }
}

function checkNumber(shape: NumberShape, value: unknown, place: Place): ShapeProblem[] {
  if (typeof value !== 'number') return wrongType(place, 'number');
  const { min, max, step } = shape;
  if (value >= min && value <= max && (value - min) % step === 0) return [];
  return [{ problem: 'outOfRange', ...whereIs(place), value, min, max, step }];
}

function checkChoice(options: readonly string[], value: unknown, place: Place): ShapeProblem[] {
  if (typeof value !== 'string') return wrongType(place, 'text');
  if (options.includes(value)) return [];
  return [
    { problem: 'notAChoice', ...whereIs(place), value: value.slice(0, 40), options: [...options] },
  ];
}

function checkKind(kind: string, place: Place): ShapeProblem[] {
  if (place.kinds.includes(kind)) return [];
  const meant = kindMeant(kind, place.kinds);
  return [
    {
      problem: 'unknownKind',
      ...whereIs(place),
      kind: kind.slice(0, 40),
      ...(meant && { nearest: meant }),
    },
  ];
}

/** People write the ten as it stands on the card; no letter of it is near `T`. */
function kindMeant(kind: string, kinds: readonly string[]): string | undefined {
  const plain = kind.toLowerCase().replace(/s$/, '');
  const named = Object.hasOwn(FULL_NAMES, plain) ? FULL_NAMES[plain]! : kind;
  return kinds.includes(named) ? named : nearest(kind, kinds);
}

const FULL_NAMES: Readonly<Record<string, string>> = {
  '3': 'black3',
  three: 'black3',
  '10': 'T',
  ten: 'T',
  jack: 'J',
  queen: 'Q',
  king: 'K',
  ace: 'A',
};

function checkList(
  { of, least, most, distinct }: Extract<Shape, { shape: 'list' }>,
  value: unknown,
  place: Place,
): ShapeProblem[] {
  if (!Array.isArray(value)) return wrongType(place, 'list');
  const items: unknown[] = value;
  if (items.length < least || items.length > most) {
    return [{ problem: 'wrongLength', ...whereIs(place), have: items.length, least, most }];
  }
  // Not flatMap, which would step over the holes of a sparse list.
  const problems = Array.from(items).flatMap((item, index) =>
    misshapen(of, item, within(place, String(index + 1))),
  );
  return problems.length > 0 || !distinct ? problems : checkDistinct(items, place);
}

function checkDistinct(items: readonly unknown[], place: Place): ShapeProblem[] {
  const again = items.find((item, index) => items.indexOf(item) < index);
  if (typeof again !== 'string') return [];
  return [{ problem: 'repeated', ...whereIs(place), value: again }];
}

function checkPerKind(
  { of, every }: Extract<Shape, { shape: 'perKind' }>,
  value: unknown,
  place: Place,
): ShapeProblem[] {
  if (!isObject(value)) return wrongType(place, 'object');
  const given = Object.keys(value).slice(0, 40);
  const missing = every ? place.kinds.filter((kind) => !Object.hasOwn(value, kind)) : [];
  return [
    ...given.flatMap((kind) => checkKind(kind, place)),
    ...missing.map((kind): ShapeProblem => ({ problem: 'missingKind', ...whereIs(place), kind })),
    ...given
      .filter((kind) => place.kinds.includes(kind))
      .flatMap((kind) => misshapen(of, value[kind], within(place, kind))),
  ];
}

function checkPerPlayers(
  { of, fewest, most }: Extract<Shape, { shape: 'perPlayers' }>,
  value: unknown,
  place: Place,
): ShapeProblem[] {
  if (!isObject(value)) return wrongType(place, 'object');
  const given = Object.keys(value).slice(0, 40);
  const seatable = Array.from({ length: most - fewest + 1 }, (_, index) => String(fewest + index));
  if (given.length === 0) {
    return [
      { problem: 'wrongLength', ...whereIs(place), have: 0, least: 1, most: seatable.length },
    ];
  }
  return given.flatMap((players): ShapeProblem[] =>
    seatable.includes(players)
      ? misshapen(of, value[players], within(place, players))
      : [
          {
            problem: 'unknownPlayers',
            knob: place.knob,
            players: players.slice(0, 40),
            fewest,
            most,
          },
        ],
  );
}

function checkUnion(
  { tag, cases }: Extract<Shape, { shape: 'union' }>,
  value: unknown,
  place: Place,
): ShapeProblem[] {
  if (!isObject(value)) return wrongType(place, 'object');
  if (!Object.hasOwn(value, tag)) {
    return [{ problem: 'missingField', ...whereIs(place), field: tag }];
  }
  const which = value[tag];
  const wrongCase = checkChoice(Object.keys(cases), which, within(place, tag));
  if (wrongCase.length > 0) return wrongCase;
  const tagField = { of: { shape: 'choice', options: Object.keys(cases) } } as const;
  return checkFields({ [tag]: tagField, ...cases[which as string] }, value, place);
}

function checkFields(fields: ShapeFields, value: unknown, place: Place): ShapeProblem[] {
  if (!isObject(value)) return wrongType(place, 'object');
  const unknown = Object.keys(value)
    .filter((field) => !Object.hasOwn(fields, field))
    .slice(0, 20);
  return [
    ...unknown.map((field) => unknownField(field, Object.keys(fields), place)),
    ...Object.entries(fields).flatMap(([name, field]): ShapeProblem[] => {
      if (Object.hasOwn(value, name)) return misshapen(field.of, value[name], within(place, name));
      return field.optional ? [] : [{ problem: 'missingField', ...whereIs(place), field: name }];
    }),
  ];
}

function unknownField(name: string, known: string[], place: Place): ShapeProblem {
  const meant = nearest(name, known);
  const field = name.slice(0, 40);
  return { problem: 'unknownField', ...whereIs(place), field, ...(meant && { nearest: meant }) };
}

function wrongType(place: Place, need: ValueType): ShapeProblem[] {
  return [{ problem: 'wrongType', ...whereIs(place), need }];
}

function within(place: Place, step: string): Place {
  return { ...place, at: [...place.at, step] };
}

function whereIs({ knob, at }: Place): { knob: string; at?: string } {
  return at.length === 0 ? { knob } : { knob, at: at.join('.') };
}
