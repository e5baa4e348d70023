import { AskFirst } from '../../parts/controls/AskFirst.tsx';
import { Fold } from '../../parts/controls/Fold.tsx';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** The host can make somebody else the host, when they have to leave. */
export function HandOn() {
  const { players, you } = useView();
  const line = useNightLine();
  const said = words.value;
  const others = players.filter(({ player }) => player !== you);
  if (others.length === 0) return null;
  return (
    <section class="panel above unprinted">
      <Fold label={said.hostIs} value={said.you}>
        <div class="list tight">
          {others.map(({ player, name }) => (
            <AskFirst
              key={player}
              question={said.handOnQuestion(name)}
              yes={said.handOn(name)}
              no={said.cancel}
              onYes={() => void line.ask({ do: 'handOn', player })}
            >
              {said.handOn(name)}
            </AskFirst>
          ))}
        </div>
      </Fold>
    </section>
  );
}
