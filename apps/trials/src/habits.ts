import {
  determinize,
  isGameOver,
  legalActions,
  type Action,
  type Random,
  type Seat,
  type State,
} from '@hand-and-foot/engine';
import {
  lastOwnStep,
  PHRASE_IDS,
  stillAsked,
  type Ask,
  type Following,
} from '@hand-and-foot/protocol';
import type { Decide } from './client.ts';

/** A person's behavior at a table. */
export interface Habits {
  readonly name: string;
  /** The wanted seat; without one they watch. */
  readonly wants?: Seat;
  /** One thought in this many is a chat message or something silly; never if left out. */
  readonly talks?: number;
  readonly silly?: number;
  /** One thought in this many takes their last step back, where they can; never if left out. */
  readonly takesBack?: number;
  /** Their silly things; by default anything a client can ask for by mistake. */
  readonly follies?: (known: Following, random: Random) => Ask;
}

/** Most thoughts that a bot may keep somebody's seat. */
const PATIENCE = 8;

/** Takes a seat, adds to the shuffle, deals when everyone is there, and plays something legal, well or badly. */
export function sociable(habits: Habits, random: Random): Decide {
  const { name, wants, talks = 0, silly = 0, takesBack = 0, follies = blunder } = habits;
  const oneIn = (many: number): boolean => many > 0 && random.below(many) === 0;
  /** Thoughts since a bot took their seat. */
  let idle = 0;
  return (known) => {
    const { seat, seats, shared, closed } = known;
    if (closed) return undefined;
    if (oneIn(silly)) return follies(known, random);
    if (seat === undefined)
      return wants !== undefined && seats[wants]?.is === 'nobody' && shared?.invited
        ? { do: 'sit', seat: wants, name }
        : undefined;
    if (seats[seat]!.is === 'bot') {
      // Nobody leaves their seat to a bot for long.
      if (!oneIn(4) && ++idle < PATIENCE) return undefined;
      idle = 0;
      return { do: 'sit', seat, name };
    }
    if (shared?.shuffles.at(-1)?.seeds[seat] === '')
      return { do: 'mix', seed: hexadecimal(random) };
    if (oneIn(talks)) return somethingToSay(name, random);
    // Silence and playing on are answers, too.
    if (stillAsked(seats, shared?.takeBack).includes(seat) && !oneIn(3))
      return { do: 'answerTakeBack', yes: !oneIn(4) };
    if (lastOwnStep(known.backSteps, seat) !== undefined && oneIn(takesBack))
      return { do: 'takeBack' };
    return nextMove(known, seat, random);
  };
}

function somethingToSay(name: string, random: Random): Ask {
  const phrase = PHRASE_IDS[random.below(PHRASE_IDS.length)]!;
  return random.below(2) ? { do: 'sayPhrase', phrase } : { do: 'say', text: `${name} is here` };
}

function nextMove(known: Following, seat: Seat, random: Random): Ask | undefined {
  const { view, seats, terms } = known;
  if (!view) return seats.every(({ is }) => is !== 'nobody') ? { do: 'deal' } : undefined;
  const { turn, asked } = view;
  if (view.phase !== 'over' && !(asked ? asked.waiting.includes(seat) : turn === seat))
    return undefined;
  const imagined = determinize(terms, view, random);
  if (view.phase === 'over') return isGameOver(imagined) ? undefined : { do: 'deal' };
  return { do: 'act', action: actionOf(imagined, seat, random) };
}

function actionOf(state: State, seat: Seat, random: Random): Action {
  if (state.waiting !== 0) return { do: 'answer', yes: random.below(2) === 0 };
  const legal = legalActions(state);
  // The last ones make progress: only melding and drawing never ends.
  const action = random.below(3) === 0 ? legal.at(-1) : legal[random.below(legal.length)];
  if (!action) throw new Error(`seat ${seat} must act and may do nothing`);
  return action;
}

/** Something that isn't allowed, or not now, or not for them; now and then it is after all. */
export function blunder({ seats, terms, seq }: Following, random: Random): Ask {
  const seat = random.below(seats.length + 1);
  const card = random.below(terms.faces);
  const follies: readonly Ask[] = [
    { do: 'act', action: { do: 'draw' } },
    { do: 'act', action: { do: 'discard', card } },
    { do: 'act', action: { do: 'askToGoOut' } },
    { do: 'act', action: { do: 'layDown', lay: [{ cards: [card, card, card] }] } },
    { do: 'act', action: { do: 'pickUp', lay: [{ cards: [card, card] }] } },
    { do: 'deal' },
    { do: 'sit', seat, name: `Sitter ${seq}` },
    { do: 'standIn', seat, name: 'Stand-in', level: random.below(2) ? 'random' : 'unheard-of' },
    { do: 'invite', code: hexadecimal(random), watch: hexadecimal(random) },
    { do: 'claim', code: `guess-${seq}` },
    { do: 'handOn', seat },
    { do: 'extend' },
    { do: 'say', text: `${seq} and counting` },
    { do: 'sayPhrase', phrase: random.below(2) ? 'canYouGoOut' : 'unheardOf' },
  ];
  return follies[random.below(follies.length)]!;
}

function hexadecimal(random: Random): string {
  return Array.from({ length: 64 }, () => random.below(16).toString(16)).join('');
}
