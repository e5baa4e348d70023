import { Panel } from '../../parts/controls/Panel.tsx';
import { AskFirst } from '../../parts/controls/AskFirst.tsx';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { speech } from '../../parts/words/wording.ts';
import { Boards } from './Boards.tsx';
import { HandOn } from './HandOn.tsx';
import { isFair } from './outcome.ts';
import { isTableDone, namesIn, roundNow, yourPair, yourTable } from './places.ts';
import { Join } from './Join.tsx';
import { rememberedNight } from './memory.ts';
import { saveStandings } from './saveStandings.ts';
import { Standings } from './Standings.tsx';
import { Tables } from './Tables.tsx';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** From the start on: your table, how it stands, and every deal compared. */
export function Playing() {
  const view = useView();
  const { phase, you, host, results } = view;
  return (
    <>
      {phase === 'playing' && you === undefined && <Join />}
      {phase === 'playing' && <Now />}
      <Standings />
      {phase === 'playing' && <Tables />}
      <Boards />
      {results.length > 0 && <Out />}
      {phase === 'playing' && host && <HandOn />}
      {phase === 'playing' && host && <Finish />}
    </>
  );
}

/** Your place in the round that's being played. */
function Now() {
  const view = useView();
  const said = words.value;
  const { plan, boards } = view;
  const round = roundNow(view);
  if (!round) return null;
  const table = yourTable(view);
  // Without it you came late: a bot still has your place in this round.
  const hasPlace = table?.id !== undefined;
  const pair = yourPair(view)?.pair;
  const open = round.tables.filter((one) => !isTableDone(view, one)).length;
  const isWanted = hasPlace && !isTableDone(view, table);
  const pairNames = (number: number) => speech.value.listed(namesIn(view, number));
  const they = table && (table.northSouth === pair ? table.eastWest : table.northSouth);
  return (
    <Panel class="friends-panel unprinted" aria-live="polite">
      <h2>
        {said.round(round.round, plan.length)}
        {isWanted && ` · ${said.yourTable(table.table)}`}
      </h2>
      {isWanted && (
        <>
          <p class="big">{said.meet(pairNames(pair!), pairNames(they!))}</p>
          {boards > 1 && <p class="quiet">{said.deals(table.played.length, boards)}</p>}
        </>
      )}
      {isWanted && (
        <ButtonLink
          look="primary"
          large
          class="wide"
          href={addressOf({ at: 'shared', id: table.id })}
        >
          <Icon name="play" />
          {said.goToTable}
        </ButtonLink>
      )}
      {pair !== undefined && pair === round.out && <p class="big strong">{said.sitOut}</p>}
      {hasPlace && !isWanted && <p class="big strong">{said.done}</p>}
      {!isWanted && <p>{said.waitingFor(open)}</p>}
      {!isWanted && pair !== undefined && round.round < plan.length && (
        <p class="quiet">{said.nextComes}</p>
      )}
    </Panel>
  );
}

/** On paper, as a file, and the proof that nobody chose the cards. */
function Out() {
  const view = useView();
  const { id } = useNightLine();
  const said = words.value;
  const fair = isFair(view, rememberedNight(id)?.pledges);
  return (
    <section class="unprinted">
      <div class="row choices above">
        <Button onClick={() => globalThis.print()}>
          <Icon name="print" size={20} />
          {said.print}
        </Button>
        <Button onClick={() => saveStandings(view)}>
          <Icon name="save" size={20} />
          {said.csv}
        </Button>
      </div>
      {fair !== undefined && (
        <p class={fair ? 'note above' : 'no above'}>{fair ? said.fair : said.unfair}</p>
      )}
    </section>
  );
}

function Finish() {
  const line = useNightLine();
  const said = words.value;
  return (
    <div class="row above unprinted">
      <AskFirst
        look="danger"
        question={said.finishQuestion}
        yes={said.finishSurely}
        no={said.keepOn}
        onYes={() => void line.ask({ do: 'finish' })}
      >
        {said.finish}
      </AskFirst>
    </div>
  );
}
