import { Button } from '../../../parts/controls/Button.tsx';
import { Icon } from '../../../parts/look/Icon.tsx';
import { words } from '../draft/words.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** A number per round; the last one applies to all later rounds. */
export function Rounds({ shape, value, path, label, pack, onChange, Inner }: ControlProps<'list'>) {
  const said = words.value;
  const numbers = value as readonly number[];
  return (
    <div>
      {numbers.map((number, index) => {
        const name = said.round(index + 1, numbers.length);
        return (
          <Labelled key={index} label={name}>
            <Inner
              shape={shape.of}
              value={number}
              path={path}
              label={`${label}, ${name}`}
              pack={pack}
              onChange={(next) => onChange(numbers.map((each, at) => (at === index ? next : each)))}
            />
          </Labelled>
        );
      })}
      <div class="row value-ways">
        {numbers.length < shape.most && (
          <Button class="several-add" onClick={() => onChange([...numbers, numbers.at(-1)])}>
            <Icon name="plus" size={18} />
            {said.addRound(numbers.length + 1)}
          </Button>
        )}
        {numbers.length > shape.least && (
          <Button class="several-add" onClick={() => onChange(numbers.slice(0, -1))}>
            <Icon name="minus" size={18} />
            {said.dropRound(numbers.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
