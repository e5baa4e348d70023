import type { Answer, Command, FromTable, News } from '@hand-and-foot/protocol';

/** What a client did and was told, to be compared with the log afterwards. */
export interface History {
  readonly sent: Map<string, Sent>;
  readonly told: Told[];
}

/** A command, how often it was sent, and every answer to it. */
export interface Sent {
  readonly command: Command;
  readonly at: number;
  times: number;
  lastAt: number;
  /** When it was answered for good. */
  answeredAt: number | undefined;
  readonly answers: Answered[];
}

interface Answered {
  readonly answer: Answer;
  readonly at: number;
}

interface Told {
  readonly at: number;
  /** Counts the lines of this client, from 1. */
  readonly line: number;
  readonly text: string;
  readonly message: FromTable;
}

/** An answer that is true for ever; otherwise it is not known whether the thing was done. */
export function isFinal(answer: Answer): boolean {
  return answer.ok || !['tableStopped', 'busy'].includes(answer.refusal.why);
}

/** Whether it tells of one entry of the log. */
export function isNews(message: FromTable): message is News {
  return 'seq' in message && message.is !== 'snapshot' && message.is !== 'answer';
}
