import { isObject } from './isObject.ts';

/** Rules as somebody wrote them, with `{"teams": 3}` among the ways to sit spelled as the word for it. */
export function spelled(data: Record<string, unknown>): Record<string, unknown> {
  const { seating } = data;
  if (!isObject(seating)) return data;
  const ways = Object.entries(seating).map(([players, list]) => [
    players,
    Array.isArray(list) ? list.map(wayOf) : list,
  ]);
  return { ...data, seating: Object.fromEntries(ways) as unknown };
}

function wayOf(way: unknown): unknown {
  if (!isObject(way) || Object.keys(way).join() !== 'teams') return way;
  return `teams${String(way['teams'])}`;
}
