/** Why a server ends the line to a table, and the WebSocket close code that says so. */
export const CLOSE_CODES = {
  turnedAway: 4003,
  noSuchTable: 4004,
  blocked: 4005,
  newerPage: 4010,
  damaged: 4011,
  noise: 1008,
  slow: 1013,
  busy: 1013,
  leaving: 1012,
} as const;

export type Ending = keyof typeof CLOSE_CODES;

/** The endings after which it's no use to connect again. */
const FINAL = ['turnedAway', 'noSuchTable', 'blocked', 'newerPage', 'damaged', 'noise'] as const;

export type FinalEnding = (typeof FINAL)[number];

/** Why the line was ended for good; undefined if the client should connect again. */
export function finalEnding(code: number): FinalEnding | undefined {
  return FINAL.find((ending) => CLOSE_CODES[ending] === code);
}
