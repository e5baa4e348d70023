import type { ReviewedTurn } from '@hand-and-foot/review';
import { ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import type { Shown } from './ReviewScreen.tsx';
import { words } from './words.ts';

type Turn = Pick<ReviewedTurn, 'round' | 'seat' | 'from'>;

/** "Round 2, turn 5", counting the player's own turns. */
export function turnTitle({ found }: Pick<Shown, 'found'>, { round, seat, from }: Turn): string {
  const own = found.turns.filter((each) => each.round === round && each.seat === seat);
  return words.value.turnOf(round, 1 + own.filter((each) => each.from < from).length);
}

/** A way to the table just before the turn. */
export function ShowTurn({ turn, ...shown }: Pick<Shown, 'id' | 'found'> & { turn: Turn }) {
  const said = words.value;
  return (
    <ButtonLink
      aria-label={said.showOf(turnTitle(shown, turn))}
      href={addressOf({ at: 'replay', id: shown.id, step: turn.from - 1 })}
    >
      {said.show}
    </ButtonLink>
  );
}
