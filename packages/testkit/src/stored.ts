import { readdirSync, readFileSync } from 'node:fs';
import type { Rules } from '@hand-and-foot/engine';
import { readHeader } from '@hand-and-foot/record';
import { verifyRecord } from '@hand-and-foot/referee';
import { readLink, resolveRules } from '@hand-and-foot/rulesets';
import { openPad, readPadFile } from '@hand-and-foot/scorepad';
import { readLog, tableFrom } from '@hand-and-foot/table';

/** Something that people have kept since an earlier version, and the rules that are read from it today. */
export interface Stored {
  readonly name: string;
  readonly read: () => Rules;
}

const records = new URL('../golden/stored/', import.meta.url);
const logs = new URL('../../table/golden/', import.meta.url);

/** Everything that is kept for good, in the forms in which it was ever written. New ones are added; none is changed. */
export function allStored(): Stored[] {
  return [
    ...filesIn(records, /\.hf\.jsonl$/).map(([name, text]) => ({
      name,
      read: () => rulesOfRecord(text),
    })),
    ...filesIn(logs, /^version-\d+\.jsonl$/).map(([name, text]) => ({
      name,
      read: () => rulesOfLog(text),
    })),
    ...sourcesIn('links.json').map((link) => ({
      name: `link ${String(link)}`,
      read: () => resolved(readLink(String(link))),
    })),
    ...sourcesIn('saved.json').map((saved) => ({
      name: `saved ${(saved as { name: string }).name}`,
      read: () => resolved(withoutPlace(saved)),
    })),
    {
      name: 'pad.json',
      read: () => rulesOfPad(readFileSync(new URL('pad.json', records), 'utf8')),
    },
  ];
}

function filesIn(folder: URL, form: RegExp): [name: string, text: string][] {
  return readdirSync(folder)
    .filter((name) => form.test(name))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]);
}

function sourcesIn(name: string): unknown[] {
  return JSON.parse(readFileSync(new URL(name, records), 'utf8')) as unknown[];
}

function rulesOfRecord(text: string): Rules {
  const verdict = verifyRecord(text);
  if (!verdict.ok) throw new Error(`line ${verdict.line}: ${verdict.say}`);
  const read = readHeader(JSON.parse(text.slice(0, text.indexOf('\n'))));
  if (!read.ok) throw new Error('its header is refused');
  return read.header.terms.rules;
}

function rulesOfLog(text: string): Rules {
  const lines = text.trimEnd().split('\n');
  const { sitting } = tableFrom(
    readLog(
      'table',
      lines.map((line) => JSON.parse(line) as unknown),
    ),
  );
  return sitting.terms.rules;
}

/** Rules as a page keeps them have an id of their own, which says where they lie. */
function withoutPlace(saved: unknown): unknown {
  const { parent, name, changes } = saved as Record<string, unknown>;
  return { parent, name, changes };
}

function rulesOfPad(text: string): Rules {
  const read = readPadFile(JSON.parse(text));
  const opened = read.ok ? openPad(read.notes) : undefined;
  if (!opened?.ok) throw new Error('the pad is refused');
  return opened.pad.terms.rules;
}

function resolved(source: unknown): Rules {
  const found = resolveRules(source);
  if (!found.ok) throw new Error(JSON.stringify(found.problems));
  return found.ruleSet.rules;
}
