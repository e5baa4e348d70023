import { playPair, Spoiled, type Contest, type Pair } from '@hand-and-foot/arena';
import { BadAnswer, sharpWith } from '@hand-and-foot/bots';
import { actionRecord } from '@hand-and-foot/record';
import { asPlayed } from '@hand-and-foot/rulesets';
import { sayRefusal } from '@hand-and-foot/words';
import type { ExecTable } from '../bots/execBot.ts';
import { choosePlayer, type SeatTaker } from '../bots/players.ts';
import { Complaint } from '../complaint.ts';
import { chooseTable, type ChosenTable } from '../table.ts';
import type { Invited, Meeting } from './meeting.ts';

/** Plays deals, one at a time. */
export interface Lane {
  play(meeting: Meeting, deal: number): Promise<Pair>;
  /** Ends everything that's running, without waiting for the deal being played. */
  close(): Promise<void>;
}

/** A lane in this thread. Programs keep their seats from deal to deal within a meeting. */
export function laneHere(): Lane {
  let seated: Seated | undefined;
  return {
    async play(meeting, deal) {
      if (seated?.meeting !== JSON.stringify(meeting)) {
        await seated?.close();
        seated = sitDown(meeting);
      }
      return playAt(seated, deal);
    },
    close: async () => seated?.close(),
  };
}

interface Seated {
  /** As JSON: a thread gets a new copy with every deal. */
  meeting: string;
  table: ChosenTable;
  names: readonly string[];
  contest: Contest;
  close(): Promise<void>;
}

function sitDown(meeting: Meeting): Seated {
  const table = chooseTable(meeting.table);
  // Players aren't told who the others are.
  const names = Array.from({ length: table.terms.players }, (_, seat) => `Seat ${seat + 1}`);
  const { seed, execTimeout } = meeting;
  const execTable = { ruleSet: table.ruleSet, seats: names, execTimeout };
  const players = [playerFor(meeting.a, execTable), playerFor(meeting.b, execTable)] as const;
  const [a, b] = players;
  return {
    meeting: JSON.stringify(meeting),
    table,
    names,
    contest: { terms: table.terms, a, b, seed, now: () => performance.now() },
    async close() {
      await Promise.all(players.map(async (player) => player.close()));
    },
  };
}

function playerFor(invited: Invited, table: ExecTable): SeatTaker {
  if (typeof invited === 'string') return choosePlayer(invited, table);
  const { name, weights } = invited;
  return { name, make: sharpWith(weights), close: () => Promise.resolve() };
}

async function playAt(seated: Seated, deal: number): Promise<Pair> {
  try {
    return await playPair(seated.contest, deal);
  } catch (error) {
    throw error instanceof Spoiled ? complaintOf(seated, error) : error;
  }
}

function complaintOf(seated: Seated, { bot, seed, cause }: Spoiled): Complaint {
  if (!(cause instanceof BadAnswer))
    return new Complaint(`A round of ${bot} did not end in the deal "${seed}".`);
  const { seat, round } = cause;
  return new Complaint(
    `In round ${round} of the deal "${seed}" ${bot} was refused in seat ${seat + 1}. ${whyBadAnswer(seated, cause)}`,
  );
}

function whyBadAnswer(
  { table, names }: Seated,
  { seat, round, answer, message }: BadAnswer,
): string {
  if (!('action' in answer)) return message;
  const { ruleSet, terms } = table;
  const context = {
    ruleSet: asPlayed(ruleSet, terms),
    pack: terms.pack,
    names,
    sides: terms.sides,
    you: seat,
    round,
  };
  const tried = JSON.stringify(actionRecord(terms, answer.action, seat));
  return `It tried ${tried}. ${sayRefusal(answer.refusal, context)}`;
}
