import { wording } from '../words/wording.ts';
import { useTheGame } from '../table/game.ts';
import { ChooseHand } from './ChooseHand.tsx';
import './dealScreen.css';
import { Grab } from './Grab.tsx';
import { GrabResult } from './GrabResult.tsx';
import { Others } from './Others.tsx';
import { isGrabShown } from './shown.ts';
import { dealTold } from './told.ts';
import { Waiting } from './Waiting.tsx';
import { RoundHead } from '../score/RoundHead.tsx';

/** Everybody's part in the deal, until the cards are taken up. */
export function DealScreen() {
  const { link } = useTheGame();
  const { view, terms } = link.known.value;
  const words = wording.value.deal;
  const what = terms.rules.deal === 'grabbed' ? words.grab : words.dealing;
  return (
    <main class="deal-screen">
      <RoundHead title={`${what} · ${link.terms.rules.name}`} />
      <Step key={view?.phase} />
      <Others />
    </main>
  );
}

function Step() {
  const { link } = useTheGame();
  const { view, seat } = link.known.value;
  const grab = dealTold(link.turns.value).grabs.find((one) => one.seat === seat);
  if (grab && isGrabShown(link)) return <GrabResult grab={grab} />;
  if (!view || view.turn !== seat) return <Waiting />;
  const hasPiles = view.stacks?.[seat]?.some((size) => size > 0) ?? false;
  return hasPiles ? <ChooseHand /> : <Grab />;
}
