import { NIGHT_LIMITS, type NightWish } from '@hand-and-foot/protocol';
import { seatingsFor } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Panel } from '../../parts/controls/Panel.tsx';
import { Button } from '../../parts/controls/Button.tsx';
import { Segments } from '../../parts/controls/Segments.tsx';
import { Stepper } from '../../parts/controls/Stepper.tsx';
import { go } from '../../parts/screen/route.ts';
import { choices, tableFor, type ChosenTable } from '../../parts/settings/choices.ts';
import { kept, oneOf } from '../../parts/settings/kept.ts';
import { sayChoosable } from '../../parts/words/sayChoosable.ts';
import { wording } from '../../parts/words/wording.ts';
import { unguessable } from '../../worker/shared/chance.ts';
import { Choice } from '../friends/make/Choice.tsx';
import { agreement, isQuiet } from '../friends/make/wish.ts';
import { askForName, NameField, sayRefused } from '../friends/parts/NameField.tsx';
import { faceNow } from '../friends/shared/faceNow.ts';
import { ownName } from '../friends/shared/memory.ts';
import { rulesSource } from '../friends/shared/rulesSource.ts';
import { refused } from '../friends/shared/shared.ts';
import { LONGEST_NAME, plainTextUpTo } from '../friends/shared/text.ts';
import { mannersFor } from '../friends/shared/time.ts';
import { words as friendsWords } from '../friends/shared/words.ts';
import { RulesChoice } from '../start/RulesChoice.tsx';
import { askNight, makeNight } from './api.ts';
import { rememberNight } from './memory.ts';
import { words } from './words.ts';

type Kind = 'match' | 'pairs';
const KINDS = ['match', 'pairs'] as const;

interface Plan {
  readonly kind: Kind;
  readonly tables: number;
  readonly boards: number;
  readonly rounds: number;
}

const plan = kept<Plan>(
  'night',
  { kind: 'match', tables: 2, boards: 1, rounds: 2 },
  {
    kind: oneOf(...KINDS),
    tables: oneOf(2, 4, 6, 8),
    boards: Number.isInteger,
    rounds: Number.isInteger,
  },
);

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1);

/** Rules, teams or pairs, deals and rounds; then it's made, and its host is in. */
export function MakeNight() {
  const said = words.value;
  const table = tableFor({ ...choices.value, players: 4 }, wording.value.start);
  const { kind, tables, boards, rounds } = plan.value;
  const change = (more: Partial<Plan>) => (plan.value = { ...plan.value, ...more });
  return (
    <Panel class="friends-panel" aria-label={said.title}>
      <NameField />
      <Choice wide label={said.kind}>
        {(id) => (
          <Segments
            labelledBy={id}
            options={KINDS.map((value) => ({ value, label: said.kinds[value] }))}
            value={kind}
            onChoose={(value) => change({ kind: value })}
          />
        )}
      </Choice>
      <p class="note friends-note">{said.kindNote[kind]}</p>
      <RulesChoice table={table} />
      {kind === 'match' && (
        <Choice label={said.tables}>
          {(id) => (
            <Stepper
              labelledBy={id}
              among={[2, 4, 6, 8]}
              value={tables}
              fewer={said.fewerTables}
              more={said.moreTables}
              onChoose={(value) => change({ tables: value })}
            />
          )}
        </Choice>
      )}
      <Choice label={said.boards}>
        {(id) => (
          <Stepper
            labelledBy={id}
            among={upTo(NIGHT_LIMITS.boards)}
            value={boards}
            fewer={said.fewerBoards}
            more={said.moreBoards}
            onChoose={(value) => change({ boards: value })}
          />
        )}
      </Choice>
      {boards > 1 && <p class="note friends-note">{said.startMoves}</p>}
      <Choice label={said.rounds}>
        {(id) => (
          <Stepper
            labelledBy={id}
            among={upTo(NIGHT_LIMITS.rounds)}
            value={rounds}
            fewer={said.fewerRounds}
            more={said.moreRounds}
            onChoose={(value) => change({ rounds: value })}
          />
        )}
      </Choice>
      <p class="note friends-note">{said.away}</p>
      <MakeIt table={table} />
    </Panel>
  );
}

function MakeIt({ table }: { table: ChosenTable }) {
  const said = words.value;
  const isMaking = useSignal(false);
  useEffect(() => () => (refused.value = undefined), []);
  const { ruleSet } = table;
  const canPair = seatingsFor(ruleSet.rules, 4).includes('pairs');

  async function make(): Promise<void> {
    const name = plainTextUpTo(ownName(), LONGEST_NAME);
    if (isMaking.value) return;
    if (name === '') {
      refused.value = friendsWords.value.nameNeeded;
      askForName();
      return;
    }
    isMaking.value = true;
    refused.value = (await makeAndJoin(wishFor(table), name)) ? undefined : said.notMade;
    isMaking.value = false;
  }

  return (
    <>
      <p class="no" role="alert">
        {canPair ? sayRefused() : said.noPairs(sayChoosable(ruleSet).name)}
      </p>
      <Button look="primary" large disabled={!canPair} onClick={() => void make()}>
        {isMaking.value ? said.making : said.make}
      </Button>
    </>
  );
}

function wishFor({ ruleSet }: ChosenTable): NightWish {
  const { kind, tables, boards, rounds } = plan.value;
  const { level, pace } = choices.value;
  const quiet = isQuiet({ ruleSet, seating: 'pairs' } as ChosenTable, agreement.value);
  return {
    kind,
    rules: rulesSource(ruleSet),
    pace,
    boards,
    rounds,
    ...(kind === 'match' ? { tables } : {}),
    level,
    manners: mannersFor('ten', level, quiet),
  };
}

/** The host plays, too, unless they leave. */
async function makeAndJoin(wish: NightWish, name: string): Promise<boolean> {
  const made = await makeNight(wish);
  if (!made) return false;
  const { night, code } = made;
  rememberNight(night, code, []);
  await askNight(night, code, {
    do: 'join',
    name,
    face: faceNow(undefined),
    seed: unguessable(32),
  });
  go({ at: 'night', id: night, code });
  return true;
}
