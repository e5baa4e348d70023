import { botNamed, botNames, styleNames, type MakeBot } from '@hand-and-foot/bots';
import { Complaint } from '../complaint.ts';
import { quoted } from '../layout.ts';
import { execBots, type ExecTable } from './execBot.ts';

/** Somebody who can be given a seat. */
export interface SeatTaker {
  name: string;
  make: MakeBot;
  /** Ends everything it started. */
  close(): Promise<void>;
}

const EXEC = 'exec:';

/** The players that `--bots` names, in order. */
export function choosePlayers(typed: string, table: ExecTable): SeatTaker[] {
  return splitNames(typed).map((name) => choosePlayer(name, table));
}

export function choosePlayer(name: string, table: ExecTable): SeatTaker {
  if (isProgram(name)) return { name, ...execBots(name.slice(EXEC.length).trim(), table) };
  const make = botNamed(name);
  if (!make) throw new Complaint(`There’s no bot "${quoted(name)}"; choose ${botsToChoose()}.`);
  return { name, make, close: () => Promise.resolve() };
}

export function isProgram(name: string): boolean {
  return name.startsWith(EXEC) && name.trim() !== EXEC;
}

/** "novice, random, sharp:builder or exec:COMMAND". */
export function botsToChoose(): string {
  return `${[...botNames, ...styleNames].join(', ')} or ${EXEC}COMMAND`;
}

/** A command may contain commas: it runs up to a comma that's followed by another bot's name. */
export function splitNames(typed: string): string[] {
  const names: string[] = [];
  for (const part of typed.split(',')) {
    const last = names.at(-1);
    if (last !== undefined && isProgram(last) && !isBot(part.trim()))
      names[names.length - 1] = `${last},${part}`;
    else names.push(part.trimStart());
  }
  return names.map((name) => name.trim());
}

export function isBot(name: string): boolean {
  return isProgram(name) || botNamed(name) !== undefined;
}
