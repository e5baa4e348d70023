import type { Outline } from '../house/outline.ts';

/** A link's preview in a messenger. */
export interface Preview {
  readonly title: string;
  readonly sentence: string;
}

type Language = 'en' | 'es';

interface PreviewWords {
  readonly play: (host: string) => string;
  readonly watch: (host: string) => string;
  readonly sit: (rules: string) => string;
  readonly look: (rules: string) => string;
  readonly over: (rules: string) => string;
  readonly general: Preview;
}

const WORDS: Readonly<Record<Language, PreviewWords>> = {
  en: {
    play: (host) => `Play Hand and Foot with ${host}`,
    watch: (host) => `Watch ${host} play Hand and Foot`,
    sit: (rules) => `${rules}. Type your name and you’re in: no account, nothing to install.`,
    look: (rules) => `${rules}. You see the table, and nobody’s cards.`,
    over: (rules) => `${rules}. This game is over. See how it went.`,
    general: {
      title: 'Hand and Foot',
      sentence: 'The family card game, with friends or against bots. No account, no ads.',
    },
  },
  es: {
    play: (host) => `Juega a Hand and Foot con ${host}`,
    watch: (host) => `Mira cómo juega ${host} a Hand and Foot`,
    sit: (rules) => `${rules}. Escribe tu nombre y ya estás: sin cuenta ni instalación.`,
    look: (rules) => `${rules}. Ves la mesa, y las cartas de nadie.`,
    over: (rules) => `${rules}. Esta partida ya terminó. Mira cómo quedó.`,
    general: {
      title: 'Hand and Foot',
      sentence: 'El juego de cartas familiar, con amigos o contra bots. Sin cuenta ni anuncios.',
    },
  },
};

/** Tells who plays and by which rules, to anyone who has the link; nothing of a table that isn't there. */
export function previewOf(
  outline: Outline | undefined,
  way: 'play' | 'watch',
  language: Language,
): Preview {
  const { general, play, watch, sit, look, over } = WORDS[language];
  if (!outline) return general;
  const host = hostOf(outline);
  const { name } = outline.rules;
  const sentence = outline.over ? over(name) : way === 'play' ? sit(name) : look(name);
  if (host === undefined) return { title: general.title, sentence };
  return { title: way === 'play' && !outline.over ? play(host) : watch(host), sentence };
}

/** The first language of ours that the reader asks for. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((each) => each.trim().slice(0, 2).toLowerCase());
  return wanted.find((each) => each === 'en' || each === 'es') ?? 'en';
}

/** The host's name, once they have a seat. */
export function hostOf({ sharing, seats }: Outline): string | undefined {
  const seat = sharing?.guests.findIndex((guests) => guests.includes(sharing.host)) ?? -1;
  const holder = seats[seat];
  if (holder?.is === 'person') return holder.name;
  return holder?.is === 'bot' ? holder.standsInFor : undefined;
}
