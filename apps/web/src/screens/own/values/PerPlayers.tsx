import { Switch } from '../../../parts/controls/Switch.tsx';
import { goneOn } from '../draft/goneOn.ts';
import { words } from '../draft/words.ts';
import { blank } from './blank.ts';
import { fittingSeatings } from './fittingSeatings.ts';
import type { ControlProps } from '../inputs/valueProps.ts';

/** A value per number of players. */
export function PerPlayers({
  shape,
  value,
  path,
  pack,
  onChange,
  Inner,
}: ControlProps<'perPlayers'>) {
  const said = words.value;
  const table = value as Readonly<Record<string, unknown>>;
  const numbers = Array.from({ length: shape.most - shape.fewest + 1 }, (_, at) =>
    String(shape.fewest + at),
  );
  const seated = numbers.filter((players) => Object.hasOwn(table, players));
  const fresh = (players: string): unknown => {
    if (shape.of.shape === 'number')
      return goneOn(Number(players), table as Readonly<Record<string, number>>, shape.of);
    // The next lower number is the best model for one more player.
    const model = seated.findLast((each) => Number(each) < Number(players)) ?? seated[0];
    return model === undefined ? blank(shape.of, pack.kinds) : table[model];
  };
  const turn = (players: string, on: boolean) => {
    const next = numbers.filter((each) => (each === players ? on : seated.includes(each)));
    onChange(Object.fromEntries(next.map((each) => [each, table[each] ?? fresh(players)])));
  };
  return (
    <>
      {numbers.map((players) => {
        const isSeated = seated.includes(players);
        const label = said.forPlayers(Number(players));
        return (
          <div
            key={players}
            class="line wraps value-players"
            data-tall={shape.of.shape === 'list' || undefined}
            role="group"
            aria-label={label}
          >
            <Switch
              label={said.players(Number(players))}
              on={isSeated}
              onTurn={(on) => (on || seated.length > 1) && turn(players, on)}
            />
            {isSeated && (
              <Inner
                shape={path === 'seating' ? fittingSeatings(shape.of, players) : shape.of}
                value={table[players]}
                path={path}
                label={label}
                pack={pack}
                onChange={(next) => onChange({ ...table, [players]: next })}
              />
            )}
          </div>
        );
      })}
    </>
  );
}
