import { packFor, type PackId } from '@hand-and-foot/engine';
import { standardFace } from './drawing/standard.ts';

/** What each deck draws for a face. Lords & Ladies comes when it is asked for. */
async function drawingOf(id: PackId): Promise<(face: string) => string> {
  if (id === 'standard') return standardFace;
  const { lordsFace } = await import('./lords/face.ts');
  return lordsFace;
}

/** Every face of a deck as markup, defined once; a card on the table only refers to its face. */
export async function drawSheet(id: PackId): Promise<string> {
  return drawFaces(id, packFor(id).faces);
}

/** The same of some faces. */
export async function drawFaces(id: PackId, faces: readonly string[]): Promise<string> {
  const draw = await drawingOf(id);
  return faces.map((face) => `<g id="${faceId(id, face)}">${draw(face)}</g>`).join('');
}

export const faceId = (id: PackId, face: string) => `${id}-${face}`;
