import type { Shape } from '@hand-and-foot/rulesets';
import type { JSX } from 'preact';
import { Cases } from './Cases.tsx';
import { Choice } from './Choice.tsx';
import { Either } from './Either.tsx';
import { FieldsOf } from './FieldsOf.tsx';
import { KindChoice } from '../inputs/KindChoice.tsx';
import { Items } from './Items.tsx';
import { NumberBox } from '../inputs/NumberBox.tsx';
import { NumberOr } from './NumberOr.tsx';
import { PerKind } from './PerKind.tsx';
import { PerPlayers } from './PerPlayers.tsx';
import '../inputs/value.css';
import type { ControlProps, ValueProps } from '../inputs/valueProps.ts';

/** Typed by shape: one without a control doesn't compile. */
const CONTROLS: { [Name in Shape['shape']]: (props: ControlProps<Name>) => JSX.Element } = {
  number: NumberBox,
  choice: Choice,
  kind: KindChoice,
  list: Items,
  perKind: PerKind,
  perPlayers: PerPlayers,
  record: FieldsOf,
  union: Cases,
  numberOr: NumberOr,
  either: Either,
};

/** A control for a value of any shape. */
export function Value(props: ValueProps) {
  const Control = CONTROLS[props.shape.shape] as (props: ControlProps) => JSX.Element;
  return <Control {...props} Inner={Value} />;
}
