import { packFor, type PackId } from '@hand-and-foot/engine';
import { standardFace } from './standard.ts';

/** What each deck draws for a face. Lords & Ladies comes when it is asked for. */
async function drawingOf(id: PackId): Promise<(face: string) => string> {
  if (id === 'standard') return standardFace;
  const { lordsFace } = await import('./lords/face.ts');
  return lordsFace;
}

/** Every face of a deck as markup, defined once; a card on the table only refers to its face. */
export async function drawSheet(id: PackId): Promise<string> {
  const draw = await drawingOf(id);
  return packFor(id)
    .faces.map((face) => `<g id="${faceId(id, face)}">${draw(face)}</g>`)
    .join('');
}

export const faceId = (id: PackId, face: string) => `${id}-${face}`;
