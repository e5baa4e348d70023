import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../draft/words.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** A number or a choice per round; the last one applies to all later rounds. */
export function Rounds({ shape, value, path, label, pack, onChange, Inner }: ControlProps<'list'>) {
  const said = words.value;
  const values = value as readonly unknown[];
  return (
    <div>
      {values.map((each, index) => {
        const name = said.round(index + 1, values.length);
        return (
          <Labelled key={index} label={name}>
            <Inner
              shape={shape.of}
              value={each}
              path={path}
              label={`${label}, ${name}`}
              pack={pack}
              onChange={(next) =>
                onChange(values.map((other, at) => (at === index ? next : other)))
              }
            />
          </Labelled>
        );
      })}
      <div class="row above">
        {values.length < shape.most && (
          <Button class="several-add" onClick={() => onChange([...values, values.at(-1)])}>
            <Icon name="plus" size={18} />
            {said.addRound(values.length + 1)}
          </Button>
        )}
        {values.length > shape.least && (
          <Button class="several-add" onClick={() => onChange(values.slice(0, -1))}>
            <Icon name="minus" size={18} />
            {said.dropRound(values.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
