import { useSignal } from '@preact/signals';
import { ruleSetById } from '@hand-and-foot/rulesets';
import { Button, ButtonLink } from '../../../parts/controls/Button.tsx';
import { addressOf } from '../../../parts/screen/route.ts';
import { nameOf, type TableSummary } from '@hand-and-foot/protocol';
import { lookForServer } from '../../../parts/server/server.ts';
import '../../../table/shelf/gameLine.css';
import { sayWhen } from '../../../table/shelf/sayGame.ts';
import { hall } from '../../../table/link/hall.ts';
import { Icon } from '../../../parts/look/Icon.tsx';
import { speech, wording } from '../../../parts/words/wording.ts';
import { AskFirst } from '../../../parts/controls/AskFirst.tsx';
import { takeOffList } from '../shared/api.ts';
import { replayOf } from '../shared/replayOf.ts';
import { playAgainAfter } from './playAgain.ts';
import { personIn } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** A shared table in the list, and its links. */
export function TableLine({ game }: { game: TableSummary }) {
  const said = words.value;
  const { table, over, rounds, touched, waiting } = game;
  const rules = sayRules(game);
  const others = game.seats.flatMap((holder, seat) =>
    seat === game.seat || holder.is === 'nobody' ? [] : [nameOf(holder)],
  );
  const people = game.seats.flatMap((holder, seat) =>
    seat === game.seat ? [] : (personIn(holder) ?? []),
  );
  const why = useSignal<string>();
  const again = async () => {
    why.value = await playAgainAfter(table);
  };
  const takeOff = async () => {
    await takeOffList(table).catch(() => undefined);
    await hall.uncount(table).catch(() => undefined);
    await lookForServer(true);
  };
  return (
    <li class="panel game-line" data-waiting={waiting || undefined}>
      <h3 class="big">{rules}</h3>
      <time class="note game-line-when" dateTime={new Date(touched).toISOString()}>
        {sayWhen(touched)}
      </time>
      <p>{sayState(game)}</p>
      {others.length > 0 && (
        <p class="note">{wording.value.games.with(speech.value.listed(others))}</p>
      )}
      {why.value !== undefined && <p role="alert">{why}</p>}
      <div class="row choices game-line-ways">
        <ButtonLink look="primary" href={addressOf({ at: 'shared', id: table })}>
          <Icon name={over ? 'history' : 'play'} size={18} />
          {sayWayIn(game)}
        </ButtonLink>
        {over && rounds > 0 && (
          <ButtonLink href={addressOf({ at: 'replay', id: replayOf(table) })}>
            {said.replay}
          </ButtonLink>
        )}
        {over && game.seat !== undefined && people.length > 0 && (
          <Button
            aria-label={said.rematchWith(speech.value.listed(people))}
            onClick={() => void again()}
          >
            {said.rematch}
          </Button>
        )}
        <AskFirst
          label={said.takeOffOf(`${rules}, ${sayWhen(touched)}`)}
          question={said.takeOffQuestion[over ? 'over' : 'open']}
          yes={said.takeOffSurely}
          no={said.takeOffNot}
          onYes={() => void takeOff()}
        >
          <Icon name="bin" size={18} />
          {said.takeOff}
        </AskFirst>
      </div>
    </li>
  );
}

function sayRules({ rules: { id, name } }: TableSummary): string {
  const ruleSet = ruleSetById(id);
  return ruleSet ? speech.value.sayRuleSet(ruleSet).name : name;
}

/** Whether friends of an earlier table ask them over. */
function isAskedOver({ seat, over, totals, seats }: TableSummary): boolean {
  const isNew = !over && totals.length === 0;
  return isNew && seat === undefined && seats.some(({ is }) => is === 'person');
}

function sayWayIn(game: TableSummary): string {
  const { over, rounds } = game;
  const said = words.value;
  if (isAskedOver(game)) return said.join;
  if (!over) return said.goTo;
  return rounds > 0 ? said.seeScore : said.seeTable;
}

function sayState(game: TableSummary): string {
  const { over, endedEarly, waiting, totals, round, seats } = game;
  const said = words.value;
  if (isAskedOver(game)) return said.askedOver;
  if (over) return endedEarly ? said.endedEarly : said.over;
  if (totals.length === 0) {
    const empty = seats.filter(({ is }) => is === 'nobody').length;
    return empty > 0 ? `${said.notBegun}. ${said.seatsEmpty(empty)}` : `${said.notBegun}.`;
  }
  return waiting ? said.yourTurn : said.turnOfOthers(round);
}
