import { Switch } from '../../../parts/controls/Switch.tsx';
import { words } from '../draft/words.ts';
import { Labelled } from '../inputs/Labelled.tsx';
import type { ControlProps } from '../inputs/valueProps.ts';

/** The hand, the foot, and in some rules a knee between them. */
export function Piles({ shape, value, path, pack, onChange, Inner }: ControlProps<'list'>) {
  const said = words.value;
  const piles = value as readonly number[];
  const hasKnee = piles.length > shape.least;
  const names = hasKnee ? [said.hand, said.knee, said.foot] : [said.hand, said.foot];
  return (
    <>
      {piles.map((cards, index) => (
        <Labelled key={names[index]} label={names[index]!}>
          <Inner
            shape={shape.of}
            value={cards}
            path={path}
            label={names[index]!}
            pack={pack}
            onChange={(next) => onChange(piles.map((each, at) => (at === index ? next : each)))}
          />
        </Labelled>
      ))}
      <Switch
        label={said.withKnee}
        note={said.kneeNote}
        on={hasKnee}
        onTurn={(on) =>
          onChange(on ? [piles[0], piles[0], piles.at(-1)] : [piles[0], piles.at(-1)])
        }
      />
    </>
  );
}
