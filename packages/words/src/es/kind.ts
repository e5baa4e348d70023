import type { Kind, KindName, Pack } from '@hand-and-foot/engine';
import { kindsInRuns } from '../kindRuns.ts';
import { listed } from './list.ts';
import { agree, feminine, los, masculine, un, type GenderedNoun } from './noun.ts';
import { counted, WILD_CARD } from './number.ts';

const NUMBERS: Record<string, GenderedNoun> = {
  '1': masculine('uno', 'unos'),
  '2': masculine('dos', 'doses'),
  '3': masculine('tres', 'treses'),
  '4': masculine('cuatro', 'cuatros'),
  '5': masculine('cinco', 'cincos'),
  '6': masculine('seis', 'seises'),
  '7': masculine('siete', 'sietes'),
  '8': masculine('ocho', 'ochos'),
  '9': masculine('nueve', 'nueves'),
};

const STANDARD: Record<KindName, GenderedNoun> = {
  ...NUMBERS,
  T: masculine('diez', 'dieces'),
  J: feminine('jota', 'jotas'),
  Q: feminine('reina', 'reinas'),
  K: masculine('rey', 'reyes'),
  A: masculine('as', 'ases'),
  joker: masculine('joker', 'jokers'),
  black3: masculine('tres negro', 'treses negros'),
  red3: masculine('tres rojo', 'treses rojos'),
};

const NAMES: Record<Pack['id'], Record<KindName, GenderedNoun>> = {
  standard: STANDARD,
  'two-jokers': {
    ...STANDARD,
    joker: masculine('joker grande', 'jokers grandes'),
    littleJoker: masculine('joker pequeño', 'jokers pequeños'),
  },
  'lords-and-ladies': {
    ...NUMBERS,
    '10': masculine('diez', 'dieces'),
    '11': masculine('once', 'onces'),
    '12': masculine('doce', 'doces'),
    lord: masculine('Lord', 'Lores'),
    jester: masculine('Bufón', 'Bufones'),
    joker: masculine('Joker', 'Jokers'),
    lady: feminine('Dama', 'Damas'),
    villain: masculine('Villano', 'Villanos'),
  },
};

/** The noun for a kind; a meld without a rank is all wild, and so are its cards. */
export function nounOfKind(pack: Pack, kind: Kind): GenderedNoun {
  const name = pack.kinds[kind] ?? '';
  return NAMES[pack.id][pack.oneThree && name === 'black3' ? '3' : name] ?? WILD_CARD;
}

/** The name of `count` cards of a kind: "nueve", "treses rojos", "Lores". */
export function nameOfKind(pack: Pack, kind: Kind, count: number): string {
  const noun = nounOfKind(pack, kind);
  return count === 1 ? noun.one : noun.many;
}

/** "tres nueves", "una reina". */
export function countedKind(pack: Pack, kind: Kind, count: number): string {
  return counted(count, nounOfKind(pack, kind));
}

/** Kinds in the order of their pack, neighbours drawn together: "del cuatro al as y jokers". */
export function listedKinds(pack: Pack, names: readonly KindName[]): string {
  const nameOf = (kind: Kind): string => nameOfKind(pack, kind, 2);
  return listed(kindsInRuns(pack, names, nameOf, (first, last) => fromTo(pack, first, last)));
}

/** "los doses y las cartas del cuatro al siete". */
export function theKinds(pack: Pack, names: readonly KindName[]): string {
  return listed(
    kindsInRuns(
      pack,
      names,
      (kind) => los(nounOfKind(pack, kind)),
      (first, last) => `las cartas ${fromTo(pack, first, last)}`,
    ),
  );
}

/** One of them: "un dos, un joker o un tres rojo". */
export function oneOfKinds(pack: Pack, names: readonly KindName[]): string {
  return listed(
    kindsInRuns(
      pack,
      names,
      (kind) => un(nounOfKind(pack, kind)),
      (first, last) => `una carta ${fromTo(pack, first, last)}`,
    ),
    'or',
  );
}

/** "del cuatro al as", "de la jota al as". */
function fromTo(pack: Pack, first: Kind, last: Kind): string {
  const [from, to] = [nounOfKind(pack, first), nounOfKind(pack, last)];
  return `${agree(from, 'del', 'de la')} ${from.one} ${agree(to, 'al', 'a la')} ${to.one}`;
}

/** "una Dama": what caps under rules where something does. */
export function capName(pack: Pack, roles: Record<KindName, string>): string {
  return un(nounOfKind(pack, capKind(pack, roles)));
}

function capKind(pack: Pack, roles: Record<KindName, string>): Kind {
  return pack.kinds.findIndex((kind) => roles[kind] === 'cap');
}
