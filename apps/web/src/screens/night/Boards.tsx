import type { BoardResult } from '@hand-and-foot/protocol';
import { Panel } from '../../parts/controls/Panel.tsx';
import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { speech } from '../../parts/words/wording.ts';
import { replayOf } from '../friends/shared/replayOf.ts';
import { words as friendsWords } from '../friends/shared/words.ts';
import { comparedBoards, isCounted, replayable, type Compared } from './outcome.ts';
import { namesIn, yourPair } from './places.ts';
import { useView } from './useNight.ts';
import { words } from './words.ts';

/** Every deal that's over, the latest first: what you made of it, and the others with the same cards. */
export function Boards() {
  const boards = comparedBoards(useView());
  const said = words.value;
  if (boards.length === 0) return null;
  return (
    <Panel title={said.compare} class="friends-panel">
      <ul class="list loose">
        {boards.reverse().map((board) => (
          <Board key={board.board} board={board} />
        ))}
      </ul>
    </Panel>
  );
}

function Board({ board: { board, results, yours, others } }: { board: Compared }) {
  const said = words.value;
  const { figure } = speech.value;
  const view = useView();
  const table = replayable(view, board);
  const say = others.length === 1 ? said.otherMade : said.othersMade;
  return (
    <li>
      <h3 class="strong">{said.board(board)}</h3>
      {yours !== undefined && (
        <p class="big unprinted">
          {said.youMade(figure(yours))} {others.length > 0 && say(figure(meanOf(others)))}
        </p>
      )}
      {!isCounted(view, board) && <p class="note">{said.uncounted}</p>}
      <table class="night-figures" aria-label={said.board(board)}>
        <thead class="note">
          <tr>
            <th scope="col">{said.northSouth}</th>
            <th scope="col">{said.points}</th>
            <th class="starts" scope="col">
              {said.eastWest}
            </th>
            <th scope="col">{said.points}</th>
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <Line key={result.table} result={result} />
          ))}
        </tbody>
      </table>
      {table !== undefined && (
        <ButtonLink
          look="quiet"
          class="unprinted"
          href={addressOf({ at: 'replay', id: replayOf(table) })}
        >
          {friendsWords.value.replay}
        </ButtonLink>
      )}
    </li>
  );
}

/** Rounded: halves of a point would say more than there is. */
function meanOf(points: readonly number[]): number {
  return Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);
}

function Line({ result: { northSouth, eastWest, points } }: { result: BoardResult }) {
  const view = useView();
  const own = yourPair(view)?.pair;
  const { figure, listed } = speech.value;
  const name = (pair: number) => {
    const names = listed(namesIn(view, pair));
    return pair === own ? <b>{names}</b> : names;
  };
  return (
    <tr>
      <td>{name(northSouth)}</td>
      <td class="strong">{figure(points[0])}</td>
      <td class="starts">{name(eastWest)}</td>
      <td class="strong">{figure(points[1])}</td>
    </tr>
  );
}
