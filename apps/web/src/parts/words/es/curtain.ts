import type { Wording } from '../en/en.ts';

export const curtain: Wording['curtain'] = {
  next: (name) => `${name}, te toca`,
  pass: (name) => `Pásale el dispositivo a ${name}. Mientras tanto no se ve ninguna carta.`,
  ready: (name) => `Soy ${name}`,
  undo: (name) => `Soy ${name}. Deshacer mi última jugada`,
};
