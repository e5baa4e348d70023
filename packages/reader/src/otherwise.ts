import type { Rules } from '@hand-and-foot/engine';
import { built } from './build.ts';
import type { Fact } from './fact.ts';

/** The same rules, except that this fact doesn't hold: wherever they read differently, they tell of it. */
export function otherwise(rules: Rules, fact: Fact): Rules {
  return built(rules, [{ ...fact, value: another(fact) }]);
}

function another({ knob, value }: Fact): unknown {
  if (typeof value === 'number') return value + 5;
  if (typeof value === 'boolean') return !value;
  if (knob === 'roles') return value === 'wild' ? 'natural' : 'wild';
  return value;
}
