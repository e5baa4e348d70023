import type { Wording } from '../en/en.ts';

export const settings: Wording['settings'] = {
  title: 'Ajustes',
  theme: 'Colores',
  themes: { device: 'Del sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  languages: { en: 'English', es: 'Español' },
  deck: 'Baraja',
  decks: { own: 'La nuestra', classic: 'Clásica' },
  deckNote: 'Jotas, reinas y reyes como en las cartas de siempre, donde son bastante grandes',
  paceNote: 'La rapidez de los bots, desde ahora',
  print: 'Letra grande',
  printNote: 'Palabras más grandes y cifras grandes en las cartas',
  colours: 'Cuatro colores',
  coloursNote: 'Cada palo con su color',
  sound: 'Sonido',
  letterKeys: 'Teclas de letras',
  letterKeysNote:
    'D roba, X descarta, etcétera. Desactívalas si tu teclado o tu lector necesita las letras.',
};
