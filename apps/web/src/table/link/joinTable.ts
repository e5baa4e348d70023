import type { Pace } from '@hand-and-foot/protocol';
import { effect } from '@preact/signals';
import { choices } from '../../parts/settings/choices.ts';
import { followTable, type Wire } from './followTable.ts';
import { hall } from './hall.ts';
import type { TableLink } from './tableLink.ts';

/** How long bots pause at each pace, as a multiple of the normal one. */
const PAUSES: Record<Pace, number> = { calm: 1.75, normal: 1, quick: 0.375 };

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
  const link = await followTable(table, wire);
  if (!link) return undefined;
  // Whatever a game was begun with, its bots play at the pace that is chosen now.
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
