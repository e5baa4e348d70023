import type { Answer, Command, FromTable, News } from '@hand-and-foot/protocol';

/** Everything a client did and heard, for comparison with the log. */
export interface History {
  readonly sent: Map<string, Sent>;
  readonly told: Told[];
}

/** A command, the number of times it was sent, and every answer. */
export interface Sent {
  readonly command: Command;
  readonly at: number;
  times: number;
  lastAt: number;
  /** The time of its final answer. */
  answeredAt: number | undefined;
  readonly answers: Answered[];
}

interface Answered {
  readonly answer: Answer;
  readonly at: number;
}

interface Told {
  readonly at: number;
  /** Counts this client's lines, from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: FromTable;
}

/** An answer that stays true; otherwise nobody knows whether it was done. */
export function isFinal(answer: Answer): boolean {
  return answer.ok || !['tableStopped', 'busy'].includes(answer.refusal.why);
}

/** Whether it reports one entry of the log. */
export function isNews(message: FromTable): message is News {
  return 'seq' in message && message.is !== 'snapshot' && message.is !== 'answer';
}
