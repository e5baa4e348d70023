import type { Wording } from '../en/en.ts';

export const curtain: Wording['curtain'] = {
  next: (name) => `${name}, es tu turno`,
  pass: (name) => `Pásale el dispositivo a ${name}. Hasta entonces no se ve ninguna carta.`,
  ready: (name) => `Soy ${name}`,
};
