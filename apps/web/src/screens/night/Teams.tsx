import type { NightPlayer, Team } from '@hand-and-foot/protocol';
import { Button } from '../../parts/controls/Button.tsx';
import { unguessable } from '../../worker/shared/chance.ts';
import { playerAt } from './places.ts';
import { LeaveButton, PersonLine } from './PersonLine.tsx';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** The two teams of a match, and how to change to the other. */
export function Teams() {
  const view = useView();
  const said = words.value;
  return (
    <>
      <div class="list loose tiles">
        {said.teams.map((name, team) => (
          <TeamList key={name} name={name} team={team as Team} />
        ))}
      </div>
      {view.you !== undefined && <LeaveButton />}
    </>
  );
}

function TeamList({ name, team }: { name: string; team: Team }) {
  const view = useView();
  const line = useNightLine();
  const said = words.value;
  const own = view.you === undefined ? undefined : playerAt(view, view.you);
  const people = view.players.filter((one) => one.team === team);
  const change = ({ name: mine, face }: NightPlayer) =>
    void line.ask({
      do: 'join',
      name: mine,
      ...(face === undefined ? {} : { face }),
      seed: unguessable(32),
      team,
    });
  return (
    <section aria-label={name}>
      <h3 class="big strong">{name}</h3>
      {people.length === 0 && <p class="quiet">{said.nobodyYet}</p>}
      <ul class="ruled">
        {people.map((one) => (
          <PersonLine key={one.player} one={one} />
        ))}
      </ul>
      {own && own.team !== team && (
        <Button onClick={() => change(own)}>{said.joinTeam(name)}</Button>
      )}
    </section>
  );
}
