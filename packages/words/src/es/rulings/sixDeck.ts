import {
  EQUAL_TOTALS,
  FOOT_ANNOUNCED,
  LAID_AT_ONCE,
  NO_LAST_DISCARD,
  OPEN_TOGETHER,
  RANK_TWICE,
  STOCK_EMPTY,
  WHEN_TO_ASK,
  WITHOUT_BOOKS,
  type Notes,
} from './notes.ts';

export const sixDeck: Notes = [
  [
    'decks',
    'La hoja no da el número de jugadores; con seis barajas y compañeros sentamos cuatro o seis.',
  ],
  [
    'seating',
    'La hoja da por hecho que hay compañeros y no dice cómo se sientan; jugamos en parejas, frente a frente.',
  ],
  ['upcard', 'La hoja no pone condiciones a la carta descubierta; se queda la que salga.'],
  [
    'starter',
    'La hoja solo sortea quién reparte primero; empieza quien está a su izquierda, y el reparto pasa a la izquierda cada ronda.',
  ],
  [
    'starterUpcard',
    'La hoja no dice qué cuesta la carta; se toma sola en vez de robar, sea la que sea, y el turno puede acabar con descarte o sin él.',
  ],
  [
    'pickUpWith',
    'La hoja solo pide tener dos naturales; pedimos que sean del valor de la carta de arriba y que se bajen con ella enseguida.',
  ],
  [
    'wildLimits',
    'La hoja permite tres comodines en siete cartas, sin regla para menos cartas; las naturales siempre deben ser más que los comodines.',
  ],
  [
    'bookGrows',
    'La hoja no dice si un libro puede crecer; permitimos añadir naturales y ningún comodín.',
  ],
  ['meldsOfRank', RANK_TWICE],
  ['opening', OPEN_TOGETHER],
  ['footAnnounced', FOOT_ANNOUNCED],
  [
    'permission',
    'La hoja quiere que los dos compañeros estén de acuerdo, pero no dice cómo; se pregunta al compañero, y un «sí» permite cerrar en este turno sin obligar.',
  ],
  ['permission', WHEN_TO_ASK],
  ['lastDiscard', NO_LAST_DISCARD],
  ['withoutBooks', WITHOUT_BOOKS],
  ['goOutBonus', 'La hoja da 500 en los torneos; usamos los 100 de una partida corriente.'],
  ['emptyStock', STOCK_EMPTY],
  ['gameEnd', EQUAL_TOTALS],
  [
    'play',
    'En la hoja solo los rivales restan las cartas que les quedan; las restamos a todos, también al compañero de quien cerró.',
  ],
  ['play', 'La hoja cuenta las cartas que forman libros; contamos todas las cartas de la mesa.'],
  ['play', LAID_AT_ONCE],
];
