import { pino, type Logger } from 'pino';

/** One line of JSON for each thing worth knowing. Nothing that opens a door is ever handed to it. */
export function newLogger(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: { error: pino.stdSerializers.err },
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}
