import { recall, storeValue } from '../../parts/settings/memory.ts';
import type { TableLink } from '../link/tableLink.ts';

const nameFor = ({ id, known }: TableLink): string => `hand/${id}/${known.peek().seat}`;

/** The pile chosen as this round's hand before the deal got to the seat, if there is one. It outlives the page. */
export function chosenHand(link: TableLink): number | undefined {
  const { view, seat } = link.known.peek();
  const found = recall(nameFor(link)) as { round?: unknown; stack?: unknown } | null | undefined;
  const piles = seat === undefined ? [] : (view?.stacks?.[seat] ?? []);
  const stack = [...piles.keys()].find((pile) => pile === found?.stack);
  return found?.round === view?.round ? stack : undefined;
}

export function keepChosenHand(link: TableLink, stack: number | undefined): void {
  const round = link.known.peek().view?.round;
  storeValue(nameFor(link), stack === undefined ? undefined : { round, stack });
}
