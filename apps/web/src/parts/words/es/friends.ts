import type { FriendsWords } from '../en/friends.ts';

export const friends: FriendsWords = {
  title: 'Jugar con amigos',
  motto:
    'Crea una mesa y manda su enlace. Quien lo abre escribe un nombre y ya está dentro: sin cuenta y sin instalar nada.',

  yourName: 'Tu nombre',
  nameFull: (most) => `Un nombre tiene ${most} letras como mucho.`,
  nameNeeded: 'Escribe antes tu nombre, para que los demás sepan quién eres.',
  bot: 'bot',
  bots: 'Bots en la mesa',
  fewerBots: 'Un bot menos',
  moreBots: 'Un bot más',
  turnPace: 'Tiempo por turno',
  paces: { none: 'Sin prisa', day: 'Un día', ten: '10 min', two: '2 min' },
  standIn: 'Un bot suple',
  standInNote: {
    none: 'Un turno puede durar lo que haga falta. Pero si alguien se ausenta cinco minutos en el suyo, un bot sigue hasta que recupere el asiento.',
    day: 'Si un turno dura más de un día. El asiento se recupera en cualquier momento.',
    ten: 'Si un turno pasa de diez minutos, o su jugador se ausenta dos.',
    two: 'Si un turno pasa de dos minutos, o su jugador se ausenta 40 segundos.',
  },
  noStandInNote: 'No se mete prisa a nadie: la mesa espera a todos.',
  quiet: 'Sin hablar durante la ronda',
  quietNote:
    'Las parejas se atienen a las cartas mientras se juega; el chat vuelve a abrirse después.',
  quietBySheet: (name) =>
    `Así lo quiere la hoja de ${name}: las parejas no hablan de cartas ni planes, y solo preguntan «¿Puedo cerrar?»`,
  make: 'Crear la mesa',
  making: 'Creando la mesa',
  notMade: 'No se pudo crear la mesa. Inténtalo en un momento.',
  tooFast: 'Desde aquí se acaban de crear muchas mesas. Espera un minuto e inténtalo otra vez.',
  noServer:
    'Las mesas compartidas necesitan el servidor de esta página, que no contesta. Contra bots se puede jugar sin él.',
  offline:
    'Las mesas compartidas necesitan conexión, y ahora este dispositivo no la tiene. Contra bots se puede jugar sin ella.',
  lookAgain: 'Probar otra vez',
  toStart: 'Al inicio',

  lobby: 'Antes de repartir',
  seats: 'Asientos',
  seat: (number) => `Asiento ${number}`,
  side: (name) => `Bando ${name}`,
  free: 'Libre',
  you: 'tú',
  keeper: 'anfitrión',
  isThisYou: '¿Eres tú? Pide al anfitrión que libere este asiento y siéntate aquí.',
  freeToReturn:
    '¿Vuelve con otro teléfono? Libera el asiento, y se sienta otra vez con la invitación.',
  here: 'está aquí',
  away: 'ausente',
  standsInFor: (name) => `Un bot juega por ${name}`,
  sitHere: 'Sentarme',
  sitAt: (number) => `Sentarme en el asiento ${number}`,
  getUp: 'Levantarme',
  putBot: 'Bot',
  putBotAt: (number) => `Poner un bot en el asiento ${number}`,
  remove: 'Liberar',
  removeFrom: (name) => `Liberar el asiento de ${name}`,
  removeQuestion: {
    lobby: (name) =>
      `${name} pierde este asiento. Quien tenga la invitación puede ocuparlo, también ${name}.`,
    dealt: (name) =>
      `${name} pierde este asiento y sus cartas. Quien tenga la invitación puede ocuparlo y seguir jugando; hasta entonces la mesa espera.`,
  },
  removeSurely: 'Liberar el asiento',
  leaveIt: 'Dejarlo así',
  handOn: 'Hacer anfitrión',
  handOnTo: (name) => `Hacer anfitrión a ${name}`,
  handOnQuestion: (name) =>
    `${name} será anfitrión en tu lugar: desde entonces solo ${name} puede liberar asientos, poner bots y terminar la mesa.`,
  fillWithBots: 'Bots en los asientos libres',
  watchers: (count) => (count === 1 ? '1 persona mira.' : `${count} personas miran.`),
  deal: 'Repartir las cartas',
  seatsEmpty: (count) =>
    count === 1 ? 'Queda un asiento libre.' : `Quedan ${count} asientos libres.`,
  sitFirst: 'Toma asiento y se podrá repartir.',

  invite: 'Invitar',
  inviteNote: 'Quien tenga este enlace puede ocupar un asiento libre.',
  inviteLost:
    'El enlace para invitar está en el dispositivo donde se creó la mesa, y lo tienen quienes entraron con él.',
  link: 'Enlace',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'Selecciona el enlace y cópialo.',
  share: 'Compartir',
  shareText: 'Ven a jugar a Hand and Foot',
  onlyHere:
    'Esta dirección solo sirve en este ordenador. Para un enlace que otros puedan abrir, entra por la dirección de red que mostró el programa al arrancar.',
  showCode: 'Código QR',
  onlookers: 'Un enlace para mirar',
  onlookersNote: 'Quien lo tenga ve lo que todos pueden ver, y las cartas de nadie.',

  rules: 'Reglas',
  readRules: 'Leer las reglas',
  sameAs: (name) => `Las de ${name}, sin cambios.`,
  differs: (name) => `Lo que cambia respecto a ${name}`,
  ownRules: 'Reglas propias de esta mesa.',
  agreed: 'Lo acordado',
  agreedPace: {
    none: 'Cada turno dura lo que haga falta.',
    day: 'Un día por turno.',
    ten: 'Diez minutos por turno.',
    two: 'Dos minutos por turno.',
  },
  agreedTurn: (time) => `${time} por turno.`,
  agreedStandIn: 'Un bot suple a quien se ausente demasiado.',
  agreedAway: (time) => `A quien se ausente ${time} en su turno lo suple un bot.`,
  agreedWait: 'La mesa espera a todos.',
  agreedQuiet: 'No se habla mientras se juega una ronda.',
  agreedTalk: 'Se puede hablar en cualquier momento.',

  chat: 'Chat',
  chatUnread: (count) => `Chat, ${count} sin leer`,
  nothingSaid: 'Nadie ha dicho nada todavía.',
  say: 'Di algo',
  send: 'Enviar',
  newTable: 'Ven a la mesa nueva',
  newTableOf: (name) => `${name} tiene una mesa nueva`,
  ownNewTable: 'Tu mesa nueva está lista',
  sitDown: 'Sentarme',
  phrases: 'Frases hechas',
  people: 'Personas y enlaces',
  peopleHere: 'Personas',
  lost: 'Sin conexión. Tus cartas están a salvo. Reintentando.',
  lostShort: 'Sin conexión',
  leftToBots: 'Los bots suplen a todos. La mesa espera a que alguien recupere su asiento.',
  lostLobby: 'Sin conexión. Reintentando.',
  emptySeat: (number) => `No hay nadie en el asiento ${number}. La mesa espera.`,
  isAway: (name) => `${name} no está.`,
  botIn: (time) => `Un bot sigue en ${time}.`,
  timeLeft: (name, time) => `A ${name} le quedan ${time}.`,
  yourTime: (time) => `Te quedan ${time} en este turno.`,
  moreTime: 'Más tiempo',
  botPlaysForYou: 'Un bot juega por ti',
  sitToTalk: 'Pueden escribir quienes tienen asiento.',
  takeBack: 'Recuperar mi asiento',
  letBotPlay: 'Que un bot juegue por mí',
  letBotPlayNote: 'Recuperas el asiento cuando quieras.',
  looksOn: 'Estás mirando.',
  seatFreed: 'El anfitrión ha liberado tu asiento.',
  hasYourSeat: (name) => `${name} tiene ahora tu asiento.`,
  looksOnTakeSeat: 'Tomar asiento',

  otherDevice: 'Jugar en otro dispositivo',
  otherDeviceNote:
    'Abre allí este enlace. Sirve una vez y solo para tu asiento: no se lo enseñes a nadie más.',
  handSeat: 'Ceder mi asiento a alguien',
  handSeatNote:
    'Quien abra este enlace tendrá desde entonces tu asiento y tus cartas, y tú ya no. Sirve una vez.',
  makeLink: 'Crear el enlace',
  claimTitle: 'Un asiento te espera',
  claimNote: 'Alguien te cede su asiento, con las cartas como están. ¿Con qué nombre juegas?',
  claim: 'Ocupar el asiento',
  linkUsed: 'Este enlace ya se usó o se cambió por otro. Pide uno nuevo.',
  notClaimed: {
    notYourSeat: 'Ya tienes un asiento en esta mesa. Déjalo primero y abre el enlace otra vez.',
    sawAnother: 'Ya viste otra mano en esta ronda. Abre el enlace otra vez cuando termine.',
    tableClosed: 'Esta mesa ha terminado.',
    otherwise: 'No ha salido bien. Abre el enlace otra vez dentro de un momento.',
  },

  unreachable: 'Ahora no se puede llegar a la mesa. Reintentando.',
  ended: {
    turnedAway: 'Para entrar hace falta el enlace de esta mesa. Pídeselo otra vez a quien la creó.',
    noSuchTable: 'Aquí no hay tal mesa. Revisa el enlace o pídelo de nuevo.',
    newerPage: 'La mesa usa una versión más nueva de esta página. Cárgala otra vez.',
    damaged:
      'La partida guardada de esta mesa está dañada y no se puede abrir. Pregunta a quien lleva este servidor: quizá una copia la recupere.',
    blocked:
      'Este servidor ya no te deja entrar. Si crees que es un error, escribe a quien lo lleva.',
    noise: 'La mesa ha cortado con esta página. Cárgala otra vez.',
  },
  loadAgain: 'Cargar otra vez',
  closed: 'El anfitrión ha terminado esta mesa.',

  // Terminarla
  close: 'Terminar esta mesa',
  closeQuestion:
    '¿Terminarla para todos? Después ya no se puede seguir jugando aquí. Las rondas terminadas se podrán ver.',
  closeNot: 'Seguir con ella',
  closeSurely: 'Terminarla para todos',
  endedEarly: 'Interrumpida',
  endedBeforeDeal: 'Esta mesa se terminó antes de repartir.',
  endedInRound: (round) =>
    `Esta mesa se terminó en la ronda ${round}, antes de que acabara. Esa ronda no cuenta.`,
  scoreAfter: (rounds) =>
    rounds === 1 ? 'Puntos tras la ronda 1' : `Puntos tras ${rounds} rondas`,

  openTables: 'Mesas abiertas con amigos',
  earlierTables: 'Mesas anteriores con amigos',
  yourTurn: 'Te espera',
  notBegun: 'Aún sin repartir',
  turnOfOthers: (round) => `Ronda ${round}, le toca a otra persona`,
  over: 'Terminada',
  goTo: 'Seguir',
  seeScore: 'Puntos',
  seeTable: 'Ver cómo terminó',
  replay: 'Volver a ver',
  takeOff: 'Quitar de la lista',
  takeOffOf: (game) => `Quitar ${game} de la lista`,
  takeOffQuestion: {
    open: '¿Quitarla de tu lista? La mesa sigue, y su enlace lleva a ella.',
    over: '¿Quitarla de tu lista? Los demás la conservan en la suya.',
  },
  takeOffSurely: 'Quitarla',
  takeOffNot: 'Dejarla',
  remind: 'Avisarme cuando me toque',
  remindNote: 'Mientras una mesa esté abierta en este navegador, aunque sea en otra pestaña.',
  remindInsecure:
    'Los avisos de tu turno necesitan una dirección que empiece por https. Con esta ningún navegador los muestra.',
  remindDenied:
    'Este navegador tiene prohibido mostrar avisos de esta página. Se cambia en sus ajustes.',
  reminder: (rules) => `Te toca: ${rules}`,

  again: 'Jugar otra vez en una mesa nueva',
  checkShuffle: 'Comprobar la mezcla',
  saveRecord: 'Guardar la partida',
  shareOver: {
    score: 'Compartir',
    replay: 'Compartir la repetición',
    check: 'Compartir la comprobación',
  },
  shareOverNote:
    'Quien tenga este enlace ve los puntos y la repetición de lo que ha terminado. Con él nadie puede jugar.',
  shareOverText: 'Nuestra partida de Hand and Foot',

  check: {
    title: 'Comprobar la mezcla',
    intro:
      'Nadie eligió las cartas, y esta página puede mostrarlo. Antes de cada reparto la mesa sacó un secreto y publicó su huella, la promesa. Solo entonces cada uno añadió su propio azar. Las cartas salen de todo ello junto, y tras la ronda se muestra el secreto.',
    works: 'Se acaba de calcular en este navegador.',
    none: 'Aún no ha terminado ninguna ronda de esta mesa. Entonces se podrá comprobar: antes, el secreto delataría las cartas.',
    checking: 'Calculando',
    notFound:
      'Esta mesa no se te muestra. Pide el enlace a su mezcla a alguien que haya jugado en ella.',
    failed: 'Ahora mismo no se puede leer lo que hace falta. Inténtalo en un momento.',
    round: (round) => `Ronda ${round}`,
    fine: 'Nadie eligió estas cartas',
    wrong: 'Algo no encaja',
    pledge: {
      kept: 'El secreto es el que se prometió antes de repartir.',
      broken: 'El secreto no es el que se prometió.',
      seen: 'Este navegador vio la promesa antes del reparto, y es la misma.',
      changed: 'Este navegador vio otra promesa antes del reparto.',
      unseen:
        'Este navegador no estaba cuando se prometió, así que se fía de la mesa en cuanto al momento.',
    },
    seeds: {
      count: (count) =>
        count === 0
          ? 'Nadie más añadió su propio azar.'
          : count === 1
            ? 'Un jugador añadió su propio azar.'
            : `${count} jugadores añadieron su propio azar.`,
      own: 'El tuyo está entre ellos, tal como lo mandó este navegador.',
      ownMissing: 'El que mandó este navegador no está entre ellos.',
      ownUnknown: 'Este navegador no mandó ninguno.',
    },
    cards: {
      fit: 'De todo ello salen, carta por carta, las que se repartieron.',
      differ: 'Las cartas que se repartieron no salen de ello.',
    },
    what: '¿Qué significa?',
    meaning: [
      'El servidor no pudo elegir las cartas: su secreto quedó fijado antes de saber qué añadirían los jugadores.',
      'Tampoco ningún jugador: lo que añadió se mezcló con un secreto que no conocía.',
      'No muestra quién miró las cartas de quién; muestra que las cartas fueron limpias.',
    ],
    offline:
      'Para que lo compruebe otro programa, guarda la historia de la mesa y ejecuta: hand-and-foot shuffle ARCHIVO',
    saveStory: 'Guardar la historia',
    details: 'Los números',
    pledgeIs: 'Promesa',
    secretIs: 'Secreto',
    keyIs: 'Clave',
    seedOf: (name) => `Lo que añadió ${name}`,
  },
};
