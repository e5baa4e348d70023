import type { Person } from '@hand-and-foot/scorepad';
import { Bars } from '../../table/chart/Bars.tsx';
import '../../table/chart/chart.css';
import { speech } from '../../parts/words/wording.ts';
import { scaleFor } from '../../table/chart/scale.ts';
import { words } from './kept/words.ts';

/** Latest games that fit in a small chart. */
const SHOWN = 12;

/** Everybody's games in figures and a small chart. */
export function People({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  const scale = scaleFor(people.flatMap(({ totals }) => totals));
  const { games, wins, average, best, run, course } = words.value;
  return (
    <ul class="list tiles" aria-label={words.value.people}>
      {people.map((person) => (
        <li key={person.name} class="panel place">
          <h3>{person.name}</h3>
          <dl>
            <Figure name={games} value={String(person.games)} />
            <Figure name={wins} value={String(person.won)} />
            <Figure name={average} value={speech.value.figure(person.average)} />
            <Figure name={best} value={speech.value.figure(person.best)} />
            <Figure name={run} value={String(person.run)} />
          </dl>
          <p class="unseen">
            {course}: {person.totals.slice(-SHOWN).map(speech.value.figure).join(', ')}.
          </p>
          <Bars
            scale={scale}
            rounds={Math.min(SHOWN, Math.max(4, person.totals.length))}
            series={[{ ours: true, points: person.totals.slice(-SHOWN) }]}
          />
        </li>
      ))}
    </ul>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div class="line spread">
      <dt class="quiet">{name}</dt>
      <dd class="strong">{value}</dd>
    </div>
  );
}
