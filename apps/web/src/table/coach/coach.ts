import type { Seat } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import { settings } from '../../parts/settings/settings.ts';
import type { Coached } from '../../worker/shared/messages.ts';
import { hall } from '../link/hall.ts';
import type { TableLink } from '../link/tableLink.ts';

/** The coach's note on a seat's last turn at a table on this device. */
interface Note extends Coached {
  readonly table: string;
  readonly seat: Seat;
}

const note = signal<Note | undefined>(undefined);

/** Points below which a slip isn't worth a word. */
const MUCH = 60;

/** The note for this seat, if there's one. */
export function noteFor(table: string, seat: Seat): Note | undefined {
  const { value } = note;
  return value?.table === table && value.seat === seat ? value : undefined;
}

/** How often notes were forgotten, so an answer that comes too late leaves none. */
let forgotten = 0;

export function forgetNote(): void {
  forgotten++;
  note.value = undefined;
}

/** The link, with a look at every move its seat makes, if people asked for it. */
export function coached(link: TableLink, seat: Seat): TableLink {
  return {
    ...link,
    async ask(ask) {
      const isStep = ask.do === 'act';
      const begins = isStep && ['draw', 'pickUp', 'takeUpcard'].includes(ask.action.do);
      if (begins || ask.do === 'takeBack') forgetNote();
      const answer = await link.ask(ask);
      if (isStep && answer.ok && settings.value.coach) void look(link.id, seat, answer.seq);
      return answer;
    },
    leave() {
      forgetNote();
      link.leave();
    },
  };
}

/** Of a turn's notes the dearest stays. */
async function look(table: string, seat: Seat, seq: number): Promise<void> {
  const since = forgotten;
  const found = await hall.coach(table, seq).catch(() => undefined);
  if (forgotten !== since || !found || found.low <= 0 || found.cost < MUCH) return;
  const before = noteFor(table, seat)?.cost ?? 0;
  if (found.cost > before) note.value = { ...found, table, seat };
}
