import type { Pack } from '@hand-and-foot/engine';
import type { Shape } from '@hand-and-foot/rulesets';
import type { JSX } from 'preact';

/** What every control of the editor is given: a value, its shape, and what it is called. */
export interface ValueProps<Name extends Shape['shape'] = Shape['shape']> {
  readonly shape: Extract<Shape, { shape: Name }>;
  readonly value: unknown;
  /** The place in the knob, by which its words are found. */
  readonly path: string;
  /** What it is called; also for those who cannot see what stands around it. */
  readonly label: string;
  readonly pack: Pack;
  readonly onChange: (value: unknown) => void;
}

/** A control of something larger is handed what draws its parts. */
export interface ControlProps<
  Name extends Shape['shape'] = Shape['shape'],
> extends ValueProps<Name> {
  readonly Inner: (props: ValueProps) => JSX.Element;
}
