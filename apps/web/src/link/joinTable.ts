import { followTable, type Wire } from './followTable.ts';
import { hall } from './hall.ts';
import type { TableLink } from './tableLink.ts';

/** Sits down at a table of this device; undefined if there is none of this id, or it cannot be read. */
export async function joinTable(table: string, seat: number): Promise<TableLink | undefined> {
  const wire: Wire = {
    send: (message) => hall.send({ is: 'send', table, seat, message }),
    listen: (listener) =>
      hall.listen((told) => {
        if (told === 'closed') listener({ is: 'stopped' });
        else if (told.table === table && told.seat === seat) listener(told.message);
      }),
    setPace: (pace) => hall.send({ is: 'pace', table, pace }),
    leave: () => hall.send({ is: 'leave', table }),
  };
  return followTable(table, wire);
}
