import type { NightTableState } from '@hand-and-foot/protocol';
import { Panel } from '../../parts/controls/Panel.tsx';
import { AskFirst } from '../../parts/controls/AskFirst.tsx';
import { speech } from '../../parts/words/wording.ts';
import { isTableDone, namesIn, roundNow } from './places.ts';
import { useNightLine, useView } from './useNight.ts';
import { words } from './words.ts';

/** The tables of the round, and how far they are. The host can end the round at a slow one. */
export function Tables() {
  const round = roundNow(useView());
  const said = words.value;
  if (!round) return null;
  return (
    <Panel title={said.tablesTitle} class="friends-panel unprinted">
      <ul class="ruled">
        {round.tables.map((table) => (
          <TableLine key={table.table} round={round.round} table={table} />
        ))}
      </ul>
    </Panel>
  );
}

function TableLine({ round, table }: { round: number; table: NightTableState }) {
  const view = useView();
  const line = useNightLine();
  const said = words.value;
  const pairNames = (pair: number) => speech.value.listed(namesIn(view, pair));
  const isDone = isTableDone(view, table);
  const state = table.skipped
    ? said.tableEnded
    : isDone
      ? said.tableDone
      : view.boards === 1
        ? said.playing
        : said.deals(table.played.length, view.boards);
  return (
    <li class="line wraps finger">
      <span class="grow">
        <b>{said.table(table.table)}</b> <small>{state}</small>
        <br />
        {said.meet(pairNames(table.northSouth), pairNames(table.eastWest))}
      </span>
      {view.host && !isDone && (
        <AskFirst
          look="quiet"
          label={said.skipOf(table.table)}
          question={said.skipQuestion(table.table)}
          yes={said.skip}
          no={said.keepOn}
          onYes={() => void line.ask({ do: 'skip', round, table: table.table })}
        >
          {said.skip}
        </AskFirst>
      )}
    </li>
  );
}
