/** A link's preview in a messenger. */
export interface Preview {
  readonly title: string;
  readonly sentence: string;
}

export type Language = 'en' | 'es';

interface PreviewWords {
  readonly play: (host: string) => string;
  readonly watch: (host: string) => string;
  readonly sit: (rules: string) => string;
  readonly look: (rules: string) => string;
  readonly over: (rules: string) => string;
  /** A match of teams or a club night, where several tables play the same cards. */
  readonly night: {
    readonly match: (host: string) => string;
    readonly club: (host: string) => string;
    readonly join: (rules: string) => string;
    readonly over: (rules: string) => string;
  };
  readonly general: Preview;
}

/** A link’s texts in messengers, by language. */
export const previewWords: Readonly<Record<Language, PreviewWords>> = {
  en: {
    play: (host) => `Play Hand and Foot with ${host}`,
    watch: (host) => `Watch ${host} play Hand and Foot`,
    sit: (rules) => `${rules}. Type your name and you’re in: no account, nothing to install.`,
    look: (rules) => `${rules}. You’ll see the table, but not anyone’s cards.`,
    over: (rules) => `${rules}. This game is over. See how it went.`,
    night: {
      match: (host) => `Play a Hand and Foot match with ${host}`,
      club: (host) => `Play Hand and Foot at ${host}’s club night`,
      join: (rules) =>
        `${rules}, with the same cards at every table. Type your name and you’re in.`,
      over: (rules) => `${rules}, with the same cards at every table. It’s over. See who won.`,
    },
    general: {
      title: 'Hand and Foot',
      sentence: 'The family card game, with friends or against bots. No account, no ads.',
    },
  },
  es: {
    play: (host) => `Juega una partida de Hand and Foot con ${host}`,
    watch: (host) => `Mira cómo juega ${host}`,
    sit: (rules) =>
      `${rules}. Escribe tu nombre y ya estás dentro: sin cuenta y sin instalar nada.`,
    look: (rules) => `${rules}. Verás la mesa, pero no las cartas de nadie.`,
    over: (rules) => `${rules}. Esta partida ya terminó. Mira cómo quedó.`,
    night: {
      match: (host) => `Juega una partida de Hand and Foot por equipos con ${host}`,
      club: (host) => `Ven al torneo de Hand and Foot de ${host}`,
      join: (rules) =>
        `${rules}, con las mismas cartas en todas las mesas. Escribe tu nombre y ya estás dentro.`,
      over: (rules) =>
        `${rules}, con las mismas cartas en todas las mesas. Ya terminó: mira quién ganó.`,
    },
    general: {
      title: 'Hand and Foot',
      sentence: 'El juego de cartas familiar, con amigos o contra bots. Sin cuenta ni anuncios.',
    },
  },
};
