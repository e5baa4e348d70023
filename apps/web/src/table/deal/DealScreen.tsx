import { grabbers, isGrabbing, isHandDecided, type Seat, type View } from '@hand-and-foot/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { RoundHead } from '../sheets/RoundHead.tsx';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import { chosenHand, keepChosenHand } from '../desk/chosenHand.ts';
import { ChooseHand } from './ChooseHand.tsx';
import './dealScreen.css';
import { Grab } from './Grab.tsx';
import { Others } from './Others.tsx';
import { Waiting } from './Waiting.tsx';

/** Everybody's part in the deal, until the cards are picked up. */
export function DealScreen() {
  const { view, terms, context } = useSeen();
  const { extras } = useTheGame();
  const words = wording.value.deal;
  const { name } = speech.value.sayRuleSet(context.ruleSet);
  const what = grabbers(terms, view.starter).length > 0 ? words.grab : words.dealing;
  return (
    <main class="stage deal-screen">
      <RoundHead title={`${what} · ${name}`} />
      <Step key={view.phase} />
      {extras && <extras.InsteadOfActions />}
      <Others />
    </main>
  );
}

/**
 * Your part, if you have one now. Hands are chosen by everybody at once: the table takes the choices one after another,
 * so yours is sent when it gets to you.
 */
function Step() {
  const { link, desk } = useTheGame();
  const { view, seat, seats } = link.known.value;
  const stack = useSignal(chosenHand(link));
  const choose = (pile: number | undefined) => {
    keepChosenHand(link, pile);
    stack.value = pile;
  };
  const chosen = stack.value;
  const isTurn = view !== undefined && view.turn === seat;
  const isTime = isTurn && !isGrabbing(desk.imagined.value);
  useEffect(() => {
    if (!isTime || chosen === undefined) return;
    desk.act({ do: 'chooseHand', stack: chosen });
    choose(undefined);
  }, [desk, isTime, chosen]);
  if (!view || seat === undefined || seats[seat]?.is !== 'person') return <Waiting />;
  if (isGrabbing(desk.imagined.value)) return isTurn ? <Grab /> : <Waiting />;
  const isDecided = isHandDecided(desk.imagined.value, seat);
  const isChosen = isDecided || chosen !== undefined || desk.busy.value || isBefore(view, seat);
  return isChosen ? <Waiting /> : <ChooseHand onChoose={choose} />;
}

/** Whether the deal has passed this seat on its way around the table. */
function isBefore({ starter, turn, hands }: View, seat: Seat): boolean {
  const steps = (to: Seat): number => (to - starter + hands.length) % hands.length;
  return steps(seat) < steps(turn);
}
