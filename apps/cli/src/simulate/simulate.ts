import { playGame, seatBots, type Played } from '@hand-and-foot/bots';
import type { Scorer, Seat, Terms } from '@hand-and-foot/engine';
import type { RuleSet } from '@hand-and-foot/rulesets';
import type { ExecTable } from '../bots/execBot.ts';
import { choosePlayers, type SeatTaker } from '../bots/players.ts';
import { cpuSince, rounded } from '../figures.ts';
import { headerOf } from '../header.ts';
import { makeFolder, recordingTo, safeName, type Recording } from './recording.ts';

export interface Simulation {
  ruleSet: RuleSet;
  terms: Terms;
  games: number;
  /** As typed: names separated by commas. */
  bots: string;
  seed: string;
  /** The folder for records. */
  records?: string | undefined;
  /** In seconds. */
  execTimeout: number;
  /** Called after each game with the number played so far. */
  played?: (games: number) => void;
  /** Called when something goes wrong with an exec: bot. */
  notice?: ExecTable['notice'];
}

/** The result of the games. Totals and winners are per side, or per seat if sides change. */
export interface Report {
  rules: string;
  players: number;
  partners: boolean;
  /** One for each seat. */
  bots: string[];
  seed: string;
  games: number;
  rounds: number;
  actions: number;
  refused: number;
  unfinished: number;
  endedBy: { goingOut: number; stock: number };
  cpuSeconds: number;
  actionsPerCpuSecond: number;
  /** Over the finished games. */
  meanTotals: number[];
  winners: Scorer[];
}

export async function simulate(simulation: Simulation): Promise<Report> {
  const { terms, games, played } = simulation;
  const seats: string[] = [];
  const players = choosePlayers(simulation.bots, { ...simulation, seats });
  for (let seat = 0; seat < terms.players; seat++)
    seats.push(seatName(players[seat % players.length]!, seat));
  if (simulation.records !== undefined) makeFolder(simulation.records);
  const report = emptyReport(simulation, players);
  const before = process.cpuUsage();
  try {
    for (let game = 1; game <= games; game++) {
      add(report, await playOne(simulation, players, seats, game));
      played?.(game);
    }
  } finally {
    await Promise.all(players.map(async (player) => player.close()));
  }
  return finish(report, cpuSince(before));
}

function seatName({ name }: SeatTaker, seat: Seat): string {
  return `${name.replace(/:.*$/s, '')} ${seat + 1}`;
}

async function playOne(
  simulation: Simulation,
  players: readonly SeatTaker[],
  seats: readonly string[],
  game: number,
): Promise<Played> {
  const { terms } = simulation;
  const seed = `${simulation.seed}/${game}`;
  const makers = players.map(({ make }) => make);
  const record = recordingOf(simulation, seats, game);
  const playing = playGame({ terms, bots: seatBots(terms, makers, seed), seed, record });
  const played = playing instanceof Promise ? await playing : playing;
  record?.save();
  return played;
}

function recordingOf(
  { ruleSet, terms, seed, records }: Simulation,
  seats: readonly string[],
  game: number,
): Recording | undefined {
  if (records === undefined) return undefined;
  const number = String(game).padStart(4, '0');
  const file = safeName(`${ruleSet.id}-${terms.players}-${safeName(seed)}`) + `-${number}.hf.jsonl`;
  return recordingTo(records, file, headerOf(ruleSet, terms, seats, { simulated: { seed, game } }));
}

function emptyReport({ ruleSet, terms, seed }: Simulation, players: readonly SeatTaker[]): Report {
  const each = (): number[] => Array<number>(terms.scorers).fill(0);
  return {
    rules: ruleSet.id,
    players: terms.players,
    partners: terms.seating !== 'alone',
    bots: Array.from({ length: terms.players }, (_, seat) => players[seat % players.length]!.name),
    seed,
    games: 0,
    rounds: 0,
    actions: 0,
    refused: 0,
    unfinished: 0,
    endedBy: { goingOut: 0, stock: 0 },
    cpuSeconds: 0,
    actionsPerCpuSecond: 0,
    meanTotals: each(),
    winners: each(),
  };
}

/** `meanTotals` holds sums until the end. */
function add(report: Report, played: Played): void {
  report.games++;
  report.rounds += played.rounds;
  report.actions += played.actions;
  report.refused += played.refused;
  report.endedBy.goingOut += played.endedBy.goingOut;
  report.endedBy.stock += played.endedBy.stock;
  for (const winner of played.winners) report.winners[winner]!++;
  if (played.unfinished) report.unfinished++;
  else played.totals.forEach((total, scorer) => (report.meanTotals[scorer]! += total));
}

function finish(report: Report, cpuSeconds: number): Report {
  const finished = Math.max(1, report.games - report.unfinished);
  return {
    ...report,
    cpuSeconds,
    actionsPerCpuSecond: Math.round(report.actions / cpuSeconds),
    meanTotals: report.meanTotals.map((sum) => rounded(sum / finished, 1)),
  };
}
