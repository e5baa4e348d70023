import { expect, test } from 'vitest';
import { newLogger } from './logger.ts';

test('one fault again and again fills no disk, and the others are still told', () => {
  const lines: string[] = [];
  const logger = newLogger('info', { write: (line) => lines.push(line) });
  for (let i = 0; i < 1000; i++) logger.error({ fault: 'request', error: new Error('again') });
  logger.warn({ fault: 'line', error: new Error('another') });
  logger.info({ port: 1 }, 'listening');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toContain('listening');
});
