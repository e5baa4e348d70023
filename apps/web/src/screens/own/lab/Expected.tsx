import { SECONDS, type Estimate, type Outcome, type Spread } from '@hand-and-foot/lab';
import type { ComponentChildren } from 'preact';
import { Panel } from '../../../parts/controls/Panel.tsx';
import { speech } from '../../../parts/words/wording.ts';
import { words } from '../draft/words.ts';
import { Box, ShareBar, Whisker } from './charts.tsx';
import './expected.css';

interface ExpectedProps {
  outcomes: readonly Outcome[];
  /** Names of the rule sets. */
  names: readonly string[];
  /** Whether players grab cards off the deck. */
  grabs: boolean;
}

/** Expectations, a small chart for each, with the same in words. */
export function Expected({ outcomes, names, grabs }: ExpectedProps) {
  const { lab } = words.value;
  const all = { outcomes, names };
  return (
    <div class="list loose expected">
      <Ends {...all} />
      <Spreads {...all} title={lab.turns} of={({ turnsEach }) => turnsEach} digits={1} />
      <Spreads
        {...all}
        title={lab.minutes}
        note={lab.minutesNote(SECONDS.turn, SECONDS.laying, SECONDS.round / 60)}
        of={({ minutes }) => minutes}
      />
      <Openings {...all} />
      <Books {...all} />
      <Spreads {...all} title={lab.pickUps} of={({ pickUps }) => pickUps} digits={1} />
      <Spreads {...all} title={lab.roundScores} of={({ roundScores }) => roundScores} />
      <Spreads {...all} title={lab.totals} of={({ totals }) => totals} />
      <Estimates {...all} title={lab.starter} of={({ starter }) => starter} />
      {grabs && (
        <Estimates
          {...all}
          title={lab.exactGrab}
          of={({ exactGrab }) => exactGrab.points}
          noteOf={({ exactGrab }) => lab.exactShare(lab.percent(exactGrab.share))}
        />
      )}
    </div>
  );
}

type AllProps = Omit<ExpectedProps, 'grabs'>;

function figure(number: number, digits = 0): string {
  const factor = 10 ** digits;
  return speech.value.figure(Math.round(number * factor) / factor);
}

/** "18.3 ± 0.6": the mean, and how far off it could be. */
function give({ mean, high }: Spread, digits = 0): string {
  return `${figure(mean, digits)} ± ${figure(high - mean, Math.max(digits, high - mean < 1 ? 1 : 0))}`;
}

/** Of a share, the interval in percent. */
function between({ low, high }: Estimate): string {
  const { lab } = words.value;
  return lab.interval(lab.percent(low), lab.percent(high));
}

function Part({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ComponentChildren;
}) {
  return (
    <Panel title={title} class="list expected-panel">
      {children}
      {note !== undefined && <small>{note}</small>}
    </Panel>
  );
}

interface LineProps {
  name: string;
  set: number;
  said: string;
  children: ComponentChildren;
}

/** One rule set's chart, with its figures in words. */
function Line({ name, set, said, children }: LineProps) {
  return (
    <div class="grid expected-line" data-set={set}>
      <span class="strong small pine expected-name">{name}</span>
      {children}
      <span class="small">{said}</span>
    </div>
  );
}

function Ends({ outcomes, names }: AllProps) {
  const { lab } = words.value;
  return (
    <Part title={lab.ends}>
      {outcomes.map(({ out }, set) => {
        const said = lab.endsSaid(lab.percent(out.mean), lab.percent(1 - out.mean));
        return (
          <Line key={set} name={names[set]!} set={set} said={`${said} (${between(out)})`}>
            <ShareBar share={out.mean} />
          </Line>
        );
      })}
    </Part>
  );
}

interface SpreadsProps extends AllProps {
  title: string;
  note?: string;
  of: (outcome: Outcome) => Spread;
  digits?: number;
}

function Spreads({ outcomes, names, title, note, of, digits }: SpreadsProps) {
  const { lab } = words.value;
  const spreads = outcomes.map(of);
  const from = Math.min(0, ...spreads.map(({ least }) => least));
  const to = Math.max(1, ...spreads.map(({ most }) => most));
  return (
    <Part title={title} {...(note === undefined ? {} : { note })}>
      {spreads.map((spread, set) => {
        const [low, , high] = spread.quartiles.map((each) => figure(each, digits));
        return (
          <Line
            key={set}
            name={names[set]!}
            set={set}
            said={`${give(spread, digits)}, ${lab.half(low!, high!)}`}
          >
            <Box spread={spread} from={from} to={to} />
          </Line>
        );
      })}
    </Part>
  );
}

function Openings({ outcomes, names }: AllProps) {
  const { lab } = words.value;
  const to = Math.max(1, ...outcomes.map(({ opening }) => opening.turn.most));
  return (
    <Part title={lab.opening}>
      {outcomes.map(({ opening }, set) => {
        const rounds = opening.byRound.slice(0, 6);
        const said = [
          ...rounds.map(({ round, turn }) => lab.openingRound(round, figure(turn, 1))),
          `${lab.never(lab.percent(opening.missed.mean))} (${between(opening.missed)})`,
        ];
        return (
          <Line key={set} name={names[set]!} set={set} said={said.join(' · ')}>
            <Box spread={opening.turn} from={0} to={to} />
          </Line>
        );
      })}
    </Part>
  );
}

/** Finished books by kind; the chart has all of them together. */
function Books({ outcomes, names }: AllProps) {
  const { lab } = words.value;
  const kinds = ['clean', 'dirty', 'wild'] as const;
  const total = ({ books }: Outcome): number =>
    kinds.reduce((sum, kind) => sum + books[kind].mean, 0);
  const most = Math.max(1, ...outcomes.map(total));
  return (
    <Part title={lab.books}>
      {outcomes.map((outcome, set) => {
        const made = kinds.filter((kind) => outcome.books[kind].mean > 0);
        const said = made.map((kind) => lab.booksOf[kind](give(outcome.books[kind], 1)));
        return (
          <Line key={set} name={names[set]!} set={set} said={said.join(' · ')}>
            <ShareBar share={total(outcome) / most} />
          </Line>
        );
      })}
    </Part>
  );
}

interface EstimatesProps extends AllProps {
  title: string;
  of: (outcome: Outcome) => Estimate;
  noteOf?: (outcome: Outcome) => string;
}

function Estimates({ outcomes, names, title, of, noteOf }: EstimatesProps) {
  const { lab } = words.value;
  const reach = Math.max(1, ...outcomes.map(of).flatMap(({ low, high }) => [-low, high]));
  return (
    <Part title={title}>
      {outcomes.map((outcome, set) => {
        const estimate = of(outcome);
        const { mean, low, high } = estimate;
        const said = [
          `${figure(mean)}, ${lab.interval(figure(low), figure(high))}`,
          ...(noteOf ? [noteOf(outcome)] : []),
        ];
        return (
          <Line key={set} name={names[set]!} set={set} said={said.join(' · ')}>
            <Whisker estimate={estimate} reach={reach} />
          </Line>
        );
      })}
    </Part>
  );
}
