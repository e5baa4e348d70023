import type { Pack } from '@hand-and-foot/engine';
import type { Shape } from '@hand-and-foot/rulesets';
import type { JSX } from 'preact';

/** Props of every control in the editor: a value, its shape and its label. */
export interface ValueProps<Name extends Shape['shape'] = Shape['shape']> {
  readonly shape: Extract<Shape, { shape: Name }>;
  readonly value: unknown;
  /** The path in the knob that finds its words. */
  readonly path: string;
  /** Its label, also for screen readers. */
  readonly label: string;
  readonly pack: Pack;
  readonly onChange: (value: unknown) => void;
}

/** A control for a larger value gets the component for its parts. */
export interface ControlProps<
  Name extends Shape['shape'] = Shape['shape'],
> extends ValueProps<Name> {
  readonly Inner: (props: ValueProps) => JSX.Element;
}
