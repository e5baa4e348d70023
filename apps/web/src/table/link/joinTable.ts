import type { Seat } from '@hand-and-foot/engine';
import type { Pace } from '@hand-and-foot/protocol';
import { effect } from '@preact/signals';
import { choices } from '../../parts/settings/choices.ts';
import { followTable, type Wire } from './followTable.ts';
import { hall } from './hall.ts';
import type { TableLink } from './tableLink.ts';

/** The bots' pauses at each pace, relative to normal. */
const PAUSES: Record<Pace, number> = { calm: 1.75, normal: 1, quick: 0.375 };

/** Sits down at a table on this device; undefined if it doesn't exist or can't be read. */
export async function joinTable(table: string, seat: Seat): Promise<TableLink | undefined> {
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
  const link = await followTable(table, wire);
  if (!link) return undefined;
  // The bots follow the currently chosen pace, whatever the game began with.
  const stopPacing = effect(() => {
    const tempo = PAUSES[choices.value.pace] / PAUSES[link.terms.pace];
    hall.send({ is: 'tempo', table, tempo });
  });
  return {
    ...link,
    leave() {
      stopPacing();
      link.leave();
    },
  };
}
