import { isGrabbed, seatingFor } from '@hand-and-foot/engine';
import type { Outcome } from '@hand-and-foot/lab';
import { useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import { Button } from '../../../parts/controls/Button.tsx';
import { Stepper } from '../../../parts/controls/Stepper.tsx';
import { speech, wording } from '../../../parts/words/wording.ts';
import { sayChoosable } from '../../../parts/words/sayChoosable.ts';
import type { ChoosableSet } from '../../../parts/settings/ownRules.ts';
import { words } from '../draft/words.ts';
import { Expected } from './Expected.tsx';
import { leavesPartners, seated } from './seated.ts';
import { Together } from './Together.tsx';
import { startTrial } from './trial.ts';

/** Enough for the figures to settle, and short enough to wait for. */
const GAMES = 200;

interface GamesProps {
  sets: readonly ChoosableSet[];
  /** Numbers of players that all of them allow. */
  numbers: readonly number[];
}

/** Runs the games and shows their progress and results. */
export function Games({ sets, numbers }: GamesProps) {
  const { lab } = words.value;
  const label = useId();
  const players = useSignal(numbers.includes(4) ? 4 : numbers[0]!);
  const partners = useSignal(seatingFor(sets[0]!.rules, players.value) !== 'alone');
  const isOpen = sets.some(({ rules }) => leavesPartners(rules, players.value));
  /** Each rule set's results so far. */
  const told = useSignal<readonly (Outcome | undefined)[]>([]);
  const state = useSignal<'playing' | 'stopped' | 'failed'>('playing');
  const isPlaying = state.value === 'playing';
  useEffect(() => {
    if (!isPlaying) return undefined;
    told.value = sets.map(() => undefined);
    const stops = sets.map(({ rules }, set) =>
      startTrial(
        {
          rules: seated(rules, players.value, partners.value),
          players: players.value,
          games: GAMES,
        },
        (outcome) => {
          told.value = told.value.map((each, at) => (at === set ? outcome : each));
          if (told.value.every((each) => each?.games === GAMES)) state.value = 'stopped';
        },
        () => (state.value = 'failed'),
      ),
    );
    return () => stops.forEach((stop) => stop());
  }, [isPlaying, players.value, partners.value]);
  const outcomes = told.value.filter((each) => each !== undefined);
  const games = Math.min(...told.value.map((each) => each?.games ?? 0), GAMES);
  return (
    <>
      <div class="line wraps below try-line">
        <span id={label}>{lab.players}</span>
        <Stepper
          labelledBy={label}
          among={numbers}
          value={players.value}
          fewer={lab.fewer}
          more={lab.more}
          onChoose={(number) => {
            players.value = number;
            state.value = 'playing';
          }}
        />
      </div>
      {isOpen && (
        <Together
          partners={partners.value}
          onChoose={(wanted) => {
            partners.value = wanted;
            state.value = 'playing';
          }}
        />
      )}
      <div class="line wraps below try-line">
        <progress class="yields try-progress" value={games} max={GAMES} aria-label={lab.title} />
        <span>{lab.progress(games, GAMES)}</span>
        <Button onClick={() => (state.value = isPlaying ? 'stopped' : 'playing')}>
          {isPlaying ? lab.stop : lab.goOn}
        </Button>
      </div>
      <p role="alert">{state.value === 'failed' && lab.failed}</p>
      {outcomes.length === sets.length && <p class="quiet below">{playedBy(outcomes)}</p>}
      {outcomes.length === sets.length && (
        <Expected
          outcomes={outcomes}
          names={sets.map((each) => sayChoosable(each).name)}
          grabs={sets.some(({ rules }) => isGrabbed(rules))}
        />
      )}
    </>
  );
}

/** The bots by the name of their level, and their rounds. */
function playedBy(outcomes: readonly Outcome[]): string {
  const levels: Readonly<Record<string, string>> = wording.value.start.levels;
  const [{ bot }] = outcomes as [Outcome];
  const rounds = outcomes.reduce((sum, outcome) => sum + outcome.rounds, 0);
  return words.value.lab.playedBy(levels[bot] ?? bot, speech.value.figure(rounds));
}
