import { IconButton } from '../../../parts/controls/IconButton.tsx';
import { words } from '../draft/words.ts';
import { blank } from './blank.ts';
import { nameOfKinds } from '../inputs/kindNames.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import { Select } from '../../../parts/controls/Select.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** A value per kind of card, or for the added ones. */
export function PerKind({ shape, value, path, pack, onChange, Inner }: ControlProps<'perKind'>) {
  const said = words.value;
  const table = value as Readonly<Record<string, unknown>>;
  const there = pack.kinds.filter((kind) => Object.hasOwn(table, kind));
  const missing = pack.kinds.filter((kind) => !Object.hasOwn(table, kind));
  return (
    <>
      {there.map((kind) => (
        <div key={kind} class="value-kind">
          <Labelled label={nameOfKinds(pack, kind)}>
            <Inner
              shape={shape.of}
              value={table[kind]}
              path={path}
              label={nameOfKinds(pack, kind)}
              pack={pack}
              onChange={(next) => onChange({ ...table, [kind]: next })}
            />
          </Labelled>
          {!shape.every && (
            <IconButton
              icon="bin"
              size={20}
              class="several-remove"
              label={said.remove(nameOfKinds(pack, kind))}
              onPress={() => onChange(without(table, kind))}
            />
          )}
        </div>
      ))}
      {!shape.every && missing.length > 0 && (
        <Select
          atEnd
          label={said.addKind}
          options={[
            { value: '', name: said.addKind },
            ...missing.map((kind) => ({ value: kind, name: nameOfKinds(pack, kind) })),
          ]}
          value=""
          onChoose={(kind) =>
            kind !== '' && onChange({ ...table, [kind]: blank(shape.of, pack.kinds) })
          }
        />
      )}
    </>
  );
}

function without(table: Readonly<Record<string, unknown>>, kind: string) {
  const { [kind]: _gone, ...others } = table;
  return others;
}
