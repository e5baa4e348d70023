import { ruleSets } from '@hand-and-foot/rulesets';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { Segments } from '../../../parts/controls/Segments.tsx';
import { Stepper } from '../../../parts/controls/Stepper.tsx';
import { Switch } from '../../../parts/controls/Switch.tsx';
import {
  choices,
  choose,
  LEVELS,
  tableFor,
  type ChosenTable,
} from '../../../parts/settings/choices.ts';
import { RulesChoice } from '../../start/RulesChoice.tsx';
import { speech, wording } from '../../../parts/words/wording.ts';
import { Choice } from './Choice.tsx';
import { MakeButton } from './MakeButton.tsx';
import { NameField } from '../parts/NameField.tsx';
import { TURN_PACES } from '../shared/time.ts';
import { agree, agreement, botsAt, isQuiet, isQuietBySheet } from './wish.ts';
import { words } from '../shared/words.ts';

/** Rules, players, bots and pace; then the table is created. */
export function MakeTable() {
  const said = words.value;
  const { start } = wording.value;
  const table = tableFor(choices.value, start);
  const agreed = agreement.value;
  const isTalking = !isQuiet(table, agreed);
  return (
    <Panel class="friends-panel" aria-label={said.make}>
      <NameField />
      <RulesChoice table={table} />
      <Players table={table} />
      {table.seatings.length > 1 && (
        <Choice label={start.sides}>
          {(id) => (
            <Segments
              labelledBy={id}
              options={table.seatings.map((value) => ({ value, label: start.seatings[value] }))}
              value={table.seating}
              onChoose={(seating) => choose({ seating })}
            />
          )}
        </Choice>
      )}
      <Bots table={table} />
      <div class="play-panel-row">
        <Switch
          label={said.standIn}
          note={agreed.standIn ? said.standInNote[agreed.turn] : said.noStandInNote}
          on={agreed.standIn}
          onTurn={(standIn) => agree({ standIn })}
        />
      </div>
      {agreed.standIn && (
        <Choice wide label={said.turnPace}>
          {(id) => (
            <Segments
              labelledBy={id}
              options={TURN_PACES.map((value) => ({ value, label: said.paces[value] }))}
              value={agreed.turn}
              onChoose={(turn) => agree({ turn })}
            />
          )}
        </Choice>
      )}
      <div class="play-panel-row">
        <Switch
          label={said.talk}
          note={[isTalking ? said.talkNote : said.quietNote, sayWhoAsksForQuiet(table)].join(' ')}
          on={isTalking}
          onTurn={(on) => agree(isQuietBySheet(table) ? { quietBySheet: !on } : { quiet: !on })}
        />
      </div>
      <MakeButton table={table} />
    </Panel>
  );
}

/** These rules, if they ask partners not to talk; otherwise all that do. */
function sayWhoAsksForQuiet(table: ChosenTable): string {
  const asking = isQuietBySheet(table) ? [table.ruleSet] : ruleSets.filter(({ talk }) => talk);
  return words.value.askForQuiet(asking.map((ruleSet) => speech.value.sayRuleSet(ruleSet).name));
}

function Players({ table: { players, numbers } }: { table: ChosenTable }) {
  const { start } = wording.value;
  return (
    <Choice label={start.players} note={speech.value.listedNumbers(numbers)}>
      {(id) => (
        <Stepper
          labelledBy={id}
          among={numbers}
          value={players}
          fewer={start.fewer}
          more={start.more}
          onChoose={(number) => choose({ players: number })}
        />
      )}
    </Choice>
  );
}

function Bots({ table }: { table: ChosenTable }) {
  const said = words.value;
  const { start } = wording.value;
  const bots = botsAt(table, agreement.value);
  if (table.players === 2) return null;
  return (
    <>
      <Choice label={said.bots}>
        {(id) => (
          <Stepper
            labelledBy={id}
            among={[...Array(table.players - 1).keys()]}
            value={bots}
            fewer={said.fewerBots}
            more={said.moreBots}
            onChoose={(number) => agree({ bots: number })}
          />
        )}
      </Choice>
      {bots > 0 && (
        <Choice wide label={start.bots}>
          {(id) => (
            <Segments
              labelledBy={id}
              options={LEVELS.map((value) => ({ value, label: start.levels[value] }))}
              value={choices.value.level}
              onChoose={(level) => choose({ level })}
            />
          )}
        </Choice>
      )}
    </>
  );
}
