import type { Answer } from '@hand-and-foot/protocol';

/** Commands that wait for their answer. */
interface Answers {
  /** Waits for the answer to this command. */
  readonly to: (command: string) => Promise<Answer>;
  /** Takes an answer in; one whose events are still to come waits for them. */
  readonly hear: (answer: Answer, seq: number) => void;
  /** Hands out the answers whose events have come by now. */
  readonly settle: (seq: number) => void;
}

export function newAnswers(): Answers {
  const unanswered = new Map<string, (answer: Answer) => void>();
  let early: Extract<Answer, { ok: true }>[] = [];

  function hand(answer: Answer): void {
    unanswered.get(answer.to)?.(answer);
    unanswered.delete(answer.to);
  }

  return {
    to: async (command) => new Promise((resolve) => unanswered.set(command, resolve)),
    hear(answer, seq) {
      if (answer.ok && answer.seq > seq) early.push(answer);
      else hand(answer);
    },
    settle(seq) {
      const due = early.filter((answer) => answer.seq <= seq);
      early = early.filter((answer) => answer.seq > seq);
      due.forEach(hand);
    },
  };
}
