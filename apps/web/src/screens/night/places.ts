import type {
  NightPair,
  NightPlayer,
  NightRound,
  NightSeat,
  NightTableState,
  NightView,
} from '@hand-and-foot/protocol';

export function playerAt({ players }: NightView, player: number): NightPlayer | undefined {
  return players.find((one) => one.player === player);
}

/** The names in a pair's two seats. */
export function namesIn(view: NightView, pair: number): string[] {
  return view.pairs[pair - 1]!.seats.map((seat) => nameIn(view, seat));
}

function nameIn(view: NightView, seat: NightSeat): string {
  return 'bot' in seat ? seat.bot : (playerAt(view, seat.player)?.name ?? '');
}

/** Your pair, if you have a place. */
export function yourPair({ pairs, you }: NightView): NightPair | undefined {
  return pairs.find(({ seats }) => seats.some((seat) => 'player' in seat && seat.player === you));
}

/** The round that's being played, or the last. */
export function roundNow({ plan, begun }: NightView): NightRound | undefined {
  return plan[begun - 1];
}

/** Your table in the round that's being played. */
export function yourTable(view: NightView): NightTableState | undefined {
  const pair = yourPair(view)?.pair;
  return roundNow(view)?.tables.find(
    ({ northSouth, eastWest }) => pair !== undefined && [northSouth, eastWest].includes(pair),
  );
}

export function isTableDone({ boards }: NightView, table: NightTableState): boolean {
  return table.skipped === true || table.played.length >= boards;
}
