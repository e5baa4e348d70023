import {
  setUp,
  termsFor,
  WILD,
  type Card,
  type Kind,
  type MeldCards,
  type Rules,
  type State,
  type Terms,
} from '@hand-and-foot/engine';

/** Rules, and a moment under them that can be changed little by little: what the seat to act holds, and what lies there. */
export interface Scene {
  rules: Rules;
  players: number;
  /** How many cards of each kind the seat holds. */
  hand: Card[];
  melds: SceneMeld[];
  /** The kinds of the discards, the top one last. */
  discards: Kind[];
  phase: 'draw' | 'play';
  /** Whether its partners have said that it may go out. */
  permitted: boolean;
}

export interface SceneMeld {
  kind: Kind;
  naturals: number;
  wilds: number;
}

/** Partners are asked before going out, so they sit there where the rules let them. */
export function termsOf({ rules, players }: Scene): Terms {
  const seatings = rules.seating[players]!;
  return termsFor(rules, {
    players,
    seating: seatings.find((seating) => seating !== 'alone') ?? seatings[0],
  });
}

/** The scene as a state, if there are cards for it and the rules allow its melds. */
export function stateOf(scene: Scene, terms: Terms): State | undefined {
  const left = [...terms.copies];
  const hand = scene.hand.flatMap((count, kind) =>
    terms.role[kind] === 'laid' ? [] : take(terms, left, [kind], count),
  );
  const discards = scene.discards.flatMap((kind) => take(terms, left, [kind], 1));
  const melds = scene.melds
    .map((meld) => ({ shape: shapeOf(meld), cards: meldCards(terms, left, meld), capped: false }))
    .filter(({ cards }) => cards.length >= terms.meldCards);
  const stock = take(terms, left, [...terms.role.keys()], 8);
  return placed(scene, terms, { hand, discards, stock }, melds);
}

interface Laid extends MeldCards {
  shape: string;
}

/** Leaves out melds that may not be, and with each the later ones of its shape: one by one would take long. */
function placed(
  scene: Scene,
  terms: Terms,
  { hand, discards, stock }: Record<'hand' | 'discards' | 'stock', Card[]>,
  melds: readonly Laid[],
): State | undefined {
  const state = setUp(terms, {
    phase: scene.phase,
    hands: Array.from({ length: terms.players }, (_, seat) => (seat === 0 ? hand : [])),
    melds: Array.from({ length: terms.sides }, (_, side) => (side === 0 ? [...melds] : [])),
    discards,
    stock: [stock],
    ...(scene.permitted && terms.asksFirst && scene.phase === 'play' && { permission: 'yes' }),
  });
  if (!('problem' in state)) return state;
  if (state.problem !== 'badMeld') return undefined;
  const bad = melds[state.meld]!;
  const others = melds.filter((meld, at) => at < state.meld || meld.shape !== bad.shape);
  return placed(scene, terms, { hand, discards, stock }, others);
}

function shapeOf({ kind, naturals, wilds }: SceneMeld): string {
  return [kind, naturals, wilds].join();
}

function meldCards(terms: Terms, left: number[], { kind, naturals, wilds }: SceneMeld): Card[] {
  return [
    ...(kind === WILD ? [] : take(terms, left, [kind], naturals)),
    ...take(terms, left, terms.wilds, wilds),
  ];
}

/** `count` cards of these kinds in turn, or as many as are left. */
function take({ pack }: Terms, left: number[], kinds: readonly Kind[], count: number): Card[] {
  const faces = kinds.flatMap((kind) =>
    Array.from(
      { length: pack.firstFace[kind + 1]! - pack.firstFace[kind]! },
      (_, at) => pack.firstFace[kind]! + at,
    ),
  );
  const cards: Card[] = [];
  for (let round = faces.length > 0; round && cards.length < count;) {
    round = false;
    for (const face of faces) {
      if (left[face]! === 0 || cards.length === count) continue;
      left[face]!--;
      cards.push(face);
      round = true;
    }
  }
  return cards;
}
