import type { Wording } from '../en/en.ts';

export const start: Wording['start'] = {
  title: 'Hand & Foot',
  what: 'Juego por parejas, parecido a la canasta.',
  motto: 'Con las reglas de tu familia. Sin cuenta, sin anuncios, y funciona sin conexión.',
  back: 'Volver',

  otherLanguage: 'English',
  otherLanguageTag: 'en',
  soundOff: 'Desactivar el sonido',
  soundOn: 'Activar el sonido',
  dark: 'Tema oscuro',
  light: 'Tema claro',
  settings: 'Ajustes',

  goOn: 'Continúa tu partida',
  friendsWait: 'Tus amigos te esperan',
  andMore: (games) => `y ${games} más`,
  round: (round, rounds) => `Ronda ${round} de ${rounds}`,
  yourTurn: 'te toca',
  turnOf: (name) => `le toca a ${name}`,
  betweenRounds: 'falta repartir la siguiente ronda',
  level: 'Empate',
  weLead: (by) => `Vamos ganando por ${by}`,
  theyLead: (by) => `Nos van ganando por ${by}`,
  youLead: (by) => `Vas ganando por ${by}`,
  place: (place, of) => `Vas en ${inPlace(place, of)}`,

  play: 'Jugar ahora',
  newHere: '¿Primera vez? Aprende en 5 minutos',
  beginning: 'Barajando las cartas…',
  failed: 'No se pudo empezar la partida. Inténtalo otra vez.',
  choices: 'Partida nueva',
  rules: 'Reglas',
  ownRules: 'Tus reglas',
  ownSummary: (parent: string, changes: number) =>
    changes === 0
      ? `${parent}, sin cambios`
      : changes === 1
        ? `${parent}, con 1 cambio`
        : `${parent}, con ${changes} cambios`,
  players: 'Jugadores',
  fewer: 'Un jugador menos',
  more: 'Un jugador más',
  seats: 'Asientos',
  seatsSay: (people, bots, partners) => {
    const others = bots === 1 ? '1 bot' : `${bots} bots`;
    const who = people === 1 ? 'Tú' : `${people} personas`;
    return `${bots === 0 ? who : `${who} + ${others}`}${partners ? ', por parejas' : ''}`;
  },
  sides: 'Equipos',
  seatings: {
    alone: 'Cada uno por su cuenta',
    pairs: 'Parejas',
    threes: '3 contra 3',
    fifthChanges: 'El quinto cambia de equipo',
    teams2: '2 equipos',
    teams3: '3 equipos',
    teams4: '4 equipos',
    teams5: '5 equipos',
    teams6: '6 equipos',
    teams7: '7 equipos',
    teams8: '8 equipos',
  },
  nameOf: (place) => (place === 1 ? 'Tu nombre' : `Nombre del jugador ${place}`),
  who: (name) => `Persona o bot: ${name}`,
  person: 'Persona',
  bot: 'Bot',
  onePlace: 'El dispositivo pasa de mano en mano. Entre turno y turno se tapan las cartas.',
  you: 'Tú',
  faces: {
    fox: 'Zorro',
    owl: 'Búho',
    bear: 'Oso',
    rabbit: 'Conejo',
    lion: 'León',
    panda: 'Panda',
    penguin: 'Pingüino',
    koala: 'Koala',
    deer: 'Ciervo',
    elephant: 'Elefante',
    hedgehog: 'Erizo',
    frog: 'Rana',
    cat: 'Gato',
    dog: 'Perro',
    mouse: 'Ratón',
    rooster: 'Gallo',
  },
  bots: 'Bots',
  botsSay: (level, pace) => `${level}, ritmo ${pace.toLowerCase()}`,
  skill: 'Nivel',
  levels: {
    novice: 'Novato',
    casual: 'Aficionado',
    steady: 'Intermedio',
    sharp: 'Avanzado',
    expert: 'Experto',
  },
  pace: 'Ritmo',
  paces: { calm: 'Tranquilo', normal: 'Normal', quick: 'Rápido' },

  nav: 'Más',
  friends: 'Con amigos',
  friendsTile: {
    there: 'Cada uno en su teléfono',
    none: 'Aquí no está disponible',
    offline: 'Sin conexión',
  },
  waitingForYou: (tables) => (tables === 1 ? 'Te espera 1 mesa' : `Te esperan ${tables} mesas`),
  rulesTile: '5 variantes, o las tuyas',
  learn: 'Aprender',
  learnTile: 'Jugando, en 5 minutos',
  pad: 'Marcador',
  padTile: 'Para jugar con cartas de verdad',
  games: 'Historial',
  openRecord: 'Abrir partida',
};

const ORDINALS = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo'];

/** "segundo lugar entre 4", "el lugar 12 de 12". */
export function inPlace(place: number, of: number): string {
  const ordinal = ORDINALS[place - 1];
  return ordinal === undefined ? `el lugar ${place} de ${of}` : `${ordinal} lugar entre ${of}`;
}
