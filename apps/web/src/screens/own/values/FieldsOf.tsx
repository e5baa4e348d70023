import type { ShapeField, ShapeFields } from '@hand-and-foot/rulesets';
import { Switch } from '../../../parts/controls/Switch.tsx';
import { knobWords } from '../draft/words.ts';
import { blankPart } from './blank.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** Several parts, each with its label. */
export function FieldsOf({ shape, ...props }: ControlProps<'record'>) {
  return <Parts {...props} fields={shape.fields} />;
}

interface PartsProps extends Omit<ControlProps, 'shape'> {
  fields: ShapeFields;
}

/** The parts of a record, or of a union's chosen case. */
export function Parts({ fields, value, path, pack, onChange, Inner }: PartsProps) {
  const parts = value as Record<string, unknown>;
  return (
    <>
      {Object.entries(fields).map(([name, field]) => (
        <Part
          key={name}
          field={field}
          value={parts[name]}
          {...named(path, name)}
          pack={pack}
          Inner={Inner}
          onChange={(next) => onChange(withPart(parts, name, next))}
        />
      ))}
    </>
  );
}

/** A part's path and label; a whole knob inside another keeps its own. */
function named(path: string, name: string) {
  const { knobs, fields } = knobWords.value;
  const own = `${path}.${name}`;
  return name in knobs && !(own in fields)
    ? { path: name, label: knobs[name as keyof typeof knobs] }
    : { path: own, label: fields[own]! };
}

function withPart(parts: Record<string, unknown>, name: string, value: unknown) {
  const { [name]: _before, ...others } = parts;
  // A remaining part keeps its position, so equal values are written alike.
  if (value === undefined) return others;
  return name in parts ? { ...parts, [name]: value } : { ...others, [name]: value };
}

interface PartProps extends Omit<ControlProps, 'shape'> {
  field: ShapeField;
}

function Part({ field, ...props }: PartProps) {
  const { value, label, pack, onChange, Inner } = props;
  if (!field.optional) return <Named {...props} shape={field.of} />;
  const isThere = value !== undefined;
  return (
    <>
      <Switch
        label={label}
        on={isThere}
        onTurn={(on) => onChange(on ? blankPart(field.of, pack.kinds) : undefined)}
      />
      {isThere && <Inner {...props} shape={field.of} />}
    </>
  );
}

/** Small controls follow their label, larger ones go below it. */
function Named(props: ControlProps) {
  const { shape, label, Inner } = props;
  const bringsItsName =
    shape.shape === 'numberOr' || (shape.shape === 'choice' && shape.options.join() === 'yes,no');
  if (bringsItsName) return <Inner {...props} />;
  if (shape.shape === 'number' || shape.shape === 'choice' || shape.shape === 'kind')
    return (
      <Labelled label={label}>
        <Inner {...props} />
      </Labelled>
    );
  return (
    <div role="group" aria-label={label}>
      <p class="note firm above" aria-hidden="true">
        {label}
      </p>
      <Inner {...props} />
    </div>
  );
}
