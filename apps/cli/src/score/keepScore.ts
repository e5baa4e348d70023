import { existsSync, writeFileSync } from 'node:fs';
import {
  beginsIn,
  idOf,
  isOver,
  mostRounds,
  openingsIn,
  openPad,
  padFile,
  type Notes,
  type Pad,
} from '@hand-and-foot/scorepad';
import { Complaint } from '../complaint.ts';
import { quoted, wrap } from '../layout.ts';
import type { Terminal } from '../play/terminal.ts';
import { chooseTable, rulesFrom, USUAL_RULES, type TableOptions } from '../table.ts';
import { askRound } from './askRound.ts';
import { standingLines } from './gameLines.ts';
import { seatName, sideNames } from './names.ts';
import { readKept } from './readPad.ts';
import { roundLines, sayOpening } from './roundLines.ts';
import { sentences } from '../sentences.ts';

export interface KeepOptions extends TableOptions {
  names?: string;
  keep?: string;
}

/**
 * Keeps a pad at the terminal, round by round, until the person leaves; earlier rounds can be
 * corrected.
 */
export async function keepScore(options: KeepOptions, terminal: Terminal): Promise<void> {
  const { keep } = options;
  const kept = keep !== undefined && existsSync(keep) ? readKept(keep) : undefined;
  const date = kept ? kept.date : new Date().toISOString().slice(0, 10);
  let pad = kept?.pad ?? beginPad(options);
  welcome(pad, terminal);
  for (let round = pad.rounds.length + 1; round > 0;) {
    if (isOver(pad) && round > pad.rounds.length) terminal.write('\n');
    else {
      announce(pad, round, terminal);
      const counts = await askRound(pad, round, terminal);
      if (!counts) break;
      pad = withRound(pad, round, counts);
      if (keep !== undefined) save(pad, keep, date);
      terminal.write(`\n${roundLines(pad, round, terminal).join('\n')}\n\n`);
      terminal.write(`${standingLines(pad, terminal).join('\n')}\n`);
    }
    round = await nextRound(pad, terminal);
  }
  if (pad.rounds.length > 0)
    terminal.write(
      `\n${keep === undefined ? sentences.score.notKept : sentences.score.keptIn(keep)}\n`,
    );
}

function beginPad(options: KeepOptions): Pad {
  const { terms } = chooseTable(options);
  const { players, seating } = terms;
  const names = options.names?.split(',').map((name) => name.trim()) ?? [];
  if (names.length > players)
    throw new Complaint(`--names has ${names.length} names, but there are ${players} players.`);
  return opened({
    table: { rules: rulesFrom(options.rules ?? USUAL_RULES), players, seating },
    names: Array.from({ length: players }, (_, seat) => names[seat] ?? ''),
    starter: 0,
    rounds: [],
    nextId: 1,
  });
}

function opened(notes: Notes): Pad {
  const result = openPad(notes);
  if (!result.ok) throw new Error('a pad that was chosen here cannot be opened');
  return result.pad;
}

function withRound(pad: Pad, round: number, counts: Notes['rounds'][number]['counts']): Pad {
  const { table, names, starter, rounds, nextId } = pad;
  const all = [...rounds];
  all[round - 1] = { id: idOf(pad, round), counts };
  return opened({ table, names, starter, rounds: all, nextId: Math.max(nextId, round + 1) });
}

function save(pad: Pad, file: string, date: string | undefined): void {
  try {
    writeFileSync(file, `${JSON.stringify(padFile(pad, date), null, 2)}\n`);
  } catch {
    throw new Complaint(sentences.score.notWritten(file));
  }
}

function welcome(pad: Pad, terminal: Terminal): void {
  const { paint, width } = terminal;
  terminal.write(`${paint.bold(`Scorepad · ${pad.ruleSet.name}`)}\n`);
  terminal.write(`${wrap(sentences.score.help, width).join('\n')}\n`);
}

function announce(pad: Pad, round: number, terminal: Terminal): void {
  const { starter, dealer } = beginsIn(pad, round);
  const who = [
    ...(dealer === undefined ? [] : [sentences.score.deals(seatName(pad, dealer))]),
    ...(starter === undefined ? [] : [sentences.score.starts(seatName(pad, starter))]),
  ];
  const title = `Round ${round} of ${mostRounds(pad)}: ${sayOpening(openingsIn(pad, round), sideNames(pad, round))}`;
  const known = who.length > 0 ? ` · ${who.join(', ')}` : '';
  terminal.write(`\n${terminal.paint.bold(title)}${known}\n`);
}

/** The next round to ask for; 0 to leave. */
async function nextRound(pad: Pad, terminal: Terminal): Promise<number> {
  const last = pad.rounds.length;
  for (;;) {
    const way = isOver(pad) ? sentences.score.leave : sentences.score.next;
    const typed = await terminal.ask(sentences.score.fix(way));
    const word = typed?.trim().toLowerCase() ?? 'quit';
    if (word === 'quit' || word === 'q') return 0;
    if (word === '') return isOver(pad) ? 0 : last + 1;
    const [, number] = /^fix\s+(\d{1,3})$/.exec(word) ?? [];
    if (number !== undefined && Number(number) >= 1 && Number(number) <= last)
      return Number(number);
    terminal.write(
      `${number === undefined ? sentences.score.unknown(quoted(word)) : sentences.score.roundsSoFar(last)}\n`,
    );
  }
}
