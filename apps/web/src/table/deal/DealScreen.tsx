import { isGrabbing } from '@hand-and-foot/engine';
import { RoundHead } from '../sheets/RoundHead.tsx';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { speech, wording } from '../../parts/words/wording.ts';
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
  const what = terms.rules.deal === 'grabbed' ? words.grab : words.dealing;
  return (
    <main class="stage deal-screen">
      <RoundHead title={`${what} · ${name}`} />
      <Step key={view.phase} />
      {extras && <extras.InsteadOfActions />}
      <Others />
    </main>
  );
}

function Step() {
  const { link, desk } = useTheGame();
  const { view, seat, seats } = link.known.value;
  if (!view || view.turn !== seat || seats[seat]?.is !== 'person') return <Waiting />;
  return isGrabbing(desk.imagined.value) ? <Grab /> : <ChooseHand />;
}
