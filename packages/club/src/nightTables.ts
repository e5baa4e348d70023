import type { Holder, NightSeat } from '@hand-and-foot/protocol';
import { boardKey, type Change, type NightTable } from '@hand-and-foot/table';
import type { Night } from './night.ts';

/** No hash is like these, so nobody comes in by a code, and the host of every table is the night itself. */
const SHUT = 'none';
export const nightHost = (night: string): string => `night ${night}`;

/**
 * The log that a table of a round begins with: its people sit, and the first board is dealt. It follows from the night's
 * log, so any node can make the table, once.
 */
export function tableChanges(night: Night, round: number, table: number): Change[] {
  const { terms, doors } = night;
  const id = night.begun[round - 1]![table - 1]!.id;
  const seats = seatsOf(night, round, table);
  const boards = nightTableOf(night, round, table);
  const people = seats.flatMap((seat, at): Change[] => {
    const member = 'player' in seat ? night.members[seat.player - 1] : undefined;
    if (!member) return [];
    const { name, face, guest } = member;
    const holder: Holder = { is: 'person', name, ...(face === undefined ? {} : { face }) };
    return [{ entry: 'seated', seat: at, holder, guest }];
  });
  return [
    {
      entry: 'opened',
      terms: terms.table,
      seats: seats.map((seat) =>
        'bot' in seat ? { is: 'bot', name: seat.bot, level: terms.level } : { is: 'nobody' },
      ),
      doors: {
        table: id,
        host: nightHost(doors.night),
        invite: SHUT,
        watch: SHUT,
        secret: '',
        night: boards,
      },
    },
    ...people,
    { entry: 'dealt', round: 1, seed: boardKey(boards, boards.boards[0]!) },
  ];
}

/** The guests who sit there. */
export function guestsAt(night: Night, round: number, table: number): string[] {
  return seatsOf(night, round, table).flatMap((seat) =>
    'player' in seat ? night.members[seat.player - 1]!.guest : [],
  );
}

function nightTableOf({ doors, plan, seeds }: Night, round: number, table: number): NightTable {
  return {
    night: doors.night,
    round,
    table,
    boards: plan[round - 1]!.boards.map((board) => ({
      board,
      secret: doors.secrets[board - 1]!,
    })),
    seeds,
  };
}

/** Partners face each other: north, east, south, west. */
function seatsOf({ plan, seated }: Night, round: number, table: number): NightSeat[] {
  const pairs = seated[round - 1]!;
  const { northSouth, eastWest } = plan[round - 1]!.tables[table - 1]!;
  const [north, south] = pairs[northSouth - 1]!.seats;
  const [east, west] = pairs[eastWest - 1]!.seats;
  return [north, east, south, west];
}
