import type { ComponentProps } from 'preact';
import { useId } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { Fold } from '../../parts/controls/Fold.tsx';
import { Segments } from '../../parts/controls/Segments.tsx';
import { Stepper } from '../../parts/controls/Stepper.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { useBegin } from '../../table/shelf/useBegin.ts';
import { allWords } from '../../parts/words/allWords.ts';
import { firstWords, smallWords } from '../../parts/words/firstWords.ts';
import {
  choices,
  choose,
  LEVELS,
  PACES,
  tableFor,
  USUAL,
  type ChosenTable,
} from '../../parts/settings/choices.ts';
import './playPanel.css';
import { RulesChoice } from './RulesChoice.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';

/** Play in one tap with the last choices, shown below and changed in place. */
export function PlayPanel() {
  const { start } = firstWords.value;
  const table = tableFor(choices.value, start);
  return (
    <Panel class="play-panel" aria-label={start.choices}>
      <PlayButton table={table} />
      <div class="play-panel-row">
        <RulesChoice table={table} />
      </div>
      <PlayersRow table={table} />
      <div class="play-panel-row">
        <SeatsChoice table={table} />
      </div>
      <BotsRow />
    </Panel>
  );
}

function PlayButton({ table }: { table: ChosenTable }) {
  const { start } = firstWords.value;
  const { begin, isBeginning, why } = useBegin();
  const play = () => {
    void fetchTable().catch(() => undefined);
    void begin(choices.value, table);
  };
  return (
    <>
      <Button look="primary" large class="play-panel-play" onClick={play}>
        <Icon name="play" />
        {isBeginning.value ? start.beginning : start.play}
      </Button>
      <p class="no play-panel-failed" role="alert">
        {why}
      </p>
      {isNew() && (
        <a class="middle finger" href={addressOf({ at: 'learn' })}>
          {start.newHere}
        </a>
      )}
    </>
  );
}

/** Whether no game was begun here yet; each changes the next one's bots. */
function isNew(): boolean {
  return choices.value.cast === USUAL.cast;
}

/** The table's screen comes while the worker deals; if it fails, going there tells why. */
async function fetchTable(): Promise<void> {
  await Promise.all([import('../table/TableScreen.tsx'), allWords()]);
}

function PlayersRow({ table: { players, numbers } }: { table: ChosenTable }) {
  const { start } = firstWords.value;
  const label = useId();
  return (
    <div class="play-panel-row line wraps spread play-panel-line">
      <span class="quiet play-panel-label">
        <span id={label}>{start.players}</span>
        <small>{smallWords.value.listedNumbers(numbers)}</small>
      </span>
      <Stepper
        labelledBy={label}
        among={numbers}
        value={players}
        fewer={start.fewer}
        more={start.more}
        onChoose={(number) => choose({ players: number })}
      />
    </div>
  );
}

/** How well the bots play and how fast, folded: a phone has room for one line of them. */
function BotsRow() {
  const { start } = firstWords.value;
  const { level, pace } = choices.value;
  return (
    <div class="play-panel-row">
      <Fold label={start.bots} value={start.botsSay(start.levels[level], start.paces[pace])}>
        <Choice
          label={start.skill}
          options={LEVELS.map((value) => ({ value, label: start.levels[value] }))}
          value={level}
          onChoose={(chosen) => choose({ level: chosen })}
        />
        <Choice
          label={start.pace}
          options={PACES.map((value) => ({ value, label: start.paces[value] }))}
          value={pace}
          onChoose={(chosen) => choose({ pace: chosen })}
        />
      </Fold>
    </div>
  );
}

function Choice<T extends string>({
  label,
  ...choice
}: { label: string } & Omit<ComponentProps<typeof Segments<T>>, 'labelledBy'>) {
  const id = useId();
  return (
    <div class="line wraps spread play-panel-choice">
      <span id={id} class="quiet">
        {label}
      </span>
      <Segments labelledBy={id} {...choice} />
    </div>
  );
}
