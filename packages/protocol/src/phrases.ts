/** Something ready to say with one tap. It travels as its id, so everyone reads it in their own language. */
interface Phrase {
  /** In plain English, for logs and for clients that don't know the id. */
  readonly text: string;
  /** Whether it's about cards or plans: partners who agreed to be quiet don't say it during a round. */
  readonly aboutCards?: true;
}

/** Logs hold these ids for good, so none is ever dropped or given another meaning. */
const PHRASES = {
  yay: { text: 'Yay!' },
  haHa: { text: 'Ha ha!' },
  wow: { text: 'Wow!' },
  ohNo: { text: 'Oh no!' },
  loveIt: { text: 'Love it!' },
  great: { text: 'Great!' },
  hello: { text: 'Hello!' },
  goodLuck: { text: 'Good luck!' },
  niceOne: { text: 'Nice one!' },
  wellPlayed: { text: 'Well played!' },
  thanks: { text: 'Thanks!' },
  sorry: { text: 'Sorry!' },
  oneMoment: { text: 'One moment' },
  backSoon: { text: 'Back in a minute' },
  imBack: { text: 'I’m back' },
  keepGoing: { text: 'Keep going?' },
  goSoon: { text: 'I have to go soon' },
  goodNight: { text: 'Good night!' },
  canYouGoOut: { text: 'Can you go out?', aboutCards: true },
  notOutYet: { text: 'Don’t go out yet', aboutCards: true },
  outSoon: { text: 'I can go out soon', aboutCards: true },
  needWilds: { text: 'I need wild cards', aboutCards: true },
  takePile: { text: 'Pick up the pile!', aboutCards: true },
} as const satisfies Record<string, Phrase>;

export type PhraseId = keyof typeof PHRASES;

export const PHRASE_IDS = Object.keys(PHRASES) as PhraseId[];

/** Phrases that are drawn as well. */
export const REACTIONS = ['yay', 'haHa', 'wow', 'ohNo', 'loveIt', 'great'] as const;

export type Reaction = (typeof REACTIONS)[number];

export function isPhrase(id: string): id is PhraseId {
  return Object.hasOwn(PHRASES, id);
}

export function isReaction(id: string): id is Reaction {
  return REACTIONS.some((reaction) => reaction === id);
}

export function textOf(id: PhraseId): string {
  return PHRASES[id].text;
}

export function isAboutCards(id: PhraseId): boolean {
  return 'aboutCards' in PHRASES[id];
}
