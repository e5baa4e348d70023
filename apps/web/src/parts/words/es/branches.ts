import { uncapitalised } from '@hand-and-foot/words';
import type { BranchWords } from '../en/branches.ts';

export const branches: BranchWords = {
  whatIf: '¿Y si…?',
  intro: 'Sigue jugando desde este paso. Los bots juegan por los demás.',
  level: (level) => `Nivel: ${level.toLowerCase()}.`,
  notHere: 'Ve a un paso en medio de una ronda y sigue jugando desde ahí.',
  seat: 'Tu asiento',
  cards: 'Cartas ocultas',
  same: 'Las mismas',
  anew: 'Otras cartas',
  anewNote: 'Todo lo que no se veía desde ese asiento se baraja y se reparte otra vez.',
  name: 'Nombre',
  usual: (round, step) => `Ronda ${round}, paso ${step}`,
  playOn: 'Jugar desde aquí',
  failed: 'No se pudo empezar. Inténtalo otra vez.',

  yours: 'Tus «¿y si…?»',
  better: (points, more) => `${points} puntos: ${more} más que en la original`,
  worse: (points, fewer) => `${points} puntos: ${fewer} menos que en la original`,
  equal: (points) => `${points} puntos: igual que en la original`,
  unfinished: (progress) => `Sin terminar: ${uncapitalised(progress)}`,
  open: 'Continuar',
  lookAgain: 'Repetición',
  share: 'Compartir',
  rename: 'Cambiar nombre',
  of: (what, name) => `${what}: ${name}`,
  done: 'Listo',
  backToGame: 'Ir a la partida original',

  shareText: 'Cómo pudo haber ido esta ronda',
  shareNote:
    'El enlace incluye todas las rondas terminadas. Cualquiera puede verlas y seguir jugando desde cualquier paso.',
  tooLong: 'Es demasiado largo para un enlace. Guárdalo como archivo.',
  notFinished: 'Podrás compartirla cuando termine la ronda.',
  saveFile: 'Guardar como archivo',
  link: 'Enlace a esta repetición',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  notCopied: 'Selecciona el enlace y cópialo.',
  send: 'Compartir',
  code: 'Código QR',
  onlyHere:
    'Esta dirección solo funciona en este dispositivo. Para compartir, abre la página con la dirección de red que mostró el programa al arrancar.',
};
