import { capitalised, uncapitalised } from '@hand-and-foot/words';
import { smallSpanish, withArticle } from '@hand-and-foot/words/es';
import type { FriendsWords } from '../en/friends.ts';

const isRules = (name: string): boolean => /^reglas\b/i.test(name);

/** "de Individual", "con las reglas de la casa", "con reglas propias". */
function byRules(name: string): string {
  if (/^reglas propias\b/i.test(name)) return `con ${uncapitalised(name)}`;
  return isRules(name) ? `con las ${uncapitalised(name)}` : `de ${name}`;
}

export const friends: FriendsWords = {
  title: 'Jugar con amigos',
  motto:
    'Crea una mesa y manda el enlace. Tus amigos lo abren, escriben su nombre y ya están dentro. Sin cuenta y sin instalar nada.',

  severalTables: 'Las mismas cartas en varias mesas',
  severalTablesNote: 'Una partida por equipos o un torneo por parejas, con clasificación',
  toStandings: 'Ver la clasificación',

  yourName: 'Tu nombre',
  nameFull: (most) => `El nombre puede tener hasta ${most} letras.`,
  nameNeeded: 'Escribe primero tu nombre, para que los demás sepan quién eres.',
  bot: 'bot',
  bots: 'Bots en la mesa',
  fewerBots: 'Un bot menos',
  moreBots: 'Un bot más',
  turnPace: 'Tiempo por turno',
  paces: { none: 'Sin límite', day: '1 día', ten: '10 min', two: '2 min' },
  standIn: 'Un bot juega por quien falte',
  standInNote: {
    none: 'Los turnos no tienen límite de tiempo. Si alguien se ausenta 5 minutos en su turno, un bot juega por esa persona hasta que vuelva.',
    day: 'Si alguien tarda más de un día en su turno, un bot juega por esa persona hasta que vuelva.',
    ten: 'Si alguien tarda más de 10 minutos en su turno, o se ausenta 2 minutos, un bot juega por esa persona hasta que vuelva.',
    two: 'Si alguien tarda más de 2 minutos en su turno, o se ausenta 40 segundos, un bot juega por esa persona hasta que vuelva.',
  },
  noStandInNote: 'Sin prisas. La mesa espera a todos.',
  talk: 'Chat durante la ronda',
  talkNote: 'Todos pueden chatear en cualquier momento.',
  quietNote:
    'Durante la ronda solo se pueden mandar reacciones y frases que no digan nada de las cartas.',
  askForQuiet: (names) =>
    `${capitalised(smallSpanish.listed(names.map((name) => `en ${withArticle(name)}`)))} se pide que los compañeros no hablen de cartas; por eso ahí el chat empieza desactivado.`,
  quietBySheet: (name) =>
    `En ${withArticle(name)}, los compañeros no hablan de cartas ni de planes. Solo preguntan «¿Puedo cerrar?».`,
  make: 'Crear mesa',
  making: 'Creando mesa',
  notMade: 'No se pudo crear la mesa. Inténtalo otra vez en un momento.',
  tooFast: 'Desde aquí se acaban de crear muchas mesas. Espera un minuto e inténtalo otra vez.',
  noServer:
    'Para jugar con amigos hace falta el servidor de esta página, que no responde. Contra bots sí puedes jugar.',
  offline:
    'Para jugar con amigos hace falta conexión, y este dispositivo no tiene. Contra bots sí puedes jugar.',
  lookAgain: 'Intentarlo otra vez',
  toStart: 'Inicio',

  lobby: 'Antes de repartir',
  seats: 'Asientos',
  side: (name, partners) =>
    partners === '' ? `Equipo ${name}` : `Equipo ${name}, con ${partners}`,
  free: 'Libre',
  waitsFor: (name) => `Esperando a ${name}`,
  you: 'tú',
  keeper: 'anfitrión',
  isThisYou: '¿Eres tú? Pídele al anfitrión que te quite de este asiento y siéntate otra vez.',
  freeToReturn:
    '¿Volvió con otro teléfono? Quita al jugador de aquí, y podrá sentarse otra vez con la invitación.',
  here: 'está aquí',
  away: 'ausente',
  standsInFor: (name) => `Un bot está jugando por ${name}`,
  sitHere: 'Sentarme',
  sitAt: (place, of) => `Sentarme aquí, ${place}.º de ${of}`,
  getUp: 'Dejar el asiento',
  putBot: 'Bot',
  putBotAt: (place, of) => `Poner un bot aquí, ${place}.º de ${of}`,
  remove: 'Quitar',
  removeFrom: (name) => `Quitar a ${name} de este asiento`,
  removeQuestion: {
    lobby: (name) =>
      `¿Quitar a ${name} de este asiento? Lo puede ocupar cualquiera que tenga la invitación, también ${name}.`,
    dealt: (name) =>
      `¿Quitar a ${name} de este asiento? Cualquiera que tenga la invitación puede ocuparlo y quedarse con las cartas de ${name}. Mientras tanto la mesa espera.`,
  },
  removeSurely: 'Quitar',
  leaveIt: 'Cancelar',
  handOn: 'Pasarle la mesa',
  handOnTo: (name) => `Pasarle la mesa a ${name}`,
  handOnQuestion: (name) =>
    `¿Pasarle la mesa a ${name}? Después solo ${name} podrá quitar jugadores, poner bots y terminar la partida.`,
  fillWithBots: 'Llenar con bots',
  watchers: (count) => (count === 1 ? '1 persona mirando.' : `${count} personas mirando.`),
  deal: 'Repartir',
  seatsEmpty: (count) =>
    count === 1 ? 'Queda 1 asiento libre.' : `Quedan ${count} asientos libres.`,
  dealsLater: (host) =>
    `Podrás repartir cuando no quede ningún asiento libre. ${host} puede poner bots en los que sigan libres.`,
  sitFirst: 'Siéntate y podrás repartir.',

  invite: 'Invitar a amigos',
  invitedBy: (host, rules) => `${host} te invita a una partida ${byRules(rules)}`,
  invitedTo: (rules) => `Te invitan a una partida ${byRules(rules)}`,
  invitedGame: 'Es Hand and Foot, parecido a la canasta.',
  newToIt: '¿No lo conoces? Apréndelo en 5 minutos',
  join: 'Entrar',
  watch: 'Mirar',
  full: 'Todos los asientos están ocupados. Puedes mirar la partida.',
  gameOver: 'Esta partida ya terminó. Puedes ver cómo quedó.',
  inviteNote: 'Con este enlace se puede ocupar un asiento libre.',
  inviteLost:
    'El enlace de invitación no está en este dispositivo. Usa el dispositivo en el que creaste la mesa, o pídele el enlace a alguien que haya entrado con él.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  notCopied: 'Selecciona el enlace y cópialo.',
  share: 'Compartir',
  shareText: 'Ven a jugar una partida de Hand and Foot',
  onlyHere:
    'Esta dirección solo funciona en este dispositivo. Para tener un enlace que otros puedan abrir, usa la dirección de red que mostró el programa al arrancar.',
  showCode: 'Código QR',
  onlookers: 'Enlace para mirar',
  onlookersNote: 'Con este enlace se puede mirar la partida. No se ven las cartas de nadie.',

  rules: 'Reglas',
  readRules: 'Leer las reglas',
  sameAs: (name) => `Se juega ${isRules(name) ? byRules(name) : `con las reglas de ${name}`}.`,
  differs: (name) => `Qué cambia respecto a ${withArticle(name)}`,
  ownRules: 'Reglas propias de esta mesa.',
  agreed: 'Reglas de la mesa',
  agreedPace: {
    none: 'Turnos sin límite de tiempo.',
    day: '1 día por turno.',
    ten: '10 minutos por turno.',
    two: '2 minutos por turno.',
  },
  agreedTurn: (time) => `${time} por turno.`,
  agreedStandIn:
    'Si alguien se ausenta demasiado tiempo, un bot juega por esa persona hasta que vuelva.',
  agreedAway: (time) =>
    `Si alguien se ausenta ${time} en su turno, un bot juega por esa persona hasta que vuelva.`,
  agreedWait: 'La mesa espera a todos.',
  agreedQuiet: 'Durante la ronda no se habla de cartas.',
  agreedTalk: 'Se puede chatear en cualquier momento.',

  chat: 'Chat',
  chatUnread: (count) => `Chat, ${count} sin leer`,
  nothingSaid: 'Nadie ha dicho nada todavía.',
  say: 'Di algo',
  send: 'Enviar',
  newTable: 'Ir a la mesa nueva',
  newTableOf: (name) => `${name} tiene una mesa nueva`,
  ownNewTable: 'Tu mesa nueva está lista',
  sitDown: 'Sentarme',
  reactions: 'Reacciones',
  phrases: 'Frases rápidas',
  ready: {
    yay: '¡Bien!',
    haHa: '¡Ja, ja!',
    wow: '¡Guau!',
    ohNo: '¡Ay, no!',
    loveIt: '¡Me encanta!',
    great: '¡Genial!',
    hello: '¡Hola!',
    goodLuck: '¡Suerte!',
    niceOne: '¡Muy buena!',
    wellPlayed: '¡Bien jugado!',
    thanks: '¡Gracias!',
    sorry: '¡Perdón!',
    oneMoment: 'Un momento',
    backSoon: 'Vuelvo en un minuto',
    imBack: 'Ya estoy aquí',
    keepGoing: '¿Seguimos?',
    goSoon: 'Me tengo que ir pronto',
    goodNight: '¡Buenas noches!',
    canYouGoOut: '¿Puedes cerrar?',
    notOutYet: 'No cierres todavía',
    outSoon: 'Ya casi cierro',
    needWilds: 'Necesito comodines',
    takePile: '¡Toma el pozo!',
  },
  saidBy: (name, text) => `${name}: ${text}`,
  sent: (text) => `Enviado: ${text}`,
  mute: 'Silenciar',
  muteThem: (name) => `Silenciar a ${name}`,
  muted: 'en silencio',
  unmute: 'Dejar de silenciar',
  unmuteThem: (name) => `Dejar de silenciar a ${name}`,
  people: 'Personas y enlaces',
  peopleHere: 'Personas',
  lost: 'Sin conexión. Tus cartas están a salvo. Reintentando.',
  lostShort: 'Sin conexión',
  leftToBots: 'No queda nadie en la mesa. La partida está en pausa hasta que alguien vuelva.',
  lostLobby: 'Sin conexión. Reintentando.',
  emptySeat: 'Hay un asiento libre. La mesa espera.',
  isAway: (name) => `${name} no está.`,
  botIn: (time) => `Dentro de ${time} entra un bot.`,
  timeLeft: (name, time) => `A ${name} le quedan ${time}.`,
  yourTime: (time) => `Te quedan ${time} en este turno.`,
  moreTime: 'Más tiempo',
  botPlaysForYou: 'Un bot está jugando por ti',
  sitToTalk: 'Siéntate para chatear.',
  asksBack: (name, step) => `${name} quiere deshacer su jugada: ${step}. ¿De acuerdo?`,
  stepBack: {
    discarded: (card) => `descartar ${card}`,
    laid: 'bajar cartas',
    capped: 'bajar cartas',
    pickedUp: 'tomar el pozo',
    tookUpcard: 'tomar la carta descubierta',
  },
  neverMind: 'Déjalo así',
  letThem: 'Sí',
  letThemNot: 'No',
  waitingForYes: (names) => `Esperando la respuesta de ${names}.`,
  saidYes: (names, count) => `${names} ${count === 1 ? 'dijo' : 'dijeron'} que sí.`,
  saidNo: (name) => `${name} dijo que no.`,
  dropped: (name) => `${name} cambió de idea.`,
  takeBack: 'Recuperar mi asiento',
  letBotPlay: 'Que un bot juegue por mí',
  letBotPlayNote: 'Puedes recuperar tu asiento cuando quieras.',
  looksOn: 'Estás mirando.',
  seatFreed: 'El anfitrión te quitó de tu asiento.',
  hasYourSeat: (name) => `${name} está ahora en tu asiento.`,
  looksOnTakeSeat: 'Tomar asiento',

  otherDevice: 'Jugar en otro dispositivo',
  otherDeviceNote:
    'Abre este enlace en el otro dispositivo. Sirve una sola vez y da acceso a tu asiento, así que no lo compartas.',
  handSeat: 'Darle mi asiento a alguien',
  handSeatNote:
    'La persona que abra este enlace se queda con tu asiento y tus cartas. Sirve una sola vez.',
  makeLink: 'Crear enlace',
  claimTitle: 'Un asiento te espera',
  claimNote: 'Alguien te da su asiento y sus cartas. ¿Cómo te llamas?',
  claim: 'Ocupar el asiento',
  linkUsed: 'Este enlace ya se usó o ya no vale. Pide uno nuevo.',
  notClaimed: {
    notYourSeat: 'Ya tienes un asiento en esta mesa. Déjalo primero y abre el enlace otra vez.',
    sawAnother:
      'En esta ronda ya viste las cartas de otra persona. Abre el enlace otra vez cuando termine.',
    tableClosed: 'Esta mesa está cerrada.',
    otherwise: 'No se pudo. Abre el enlace otra vez en un momento.',
  },

  unreachable: 'Ahora no se puede conectar con la mesa. Reintentando.',
  ended: {
    turnedAway:
      'Necesitas una invitación para entrar en esta mesa. Pídele un enlace nuevo al anfitrión.',
    noSuchTable: 'Aquí no existe esa mesa. Revisa el enlace o pídelo otra vez.',
    newerPage: 'Esta mesa necesita una versión más nueva de la página. Vuelve a cargar la página.',
    damaged:
      'La partida guardada de esta mesa está dañada y no se puede abrir. Pregúntale a quien administra este servidor. Tal vez tenga una copia.',
    blocked:
      'Este servidor ya no te deja entrar. Si crees que es un error, escríbele a quien lo administra.',
    noise: 'La mesa cortó la conexión con esta página. Vuelve a cargar la página.',
  },
  loadAgain: 'Volver a cargar',
  closed: 'El anfitrión terminó esta partida.',

  // Terminarla
  close: 'Terminar partida',
  closeQuestion:
    '¿Terminar la partida para todos? Después ya nadie podrá seguir jugando aquí. Las rondas terminadas se podrán ver.',
  closeNot: 'Seguir jugando',
  closeSurely: 'Terminar para todos',
  endedEarly: 'Terminada antes de tiempo',
  endedBeforeDeal: 'Esta partida terminó antes del primer reparto.',
  endedInRound: (round) =>
    `Esta partida terminó a mitad de la ronda ${round}. Esa ronda no cuenta.`,
  scoreAfter: (rounds) =>
    rounds === 1 ? 'Puntos después de la ronda 1' : `Puntos después de ${rounds} rondas`,

  openTables: 'Mesas abiertas con amigos',
  earlierTables: 'Mesas anteriores con amigos',
  yourTurn: 'Te toca',
  notBegun: 'Sin repartir todavía',
  turnOfOthers: (round) => `Ronda ${round}, le toca a otra persona`,
  over: 'Terminada',
  goTo: 'Continuar',
  seeScore: 'Puntos',
  seeTable: 'Ver cómo terminó',
  replay: 'Repetición',
  takeOff: 'Quitar',
  takeOffOf: (game) => `Quitar de tu lista: ${game}`,
  takeOffQuestion: {
    open: '¿Quitarla de tu lista? La partida sigue, y su enlace sigue funcionando.',
    over: '¿Quitarla de tu lista? Los demás la conservan en la suya.',
  },
  takeOffSurely: 'Quitar',
  takeOffNot: 'No quitar',
  notify: 'Avisarme cuando me toque',
  notifyNote:
    'En este dispositivo, aunque la página esté cerrada. En el menú de cada mesa puedes desactivar los avisos solo para esa mesa.',
  notifyHereNote: 'En esta mesa, cuando no la estés viendo.',
  notifyBusy: 'Un momento.',
  notNotified: {
    insecure:
      'Esta página no puede avisarte cuando te toque: su dirección tiene que empezar con https. Pídele una así a quien administra la página.',
    homeScreen:
      '¿Quieres que te avisemos cuando te toque? Primero añade esta página a la pantalla de inicio y ábrela desde ahí.',
    unsupported: 'Este navegador no puede avisarte cuando te toque.',
    denied:
      'Los avisos de esta página están bloqueados. Permítelos en los ajustes de este sitio en tu navegador.',
    failed: 'No se pudo. Revisa tu conexión e inténtalo otra vez.',
  },

  again: 'Jugar otra vez con los mismos',
  rematch: 'Revancha',
  rematchWith: (people) => `Revancha con ${people}`,
  askedOver: 'Te invitan a jugar otra vez.',
  checkShuffle: 'Comprobar el barajado',
  saveRecord: 'Guardar la partida',
  shareOver: {
    score: 'Compartir',
    replay: 'Compartir la repetición',
    check: 'Compartir la comprobación',
  },
  shareOverNote:
    'Con este enlace se ven los puntos y la repetición de las rondas terminadas. Nadie puede jugar con él.',
  shareOverText: 'Nuestra partida de Hand and Foot',

  check: {
    title: 'Comprobar el barajado',
    intro:
      'Nadie eligió las cartas, y esta página lo puede demostrar. Antes de cada reparto, la mesa elige un secreto y les muestra a todos un código que lo fija: la promesa. Después, cada jugador añade un número al azar. Las cartas salen del secreto y de esos números. Al terminar la ronda, puedes ver el secreto.',
    works: 'Lo acaba de comprobar tu navegador.',
    none: 'Puedes comprobar cómo se barajó una ronda cuando haya terminado. Antes, el secreto revelaría las cartas.',
    checking: 'Comprobando…',
    notFound: 'No puedes ver esta mesa. Pídele el enlace a alguien que haya jugado en ella.',
    failed: 'Ahora no se puede comprobar el barajado. Inténtalo otra vez en un momento.',
    round: (round) => `Ronda ${round}`,
    fine: 'Nadie eligió estas cartas',
    wrong: 'Algo no coincide',
    pledge: {
      kept: 'El secreto es el que se prometió antes de repartir.',
      broken: 'El secreto no es el que se prometió.',
      seen: 'Este navegador vio la misma promesa antes del reparto.',
      changed: 'Este navegador vio otra promesa antes del reparto.',
      unseen:
        'Esta página no estaba abierta cuando se hizo la promesa. Sobre cuándo se hizo, solo sabemos lo que dice la mesa.',
    },
    seeds: {
      count: (count) =>
        count === 0
          ? 'Nadie añadió un número propio.'
          : count === 1
            ? '1 jugador añadió un número propio.'
            : `${count} jugadores añadieron un número propio.`,
      own: 'El tuyo está ahí, tal como lo mandó este navegador.',
      ownMissing: 'El que mandó este navegador no está.',
      ownUnknown: 'Este navegador no mandó ninguno.',
    },
    cards: {
      fit: 'Del secreto y los números salen exactamente las cartas que se repartieron.',
      differ: 'Del secreto y los números no salen las cartas que se repartieron.',
    },
    what: '¿Qué significa?',
    meaning: [
      'El servidor no pudo elegir las cartas. Su secreto quedó fijado antes de que supiera qué añadirían los jugadores.',
      'Tampoco pudo ningún jugador. Sus números se mezclaron con un secreto que no conocían.',
      'Esto no dice si alguien miró las cartas de otro, pero sí que se barajó sin trampas.',
    ],
    offline:
      'Para comprobarlo con otro programa, guarda el registro de la mesa y ejecuta: hand-and-foot shuffle ARCHIVO',
    saveStory: 'Guardar el registro',
    details: 'Números',
    pledgeIs: 'Promesa',
    secretIs: 'Secreto',
    keyIs: 'Clave',
    seedOf: (name) => `Lo que añadió ${name}`,
  },
};
