import type { ClubStanding } from '@hand-and-foot/club';
import { Panel } from '../../parts/controls/Panel.tsx';
import { speech } from '../../parts/words/wording.ts';
import { fieldsIn, leaderOf, scoreOf } from './outcome.ts';
import { namesIn, yourPair } from './places.ts';
import { useView } from './useNight.ts';
import { words } from './words.ts';

/** How it stands, by all deals that every table has played. */
export function Standings() {
  const { kind, phase, results, movement = 'match' } = useView();
  const said = words.value;
  return (
    <Panel title={phase === 'over' ? said.over : said.standings} class="friends-panel">
      {results.length === 0 ? (
        <p class="quiet">{said.nothingYet}</p>
      ) : kind === 'match' ? (
        <MatchStanding />
      ) : (
        <PairStandings />
      )}
      <p class="note friends-note">{said.movements[movement]}</p>
    </Panel>
  );
}

function MatchStanding() {
  const view = useView();
  const said = words.value;
  const { total, won } = scoreOf(view);
  const leader = leaderOf(view);
  const by = leader && speech.value.figure(leader.by);
  const say = view.phase === 'over' ? said.teamWins : said.teamLeads;
  return (
    <>
      <p class="big strong" role="status">
        {leader ? say(said.teams[leader.team]!, by!) : said.level}
      </p>
      <table class="night-figures" aria-label={said.standings}>
        <thead class="note">
          <tr>
            <td />
            <th scope="col">{said.points}</th>
            <th scope="col">{said.won}</th>
          </tr>
        </thead>
        <tbody>
          {said.teams.map((team, at) => (
            <tr key={team}>
              <th scope="row">
                <b>{team}</b>
                <small>{speech.value.listed(peopleIn(view, at))}</small>
              </th>
              <td class="big">{speech.value.figure(total[at]!)}</td>
              <td class="big">{won[at]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** The people of a team, without the bots. */
function peopleIn({ players }: ReturnType<typeof useView>, team: number): string[] {
  return players.filter((one) => one.team === team).map(({ name }) => name);
}

function PairStandings() {
  const view = useView();
  const said = words.value;
  const fields = fieldsIn(view);
  return (
    <>
      {fields.map((standings, at) => (
        <Field key={at} title={fields.length > 1 ? said.fields[at]! : ''} standings={standings} />
      ))}
      <p class="note friends-note">{said.percentNote}</p>
    </>
  );
}

function Field({ title, standings }: { title: string; standings: readonly ClubStanding[] }) {
  const view = useView();
  const said = words.value;
  const own = yourPair(view)?.pair;
  return (
    <table class="night-figures" aria-label={title === '' ? said.standings : title}>
      {title !== '' && <caption>{title}</caption>}
      <thead class="note">
        <tr>
          <th scope="col">{said.place}</th>
          <th class="starts" scope="col">
            {said.pair}
          </th>
          <th scope="col">{said.percent}</th>
          <th scope="col">{said.ahead}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map(({ place, pair, share, most, ahead }) => (
          <tr key={pair}>
            <td class="big strong">{place}</td>
            <th class={pair === own ? 'strong starts' : 'starts'} scope="row">
              {speech.value.listed(namesIn(view, pair))}
            </th>
            <td class="big">{most === 0 ? '–' : percent(share)}</td>
            <td>{speech.value.figure(Math.round(ahead))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function percent(share: number): string {
  return words.value.shareOf(speech.value.figure(Math.round(1000 * share) / 10));
}
