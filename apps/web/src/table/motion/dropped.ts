const RECENT_MS = 1000;

let last: { place: string; at: number } | undefined;

/** Cards were dragged to this place: they needn't fly there again. */
export function noteDrop(place: string): void {
  last = { place, at: performance.now() };
}

export function wasDroppedOn(places: readonly string[]): boolean {
  if (!last || performance.now() - last.at > RECENT_MS) return false;
  return places.includes(last.place);
}
