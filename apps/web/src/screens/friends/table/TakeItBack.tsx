import type { Event, Seat } from '@hand-and-foot/engine';
import { nameOf, stillAsked } from '@hand-and-foot/protocol';
import { Button } from '../../../parts/controls/Button.tsx';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { speech } from '../../../parts/words/wording.ts';
import '../parts/insteadOfActions.css';
import { askFor, sharedOf, useShared } from '../shared/shared.ts';
import { words } from '../shared/words.ts';

/** The step it's about: "discarding 3♠", "a meld". */
function sayStep({ turns, known }: RemoteLink, seat: Seat): string {
  const steps = turns.value.flatMap(({ events }) => events).filter(isStep);
  const step = steps.findLast((event) => event.seat === seat);
  const { stepBack } = words.value;
  if (step?.event === 'discarded')
    return stepBack.discarded(speech.value.sayCard(known.value.terms.pack, step.card));
  return stepBack[step?.event ?? 'laid'];
}

function isStep(event: Event): event is Extract<Event, { event: (typeof STEPS)[number] }> {
  return STEPS.some((name) => name === event.event);
}

const STEPS = ['discarded', 'laid', 'capped', 'pickedUp', 'tookUpcard'] as const;

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
  const answer = (yes: boolean) => void askFor(link, { do: 'answerTakeBack', yes });
  if (!awaited.includes(you)) {
    const { yes } = takeBack;
    const agreed = yes.length > 0 ? said.saidYes(names(yes), yes.length) : '';
    return (
      <section class="line wraps spread instead" data-calm>
        <p role="status">
          {said.waitingForYes(names(awaited))} {agreed}
        </p>
        {takeBack.seat === you && <Button onClick={() => answer(false)}>{said.neverMind}</Button>}
      </section>
    );
  }
  return (
    <section
      class="line wraps brass instead asks-back"
      role="alertdialog"
      aria-labelledby="take-back"
    >
      <p id="take-back" aria-live="assertive">
        {said.asksBack(nameOf(seats[takeBack.seat]), sayStep(link, takeBack.seat))}
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
