// Plays games to learn from, for as long as it's told, with whatever net lies in the folder.

import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { netPicker, type MakePicker } from '@hand-and-foot/bots/parts';
import { seeded } from '@hand-and-foot/engine';
import { netIn } from './netFile.ts';
import { fileOf, LAYOUT } from './rows.ts';
import { playToLearn } from './selfplay.ts';
import { tableAt, TABLES } from './tables.ts';

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'learning' },
    name: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '60' },
    explore: { type: 'string', default: '0.25' },
    trust: { type: 'string', default: '0.5' },
    choices: { type: 'string', default: '12' },
    /** Rows in a file. */
    rows: { type: 'string', default: '20000' },
  },
});
const { folder, name } = values;
const ends = performance.now() + 1000 * Number(values.seconds);
const lot = seeded(`${name}/tables`);
let games = 0;

mkdirSync(join(folder, 'rows'), { recursive: true });
const layout = { ...LAYOUT, tables: TABLES.map((table) => table.name) };
replace(join(folder, 'layout.json'), JSON.stringify(layout));
const newest = newestPicker(join(folder, 'net.json'));
for (let file = 0; performance.now() < ends; file++)
  replace(join(folder, 'rows', `${name}-${file}.bin`), fileOf(playSome(newest())));

function playSome(picker: MakePicker | undefined): Int16Array[] {
  const rows: Int16Array[] = [];
  const most = Number(values.rows);
  while (rows.length < most && performance.now() < ends) {
    const { terms, at } = tableAt(lot.below(1000) / 1000);
    const [choices, explore] = [Number(values.choices), Number(values.explore)];
    const seed = `${name}/${++games}`;
    rows.push(...playToLearn({ terms, table: at, seed, picker, choices, explore }));
  }
  return rows;
}

/** The net of the file as it is now, read again only after it has changed. */
function newestPicker(file: string): () => MakePicker | undefined {
  let read = 0;
  let picker: MakePicker | undefined;
  return () => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0;
    if (written === read) return picker;
    read = written;
    const net = netIn(file);
    const [choices, trust] = [Number(values.choices), Number(values.trust)];
    return (picker = netPicker({ net, choices, trust }));
  };
}

/** Writes beside the file first: others may be reading it. */
function replace(file: string, content: string | Int16Array): void {
  writeFileSync(`${file}.${name}`, content);
  renameSync(`${file}.${name}`, file);
}
