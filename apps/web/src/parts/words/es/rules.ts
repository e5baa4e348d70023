import type { Wording } from '../en/en.ts';

export const rules: Wording['rules'] = {
  sets: 'Variantes',
  search: 'Buscar en estas reglas',
  clear: 'Borrar la búsqueda',
  found: (lines) =>
    lines === 0
      ? 'No se encontró ninguna regla'
      : lines === 1
        ? '1 regla encontrada'
        : `${lines} reglas encontradas`,
  none: (search) => `No hay nada sobre «${search}» en estas reglas.`,
  ruling: 'Nuestra decisión',
  legend: 'Donde las reglas originales no dicen nada o se contradicen, busca «Nuestra decisión».',
  changed: 'Cambiado',
  sections: 'En esta página',
  print: 'Imprimir',
  missing: 'No hay reglas con ese nombre.',
};
