import { packFor } from '@hand-and-foot/engine';
import type { PackId, Rules } from '@hand-and-foot/engine';
import { catalogue, isKnob } from './catalogue.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { whatIsSenseless } from './sense.ts';
import { isObject } from './isObject.ts';
import { misshapen } from './misshapen.ts';

/** Everything wrong with `data` as rules: first the form of each knob, then the sense of them all. */
export function checkRules(data: unknown): Problem[] {
  if (!isObject(data)) return [{ problem: 'notRules', knob: 'rules' }];
  const problems = [...unknownKnobs(Object.keys(data)), ...misshapenKnobs(data)];
  // Data that passes the shape of every knob is Rules; the checks of sense rely on it.
  return problems.length > 0 ? problems : whatIsSenseless(data as unknown as Rules);
}

export function unknownKnobs(names: readonly string[]): Problem[] {
  return names
    .filter((name) => !isKnob(name))
    .slice(0, 20)
    .map(unknownKnob);
}

function unknownKnob(name: string): Problem {
  const meant = nearest(
    name,
    catalogue.map((entry) => entry.knob),
  );
  const knob = name.slice(0, 40);
  return { problem: 'unknownKnob', knob, ...(meant && { nearest: meant }) };
}

function misshapenKnobs(data: Record<string, unknown>): Problem[] {
  const kinds = packFor(packNamed(data)).kinds;
  return catalogue.flatMap(({ knob, shape }): Problem[] =>
    Object.hasOwn(data, knob)
      ? misshapen(shape, data[knob], { knob, at: [], kinds })
      : [{ problem: 'missingKnob', knob }],
  );
}

/** If the pack itself is wrong, kinds are judged by the standard one. */
function packNamed(data: Record<string, unknown>): PackId {
  const { pack } = data;
  return pack === 'two-jokers' || pack === 'lords-and-ladies' ? pack : 'standard';
}
