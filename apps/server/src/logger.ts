import { pino, type Logger, type LoggerOptions } from 'pino';
import { newSpout } from './spout.ts';

/** Lines per fault and minute; the rest are only counted. */
const LINES = 20;
const MINUTE = 60_000;

export type { Logger };

/** One line of JSON per event. It never gets anything that opens a door. */
export function newLogger(level: string, to?: { write(line: string): void }): Logger {
  const spout = newSpout(LINES, MINUTE, () => performance.now());
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { error: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(args, write) {
        const [about, ...rest] = args as [unknown, ...unknown[]];
        const fault = faultOf(about);
        const leftOut = fault === undefined ? 0 : spout(fault);
        if (leftOut === undefined) return;
        const told = leftOut === 0 ? about : { ...(about as object), leftOut };
        write.apply(this, [told, ...rest] as Parameters<typeof write>);
      },
    },
  };
  return to ? pino(options, to) : pino(options);
}

function faultOf(about: unknown): string | undefined {
  const fault = (about as { fault?: unknown } | undefined)?.fault;
  return typeof fault === 'string' ? fault : undefined;
}
