import { packFor, type PackId } from '@hand-and-foot/engine';
import { signal } from '@preact/signals';
import { drawFaces } from './sheet.ts';

/** Faces drawn in one go; the page can respond in between. */
const STRETCH = 8;

const wanted = new Map<PackId, Set<string>>();

/** Everything drawn so far, for the page's one sheet. */
export const drawings = signal<readonly string[]>([]);

/** Draws a face at once if needed, and the rest of its deck when there's time; called by each card that's shown. */
export function want(pack: PackId, face: string): void {
  const known = wanted.get(pack);
  if (known?.has(face)) return;
  if (known) known.add(face);
  else {
    wanted.set(pack, new Set([face]));
    whenIdle(() => drawMore(pack));
  }
  queue(pack, face);
}

let queued: [PackId, string][] = [];

/** All of a screen's cards ask in the same moment and are drawn together. */
function queue(pack: PackId, face: string): void {
  queued.push([pack, face]);
  if (queued.length > 1) return;
  queueMicrotask(() => {
    const batch = queued;
    queued = [];
    for (const id of new Set(batch.map(([asked]) => asked)))
      void draw(
        id,
        batch.filter(([asked]) => asked === id).map(([, one]) => one),
      );
  });
}

async function draw(pack: PackId, faces: readonly string[]): Promise<void> {
  const drawn = await drawFaces(pack, faces);
  drawings.value = [...drawings.value, drawn];
}

function drawMore(pack: PackId): void {
  const known = wanted.get(pack)!;
  const more = packFor(pack)
    .faces.filter((face) => !known.has(face))
    .slice(0, STRETCH);
  if (more.length === 0) return;
  for (const face of more) known.add(face);
  void draw(pack, more).then(() => whenIdle(() => drawMore(pack)));
}

function whenIdle(work: () => void): void {
  // Not every browser tells when it's idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 50);
}
