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
  readonly general: Preview;
}

/** A link’s texts in messengers, by language. */
export const previewWords: Readonly<Record<Language, PreviewWords>> = {
  en: {
    play: (host) => `Play Hand and Foot with ${host}`,
    watch: (host) => `Watch ${host} play Hand and Foot`,
    sit: (rules) => `${rules}. Type your name and you’re in: no account, nothing to install.`,
    look: (rules) => `${rules}. You’ll see the table, but nobody’s cards.`,
    over: (rules) => `${rules}. This game is over. See how it went.`,
    general: {
      title: 'Hand and Foot',
      sentence: 'The family card game, with friends or against bots. No account, no ads.',
    },
  },
  es: {
    play: (host) => `Juega Hand and Foot con ${host}`,
    watch: (host) => `Mira cómo juega ${host}`,
    sit: (rules) =>
      `${rules}. Escribe tu nombre y ya estás dentro: sin cuenta y sin instalar nada.`,
    look: (rules) => `${rules}. Verás la mesa, pero no las cartas de nadie.`,
    over: (rules) => `${rules}. Esta partida ya terminó. Mira cómo quedó.`,
    general: {
      title: 'Hand and Foot',
      sentence: 'El juego de cartas familiar, con amigos o contra bots. Sin cuenta ni anuncios.',
    },
  },
};
