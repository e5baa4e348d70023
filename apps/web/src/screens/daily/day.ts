import { knownRuleSet } from '@hand-and-foot/rulesets';
import type { DailyKey } from '../../worker/shared/daily.ts';
import { speech } from '../../parts/words/wording.ts';

/** The day on this person's calendar, as in 2026-11-18. */
export function today(now = new Date()): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The deal an address names, or today's by the rules played last. */
export function dealAt(id: string, usual: string): DailyKey {
  const [, date, rules = ''] = /^(\d{4}-\d\d-\d\d)\.([\w-]+)$/.exec(id) ?? [];
  if (date !== undefined && isDay(date) && knownRuleSet(rules)) return { date, rules };
  return { date: today(), rules: knownRuleSet(usual) ? usual : 'six-deck' };
}

/** Whether it's a day of the calendar: others become another day, or none. */
function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** "18 November 2026". */
export function sayDay(date: string): string {
  const form = new Intl.DateTimeFormat(speech.value.language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return form.format(Date.parse(`${date}T00:00Z`));
}
