import { stillAsked } from '@hand-and-foot/protocol';
import { Button } from '../../../parts/controls/Button.tsx';
import { speech } from '../../../parts/words/wording.ts';
import '../parts/insteadOfActions.css';
import { askFor, nameOf, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** A player asks to take a step back: the others answer, and the player sees who has. */
export function TakeItBack() {
  const link = useShared();
  const { seat: you, seats } = link.known.value;
  const { takeBack } = sharedOf(link);
  const awaited = stillAsked(seats, takeBack);
  const said = words.value;
  if (!takeBack || you === undefined || awaited.length === 0) return null;
  const names = (some: readonly number[]) =>
    speech.value.listed(some.map((seat) => nameOf(seats[seat])));
  if (!awaited.includes(you)) {
    const agreed = takeBack.yes.length > 0 ? said.saidYes(names(takeBack.yes)) : '';
    return (
      <section class="line wraps instead" role="status" data-calm>
        <p>
          {said.waitingForYes(names(awaited))} {agreed}
        </p>
      </section>
    );
  }
  const answer = (yes: boolean) => void askFor(link, { do: 'answerTakeBack', yes });
  return (
    <section class="line wraps spread brass instead" role="alertdialog" aria-labelledby="take-back">
      <p id="take-back" aria-live="assertive">
        {said.asksBack(nameOf(seats[takeBack.seat]))}
      </p>
      <Button look="primary" large onClick={() => answer(true)}>
        {said.letThem}
      </Button>
      <Button large onClick={() => answer(false)}>
        {said.letThemNot}
      </Button>
    </section>
  );
}
