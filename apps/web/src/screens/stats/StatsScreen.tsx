import type { SeatPlayer } from '@hand-and-foot/results';
import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { OneOf } from '../../parts/controls/OneOf.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import { wording } from '../../parts/words/wording.ts';
import { sayRulesOf } from '../../table/shelf/sayGame.ts';
import { counting, hall } from '../../table/link/hall.ts';
import { saveFile } from '../../table/link/saveRecord.ts';
import type { Stats } from '../../worker/shared/statsMessages.ts';
import { LeftOut } from './LeftOut.tsx';
import { Moments } from './Moments.tsx';
import { StatsTable } from './StatsTable.tsx';
import { fetching, useStats } from './useStats.ts';
import { words } from './words.ts';

/** Everybody's finished games in numbers. */
export function StatsScreen() {
  const said = words.value;
  const name = useSignal<string | undefined>(undefined);
  const rules = useSignal('');
  const stats = useStats({ name: name.value, rules: rules.value }).value;
  return (
    <main class="screen stats">
      <ScreenHead title={said.title} />
      {stats === 'failed' && <p role="alert">{said.unread}</p>}
      {typeof stats === 'object' && (
        <>
          {stats.games === 0 ? (
            <Nothing />
          ) : (
            <>
              <Headline stats={stats} />
              <Choices
                stats={stats}
                rules={rules.value}
                onName={(one) => {
                  name.value = one;
                  rules.value = '';
                }}
                onRules={(one) => (rules.value = one)}
              />
              <AllNumbers stats={stats} />
            </>
          )}
          <LeftOut stats={stats} />
          {stats.games > 0 && <SaveAll />}
        </>
      )}
      <p class="quiet" role="status">
        {sayProgress()}
      </p>
    </main>
  );
}

function sayProgress(): string {
  const said = words.value;
  if (counting.value) return said.counting(counting.value.done, counting.value.of);
  return fetching.value ? said.fetching(fetching.value.done, fetching.value.of) : '';
}

function Nothing() {
  const said = words.value;
  return (
    <div class="big middle centered loose above">
      <p>{said.none}</p>
      <ButtonLink look="primary" large href={addressOf({ at: 'start' })}>
        {said.toStart}
      </ButtonLink>
    </div>
  );
}

function Headline({ stats: { statistics, name } }: { stats: Stats }) {
  const { won, games } = statistics.all ?? { won: 0, games: 0 };
  const said = words.value;
  return (
    <p class="big strong below">
      {name === undefined ? said.youWon(won, games) : said.won(name, won, games)}
    </p>
  );
}

interface ChoicesProps {
  readonly stats: Stats;
  readonly rules: string;
  readonly onName: (name: string) => void;
  readonly onRules: (rules: string) => void;
}

/** Whose numbers, and under which rules, where there is a choice. */
function Choices({ stats, rules, onName, onRules }: ChoicesProps) {
  const said = words.value;
  return (
    <div class="list tight">
      {stats.people.length > 0 && (
        <OneOf
          label={said.player}
          value={stats.name ?? ''}
          options={[
            ...(stats.isPlayed ? [['', said.you] as const] : []),
            ...stats.people.map((one) => [one, one] as const),
          ]}
          onChoose={onName}
        />
      )}
      {stats.rules.length > 1 && (
        <OneOf
          label={said.rules}
          value={rules}
          options={[
            ['', said.allRules],
            ...stats.rules.map((one) => [one.key, sayRulesOf({ ruleSet: one })] as const),
          ]}
          onChoose={onRules}
        />
      )}
    </div>
  );
}

function AllNumbers({ stats: { statistics } }: { stats: Stats }) {
  const said = words.value;
  const { byRules, byOpponent, moments } = statistics;
  if (byRules.length === 0) return null;
  return (
    <>
      <StatsTable
        title={said.byRules}
        of={said.rules}
        lines={byRules.map(({ rules, numbers }) => ({
          name: sayRulesOf({ ruleSet: rules }),
          numbers,
        }))}
      />
      {byOpponent.length > 0 && (
        <StatsTable
          title={said.byOpponent}
          of={said.opponent}
          lines={byOpponent.map(({ opponent, numbers }) => ({
            name: sayPlayer(opponent),
            numbers,
          }))}
        />
      )}
      <p class="note above">{said.team}</p>
      <Moments moments={moments} />
    </>
  );
}

function sayPlayer(player: SeatPlayer): string {
  if (player.is === 'person') return player.name;
  const levels: Readonly<Record<string, string>> = wording.value.start.levels;
  return words.value.bot(player.name, levels[player.level] ?? player.level);
}

/** Saves all games as a table, however they're shown. */
function SaveAll() {
  const said = words.value;
  const failed = useSignal(false);
  const save = async () => {
    try {
      saveFile('hand-and-foot-games.csv', await hall.csv());
      failed.value = false;
    } catch {
      failed.value = true;
    }
  };
  return (
    <>
      <Button class="above" onClick={() => void save()}>
        <Icon name="save" size={20} />
        {said.save}
      </Button>
      <p class="no" role="alert">
        {failed.value && said.notSaved}
      </p>
      <p class="note">{said.here}</p>
    </>
  );
}
