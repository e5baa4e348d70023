import { commandKey } from '@hand-and-foot/table';
import { isFinal, type Sent } from '../../history.ts';
import type { Fail } from '../failure.ts';
import type { Database } from '../database/database.ts';
import type { Person } from '../people.ts';
import type { Moment } from '../truth.ts';
import { asText } from './expected.ts';

/** Milliseconds within which a table forgets no refusal. */
const REMEMBERED = 1500;

/** Checks that acknowledged commands were done once, and refused ones weren't. */
export function checkCommands(
  person: Person,
  moments: readonly Moment[],
  database: Database,
  fail: Fail,
): void {
  const byCommand = new Map<string, Moment[]>();
  for (const moment of moments) {
    const { command } = moment.kept;
    if (command !== undefined) byCommand.set(command, [...(byCommand.get(command) ?? []), moment]);
  }
  for (const { history } of person.clients)
    for (const sent of history.sent.values()) {
      const key = commandKey({ from: `guest ${person.guest}`, command: sent.command.id });
      checkSent(sent, byCommand.get(key) ?? [], moments);
    }

  function checkSent(sent: Sent, entries: readonly Moment[], all: readonly Moment[]): void {
    const who = `${person.name}'s ${sent.command.id} (${sent.command.ask.do})`;
    if (entries.length > 1) fail('once', `${who} is done ${entries.length} times`);
    const finals = sent.answers.filter(({ answer }) => isFinal(answer));
    for (const { answer } of finals) {
      if (!answer.ok) continue;
      const [done] = entries;
      if (!done || all[answer.seq - 1] !== done) fail('kept', `${who} is not entry ${answer.seq}`);
      else if (!isDoneFor(sent, done)) fail('kept', `${who} was something else`);
    }
    if (finals.length === 0) return;
    if (isPlay(sent) && entries.length > 0 && finals.some(({ answer }) => !answer.ok))
      fail('refused', `${who} was refused and done`);
    if (isRunByAnother(sent, entries[0])) return;
    const soon = finals.filter(({ answer, at }) => answer.ok || at - finals[0]!.at < REMEMBERED);
    const answers = new Set(soon.map(({ answer }) => asText(answer)));
    if (answers.size > 1) fail('sameAnswer', `${who} is answered ${[...answers].join(' and ')}`);
    if (!finals[0]!.answer.ok && entries.length > 0) fail('refused', `${who} was done`);
  }

  /** Refusals cost no entry: the table's next node doesn't know them, and needn't unless it's a play. */
  function isRunByAnother({ at, answers }: Sent, done: Moment | undefined): boolean {
    const { id } = person.made;
    const last = Math.max(answers.at(-1)!.at, done?.kept.at ?? 0);
    return database.epochAt(id, at) !== database.epochAt(id, last);
  }
}

function isPlay({ command: { ask } }: Sent): boolean {
  return ask.do === 'act' || ask.do === 'takeBack' || ask.do === 'deal';
}

function isDoneFor({ command: { ask } }: Sent, { entry }: Moment): boolean {
  switch (ask.do) {
    case 'act':
      return entry.entry === 'acted' && asText(entry.action) === asText(ask.action);
    case 'takeBack':
      return entry.entry === 'undone' || entry.entry === 'takeBackAsked';
    case 'answerTakeBack':
      return ask.yes && entry.entry === 'undone'
        ? true
        : entry.entry === 'takeBackAnswered' && entry.yes === ask.yes;
    case 'deal':
      return entry.entry === 'dealt';
    case 'sit':
    case 'leave':
    case 'standIn':
      return entry.entry === 'seated' && entry.seat === ask.seat;
    case 'extend':
      return entry.entry === 'extended';
    case 'say':
      return entry.entry === 'said' && entry.text === ask.text;
    case 'sayPhrase':
      return entry.entry === 'said' && entry.phrase === ask.phrase;
    case 'mix':
      return entry.entry === 'mixed' && entry.seed === ask.seed;
    case 'link':
      return entry.entry === 'linked' && entry.code === ask.code;
    case 'invite':
      return entry.entry === 'invited' && entry.code === ask.code;
    case 'claim':
      return entry.entry === 'claimed';
    case 'handOn':
      return entry.entry === 'handedOn' && entry.seat === ask.seat;
    case 'close':
      return entry.entry === 'closed';
  }
}
