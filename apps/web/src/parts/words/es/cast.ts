import type { CastWords } from '../en/cast.ts';

export const cast: CastWords = {
  about: {
    Amara: 'Tararea mientras baraja.',
    Bruno: 'Cocina para doce cuando vienen cuatro.',
    Celia: 'Dio clases de matemáticas 40 años.',
    Dev: 'Siempre trae lo mejor para picar.',
    Fatima: 'Hace el crucigrama con bolígrafo.',
    Gus: 'Cartero jubilado. Se sabe el nombre de todos los perros.',
    Iris: 'Tiene una planta para cada estado de ánimo.',
    Joel: 'Entrena a un equipo infantil de béisbol.',
    Kofi: 'Arregla radios que ya nadie escucha.',
    Lupe: 'Cultiva los mejores tomates del barrio.',
    Otis: 'Toca el bajo los domingos.',
    Ruth: 'Ya gastó tres barajas de tanto jugar.',
    Teo: 'Diez años y medio. El medio cuenta.',
    Vera: 'Empieza los libros por la última página.',
    Walt: 'Cuenta siempre la misma historia de pesca.',
    Yuki: 'Hace grullas de papel entre turno y turno.',
  },
  plays: {
    novice: [
      'Hace la primera buena jugada que ve y le cuesta soltar una carta.',
      'Nunca recuerda qué se descartó.',
      'Empieza combinaciones que rara vez llegan a ser libros.',
    ],
    casual: [
      'Recuerda el último turno, y nada más.',
      'Mira primero sus propias cartas.',
      'Le gusta tener muchas cartas.',
    ],
    steady: [
      'Juega bien y recuerda los últimos turnos.',
      'Recuerda lo que acabas de descartar, pero no lo que te llevaste.',
      'Compara dos planes y elige el mejor.',
    ],
    sharp: [
      'Recuerda casi toda la ronda, y quién se llevó qué.',
      'Cierra pronto si le conviene.',
      'Compara varios planes antes de cada turno.',
    ],
    expert: [
      'Recuerda todas las cartas que se han visto.',
      'Ha jugado millones de turnos para practicar.',
      'No olvida nada en toda la ronda.',
    ],
    random: ['Juega lo primero que encuentra.'],
    'early-out': ['Se da prisa por llegar al pie y cierra en cuanto puede.'],
    builder: ['Prefiere completar otro libro antes que cerrar.'],
    'pile-hunter': ['Guarda pares para el pozo y vigila cada descarte.'],
  },
  bot: (level) => `Bot · ${level}`,
  you: 'Eres tú',
  yourPartner: 'Juega en tu equipo',
  aboutSeat: (name) => `Sobre ${name}`,

  chooseFace: 'Elige una cara',
  yourFace: 'Tu cara',
  faceOf: (name) => `Cara de ${name}`,
  faceNow: (face) => `ahora: ${face}`,
};
