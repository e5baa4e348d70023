import { expect, test } from 'vitest';
import { saySpan } from './time.ts';

test.each([
  [300, '5 minutes', '5 minutos'],
  [40, '40 seconds', '40 segundos'],
  [60, '1 minute', '1 minuto'],
  [5400, '1 hour 30 minutes', '1 hora y 30 minutos'],
  [86_400, '1 day', '1 día'],
])('%i seconds are said as people say them', (seconds, english, spanish) => {
  expect(saySpan(seconds, 'en')).toBe(english);
  expect(saySpan(seconds, 'es')).toBe(spanish);
});
