import { fault, type PlantedFault } from './fault.ts';
import { SERVER, STORE, TABLE } from './places.ts';

const APPENDS = 'return log.append(id, seq, [entry]).then(';
const IS_KEPT = "if (outcome === 'ok') return metered(";
const CHECKS_EPOCH = "if (leases.get(table)?.epoch !== hold.epoch) return 'lost';";

/** Entries are stored before anybody hears of them, once, and by one writer. */
export const keeping: readonly PlantedFault[] = [
  fault(
    'acknowledge before it is kept',
    ['committed'],
    `${TABLE}/table.ts`,
    APPENDS,
    "void log.append(id, seq, [entry]).catch(() => undefined); return Promise.resolve('ok').then(",
  ),
  fault(
    'tell before it is kept',
    ['committed'],
    `${TABLE}/table.ts`,
    APPENDS,
    `this.watchers.tell({ seq: entry.seq, at: entry.at, change: entry, events: prospect.events }); ${APPENDS}`,
  ),
  fault(
    'take an append that failed for done',
    ['committed'],
    `${SERVER}/house/heldLog.ts`,
    'store.append(table, this.hold, expected, entries).then(',
    "store.append(table, this.hold, expected, entries).catch(() => 'ok').then(",
  ),
  fault(
    'take a lost table for one’s own',
    ['committed'],
    `${SERVER}/house/heldLog.ts`,
    "if (outcome === 'lost') throw new Lost();",
    "if (outcome === 'lost') return 'ok';",
  ),
  {
    // With epochs alone nobody else writes, so there's no conflict.
    name: 'take a conflict for done where old epochs may write',
    changes: [
      {
        file: `${TABLE}/table.ts`,
        text: IS_KEPT,
        by: IS_KEPT.replace('===', '!==').replace('ok', 'lost'),
      },
      { file: `${STORE}/logs.ts`, text: CHECKS_EPOCH, by: '' },
    ],
    noticedBy: ['committed', 'kept', 'oneWriter'],
  },
  fault(
    'go on with a table whose log failed',
    ['stall', 'stuck'],
    `${SERVER}/house/tenure.ts`,
    "if (fault.fault === 'stopped') this.lose();",
  ),
  fault(
    'do a command as often as it comes',
    ['once', 'sameAnswer'],
    `${TABLE}/table.ts`,
    'if (first) return reply({ missed, answer: first });',
  ),
  fault(
    'remember only the latest commands',
    ['once', 'sameAnswer'],
    `${TABLE}/table.ts`,
    'return !known && answers.mayBeInLog(asked, command)',
    'return !known && false',
  ),
  fault(
    'know a command by its id alone',
    ['stranger', 'authority', 'once', 'sameAnswer'],
    `${TABLE}/answers.ts`,
    'this.sitting.doneFor.get(asked.from)?.find(',
    '[...this.sitting.doneFor.values()].flat().find(',
  ),
  fault(
    'forget what was refused',
    ['sameAnswer', 'refused'],
    `${TABLE}/refusedCommands.ts`,
    'kept.set(commandKey(asked), { from: asked.from, expects, answer });',
  ),
  fault(
    'know a refusal by its id alone',
    ['stranger', 'authority', 'once', 'sameAnswer'],
    `${TABLE}/entry.ts`,
    '`${from} ${command}`',
    '`${command}`',
  ),
  fault(
    'answer a letter twice',
    ['sameAnswer'],
    `${SERVER}/house/mailbox.ts`,
    'reply(answer);',
    'reply(answer); reply(answer);',
  ),
  fault(
    'leave some letters lying',
    ['stuck', 'stall'],
    `${SERVER}/house/mailbox.ts`,
    '.filter((letter) => !underWay.has(letter.id));',
    '.filter((letter) => !underWay.has(letter.id) && letter.command.id.length % 2 > 0);',
  ),
  fault('let an old epoch write', ['oneWriter'], `${STORE}/logs.ts`, CHECKS_EPOCH),
  fault(
    'never look for tables that are alone',
    ['stall'],
    `${SERVER}/house/room.ts`,
    'if (!this.hold()) void this.tenure.begin();',
  ),
  fault(
    'have nothing to ask while a table changes hands',
    ['crash'],
    `${SERVER}/house/tenure.ts`,
    'this.held = undefined;',
    'this.held = undefined; this.tellBy(undefined);',
  ),
];
