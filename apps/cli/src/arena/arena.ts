import {
  figuresOf,
  playContest,
  sprt,
  type Figures,
  type Hypotheses,
  type Sprt,
  type Tally,
  type TimeFigures,
} from '@hand-and-foot/arena';
import { rounded } from '../figures.ts';
import type { Lanes } from './lanes.ts';
import { reportOf, type Meeting, type MeetingReport, type NamedMeeting } from './meeting.ts';

export interface Arena extends NamedMeeting {
  deals: number;
  question?: Hypotheses | undefined;
  /** Called after each deal. */
  counted?: ((tally: Tally) => void) | undefined;
}

/** The result of a meeting. */
export interface ArenaReport extends Figures, MeetingReport {
  /** Always zero: a refused action ends the arena without a report. */
  refused: 0;
  sprt?: Sprt;
}

export async function playArena(arena: Arena, lanes: Lanes): Promise<ArenaReport> {
  const { table, a, b, seed, execTimeout, deals, question, counted } = arena;
  const meeting: Meeting = { table, a, b, seed, execTimeout };
  const tally = await playContest({
    deals,
    play: (deal) => lanes.play(meeting, deal),
    ahead: lanes.ahead,
    question,
    counted,
  });
  return {
    ...reportOf(arena),
    refused: 0,
    ...readable(figuresOf(tally)),
    ...(question ? { sprt: readableTest(sprt(tally.shares, question)) } : {}),
  };
}

/** Drops digits that carry no meaning. */
function readable(figures: Figures): Figures {
  const { winRate, pointsPerRound } = figures;
  return {
    ...figures,
    winRate: {
      a: rounded(winRate.a, 4),
      low: rounded(winRate.low, 4),
      high: rounded(winRate.high, 4),
    },
    pointsPerRound: {
      mean: rounded(pointsPerRound.mean, 2),
      low: rounded(pointsPerRound.low, 2),
      high: rounded(pointsPerRound.high, 2),
    },
    msPerDecision: readableTimes(figures.msPerDecision),
    msPerDecisionOfB: readableTimes(figures.msPerDecisionOfB),
  };
}

function readableTimes({ median, p99, worst }: TimeFigures): TimeFigures {
  return { median: rounded(median, 4), p99: rounded(p99, 4), worst: rounded(worst, 4) };
}

function readableTest(test: Sprt): Sprt {
  return { ...test, llr: rounded(test.llr, 3) };
}
