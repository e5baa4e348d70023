import { catalogue, type Shape } from '@hand-and-foot/rulesets';
import { expect, test } from 'vitest';
import { editorWords } from './editor.ts';

interface Places {
  /** Every choice that can be made: its path and its option. */
  readonly options: string[];
  readonly fields: string[];
}

/** All that an editor has to name in a value of this shape. */
function placesIn(shape: Shape, path: string): Places {
  switch (shape.shape) {
    case 'choice':
      return { options: shape.options.map((option) => `${path} ${option}`), fields: [] };
    case 'list':
    case 'perKind':
    case 'perPlayers':
      return placesIn(shape.of, path);
    case 'record':
      return ofFields(shape.fields, path);
    case 'union': {
      const tags = Object.keys(shape.cases).map((tag) => `${path}.${shape.tag} ${tag}`);
      const cases = Object.values(shape.cases).map((fields) => ofFields(fields, path));
      return joined([{ options: tags, fields: [] }, ...cases]);
    }
    case 'numberOr':
      return { options: [], fields: [`${path}.${shape.word}`] };
    case 'either':
      return joined([
        placesIn(shape.plain, path),
        placesIn(shape.full, path),
        { options: [], fields: [`${path}.full`] },
      ]);
    case 'number':
    case 'kind':
      return { options: [], fields: [] };
  }
}

function ofFields(fields: Readonly<Record<string, { of: Shape }>>, path: string): Places {
  return joined(
    Object.entries(fields).map(([name, { of }]) => {
      // A whole knob inside another has its words already.
      if (path === 'forPlayers' && catalogue.some(({ knob }) => knob === name)) return joined([]);
      const inside = placesIn(of, `${path}.${name}`);
      return { ...inside, fields: [`${path}.${name}`, ...inside.fields] };
    }),
  );
}

function joined(all: readonly Places[]): Places {
  return {
    options: [...new Set(all.flatMap(({ options }) => options))],
    fields: [...new Set(all.flatMap(({ fields }) => fields))],
  };
}

const places = joined(catalogue.map(({ knob, shape }) => placesIn(shape, knob)));

test.each(['en', 'es'] as const)(
  'an editor in %s has words for every knob, choice and part, and for nothing else',
  (language) => {
    const editor = editorWords[language];
    const options = Object.entries(editor.options).flatMap(([path, named]) =>
      Object.keys(named).map((option) => `${path} ${option}`),
    );
    expect(options.sort()).toEqual(places.options.sort());
    expect(Object.keys(editor.fields).sort()).toEqual(places.fields.sort());
    const said = [
      ...Object.values(editor.knobs),
      ...Object.values(editor.options).flatMap((named) => Object.values(named)),
      ...Object.values(editor.fields),
    ];
    for (const text of said) expect(text).toMatch(/^\S.*[^\s.]$/);
  },
);
