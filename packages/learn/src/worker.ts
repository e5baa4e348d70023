// Plays games to learn from, for as long as it's told, with whatever net lies in the folder.

import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Net } from '@hand-and-foot/bots/parts';
import { seeded } from '@hand-and-foot/engine';
import { netIn } from './netFile.ts';
import { fileOf, LAYOUT, type DecisionRows } from './rows.ts';
import { playToLearn } from './selfplay.ts';
import { tableAt, TABLES } from './tables.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'learning' },
    name: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '60' },
    choices: { type: 'string', default: '40' },
    /** The share of games in which only one side learns, and the others play by hand. */
    apart: { type: 'string', default: '0.4' },
    /** Decisions in a file. */
    rows: { type: 'string', default: '1500' },
  },
});
const { folder, name } = values;
const ends = performance.now() + 1000 * Number(values.seconds);
const lot = seeded(`${name}/tables`);
let games = 0;

mkdirSync(join(folder, 'rows'), { recursive: true });
const layout = { ...LAYOUT, tables: TABLES.map((table) => table.name) };
replace(join(folder, 'layout.json'), JSON.stringify(layout));
const newest = newestNet(join(folder, 'playing.json'));
for (let file = 0; performance.now() < ends; file++) {
  const decisions = playSome(newest());
  const path = join(folder, 'rows', `${name}-${file}`);
  replace(`${path}.plans`, fileOf(decisions.map(({ plans }) => plans)));
  // Comes last: once it's there, the other is, too.
  replace(`${path}.turns`, fileOf(decisions.map(({ own }) => own)));
}

function playSome(net: Net | undefined): DecisionRows[] {
  const decisions: DecisionRows[] = [];
  const most = Number(values.rows);
  const choices = Number(values.choices);
  while (decisions.length < most && performance.now() < ends) {
    const { terms, at } = tableAt(lot.below(10_000) / 10_000);
    const apart = terms.scorers === terms.sides && lot.below(1000) < 1000 * Number(values.apart);
    const learns = apart ? lot.below(terms.sides) : undefined;
    const seed = `${name}/${++games}`;
    decisions.push(...playToLearn({ terms, table: at, seed, net, choices, learns }));
  }
  return decisions;
}

/** The net of the file as it is now, read again only after it has changed. */
function newestNet(file: string): () => Net | undefined {
  let read = 0;
  let net: Net | undefined;
  return () => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (written === read) return net;
    read = written;
    return (net = netIn(file));
  };
}

/** Writes beside the file first: others may be reading it. */
function replace(file: string, content: string | Int16Array): void {
  writeFileSync(`${file}.${name}`, content);
  renameSync(`${file}.${name}`, file);
}
