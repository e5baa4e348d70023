import { hasSuits, packFor, type PackId } from '@hand-and-foot/engine';
import { standardFace } from './drawing/standard.ts';

/** Draws a deck's faces. Lords & Ladies loads on demand. */
async function drawingOf(id: PackId): Promise<(face: string) => string> {
  if (hasSuits(id)) return standardFace;
  const { lordsFace } = await import('./lords/face.ts');
  return lordsFace;
}

/** Every face of a deck as markup, defined once; cards on the table only refer to it. */
export async function drawSheet(id: PackId): Promise<string> {
  return drawFaces(id, packFor(id).faces);
}

/** The same for some faces. */
export async function drawFaces(id: PackId, faces: readonly string[]): Promise<string> {
  const draw = await drawingOf(id);
  return faces.map((face) => `<g id="${faceId(id, face)}">${draw(face)}</g>`).join('');
}

export const faceId = (id: PackId, face: string) => `${id}-${face}`;
