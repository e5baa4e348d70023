import type { Wording } from '../en/en.ts';

export const settings: Wording['settings'] = {
  title: 'Ajustes',
  theme: 'Tema',
  themes: { device: 'Igual que el dispositivo', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  languages: { en: 'English', es: 'Español' },
  deck: 'Baraja',
  decks: { own: 'Moderna', classic: 'Clásica' },
  deckNote: 'La clásica lleva las figuras tradicionales, siempre que quepan en la carta',
  paceNote: 'A qué velocidad juegan los bots a partir de ahora',
  print: 'Letra grande',
  printNote: 'Texto más grande y números más grandes en las cartas',
  colours: 'Cuatro colores',
  coloursNote: 'Cada palo con su color',
  coach: 'Entrenador',
  coachNote:
    'El botón de pista se ilumina cuando una jugada te hace perder muchos puntos. Solo en las partidas de este dispositivo.',
  sound: 'Sonido',
  letterKeys: 'Atajos con letras',
  letterKeysNote:
    'D roba, X descarta, etc. Desactívalos si tu teclado o tu lector de pantalla necesita las letras.',
};
