import { botNamed, playGame, seatBots } from '@hand-and-foot/bots';
import { termsFor, type Rules, type Seating, type Terms } from '@hand-and-foot/engine';
import { outcomeOf, type GameNotes, type Outcome } from './outcome.ts';
import { noteTaker, type RoundNotes } from './roundNotes.ts';

/** Games under some rules, played one by one: the caller can stop after any. */
export interface Trial {
  readonly terms: Terms;
  /** Plays one more game, start to end. */
  next(): void;
  /** Made from the games played so far. */
  outcome(): Outcome;
}

export interface TrialWishes {
  /** One of the rules' seatings; the first by default. */
  seating?: Seating | undefined;
  /** The players; by default the best that don't think long. */
  bot?: string | undefined;
}

/** Plays as people do who know the game; weaker ones seldom go out, so their rounds end like nobody's. */
const USUAL_BOT = 'sharp';

/** The same rules, players, seed and wishes give the same games. */
export function newTrial(
  rules: Rules,
  players: number,
  seed: string,
  { seating, bot = USUAL_BOT }: TrialWishes = {},
): Trial {
  const terms = termsFor(rules, { players, seating });
  const games: GameNotes[] = [];
  return {
    terms,
    next: () => void games.push(playOne(terms, bot, `${seed}/${games.length + 1}`)),
    outcome: () => outcomeOf(terms, games, bot),
  };
}

function playOne(terms: Terms, bot: string, seed: string): GameNotes {
  const make = botNamed(bot);
  if (!make) throw new Error(`there is no bot "${bot}"`);
  const rounds: RoundNotes[] = [];
  const notes = noteTaker(terms.sides);
  const played = playGame({
    terms,
    bots: seatBots(terms, [make], seed),
    seed,
    record: {
      dealt: (state) => notes.dealt(state),
      acted: (before, seat, action) => notes.acted(before, seat, action),
      roundEnded: (state) => void rounds.push(notes.roundEnded(state)),
    },
  });
  if (played instanceof Promise) throw new Error(`${bot} does not answer at once`);
  return { rounds, totals: played.totals };
}
