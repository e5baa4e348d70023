import { packFor, type Rules } from '@hand-and-foot/engine';
import { catalogue } from './catalogue.ts';
import { knownRuleSets } from './known.ts';
import type { NumberShape, Shape, ShapeFields } from './shape.ts';

type Schema = Record<string, unknown>;
type Subjects = Readonly<Record<keyof Rules, string>>;

const KINDS = [
  ...new Set([...packFor('two-jokers').kinds, ...packFor('lords-and-ladies').kinds]),
].sort();
const label: Schema = { type: 'string', minLength: 1, maxLength: 60 };

/** A JSON Schema for a rules file, made from the catalogue. `subjects` says in a few words what each knob is about. */
export function jsonSchema(subjects: Subjects): Schema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Hand and Foot rules',
    description:
      'A rule set and what your table changes in it. Knobs you leave out stay as they are.',
    ...closed(
      {
        $schema: { type: 'string' },
        parent: {
          description: 'The rule set you change: its id, or another object like this one.',
          anyOf: [{ enum: knownRuleSets.map(({ id }) => id) }, { type: 'string' }, { $ref: '#' }],
        },
        name: label,
        id: label,
        author: { type: 'string', maxLength: 60 },
        version: { type: 'integer', minimum: 1 },
        summary: { type: 'string', minLength: 1, maxLength: 200 },
        changes: closed(knobSchemas(subjects), []),
      },
      ['parent'],
    ),
    $defs: { kind: { enum: KINDS } },
  };
}

function knobSchemas(subjects: Subjects): Schema {
  return Object.fromEntries(
    catalogue.map(({ knob, shape }) => [knob, { description: subjects[knob], ...schemaOf(shape) }]),
  );
}

function schemaOf(shape: Shape): Schema {
  switch (shape.shape) {
    case 'number':
      return numberSchema(shape);
    case 'choice':
      return { enum: shape.options };
    case 'kind':
      return { $ref: '#/$defs/kind' };
    case 'list':
      return listSchema(shape);
    case 'perKind':
      return mapOf({ $ref: '#/$defs/kind' }, schemaOf(shape.of));
    case 'perPlayers':
      return {
        ...mapOf({ enum: numbers(shape.fewest, shape.most) }, playersSchema(shape.of)),
        minProperties: 1,
      };
    case 'record':
      return fieldsSchema(shape.fields);
    case 'union':
      return {
        oneOf: Object.entries(shape.cases).map(([name, fields]) =>
          caseSchema(shape.tag, name, fields),
        ),
      };
    case 'numberOr':
      return { anyOf: [numberSchema(shape.number), { const: shape.word }] };
    case 'either':
      return { anyOf: [schemaOf(shape.plain), schemaOf(shape.full)] };
  }
}

/** Steps count from the least value, and every least value here is itself a multiple of its step. */
function numberSchema({ min, max, step }: NumberShape): Schema {
  return {
    type: 'integer',
    minimum: min,
    maximum: max,
    ...(step === 1 ? {} : { multipleOf: step }),
  };
}

function listSchema({ of, least, most, distinct }: Extract<Shape, { shape: 'list' }>): Schema {
  return {
    type: 'array',
    items: schemaOf(of),
    minItems: least,
    maxItems: most,
    ...(distinct ? { uniqueItems: true } : {}),
  };
}

/** Ways to sit may also be written `{"teams": 3}`. */
function playersSchema(of: Shape): Schema {
  if (of.shape !== 'list') return schemaOf(of);
  const teams = closed({ teams: { type: 'integer', minimum: 2, maximum: 8 } }, ['teams']);
  return { ...listSchema(of), items: { anyOf: [schemaOf(of.of), teams] } };
}

function fieldsSchema(fields: ShapeFields): Schema {
  const entries = Object.entries(fields);
  return closed(
    Object.fromEntries(entries.map(([name, { of }]) => [name, schemaOf(of)])),
    entries.filter(([, { optional }]) => !optional).map(([name]) => name),
  );
}

function caseSchema(tag: string, name: string, fields: ShapeFields): Schema {
  const { properties, required } = fieldsSchema(fields) as {
    properties: Schema;
    required: string[];
  };
  return closed({ [tag]: { const: name }, ...properties }, [tag, ...required]);
}

function mapOf(names: Schema, values: Schema): Schema {
  return { type: 'object', propertyNames: names, additionalProperties: values };
}

function closed(properties: Schema, required: string[]): Schema {
  return { type: 'object', properties, required, additionalProperties: false };
}

function numbers(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index));
}
