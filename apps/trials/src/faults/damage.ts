import { fault, type PlantedFault } from './fault.ts';
import { SERVER, TABLE } from './places.ts';

/** A changed log is noticed. */
export const damage: readonly PlantedFault[] = [
  fault(
    'believe an entry whose sum does not fit',
    ['told', 'followed', 'committed', 'log'],
    `${TABLE}/readLog.ts`,
    'if (version !== 1 && entry.sum !== sum)',
    'if (version !== 1 && entry.sum !== sum && sum.length === 0)',
  ),
  fault(
    'leave the table out of its sums',
    ['told', 'followed', 'committed', 'stranger'],
    `${TABLE}/entry.ts`,
    'sum: sumOf(table)',
    "sum: sumOf('')",
  ),
  {
    name: 'sum each entry by itself',
    changes: [
      { file: `${TABLE}/sum.ts`, text: 'laneIn(before, 0)', by: '1' },
      { file: `${TABLE}/sum.ts`, text: 'laneIn(before, 8)', by: '1' },
    ],
    noticedBy: ['told', 'followed', 'committed', 'stranger'],
  },
  fault(
    'write entries without a sum',
    ['crash', 'log', 'stall'],
    `${TABLE}/entry.ts`,
    "entry['sum'] = sum;",
  ),
  fault(
    'believe all that a mirror reads',
    ['told', 'followed', 'crash'],
    `${TABLE}/mirror.ts`,
    'readAfter(sitting, await ports.log.read(id, sitting.seq + 1))',
    '((await ports.log.read(id, sitting.seq + 1)) as never[])',
  ),
  fault(
    'believe all that a table reads',
    ['told', 'followed', 'committed', 'crash', 'log'],
    `${TABLE}/table.ts`,
    'tableFrom(readLog(id, stored), ports.deal)',
    'tableFrom(stored as never[], ports.deal)',
  ),
  fault(
    'never look again at a table that was damaged',
    ['stuck', 'stall'],
    `${SERVER}/house/rooms.ts`,
    'this.wanted.delete(id);\n      throw error;',
    'throw error;',
  ),
];
