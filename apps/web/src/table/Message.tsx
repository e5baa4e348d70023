import { partnersOf, whyNotPickUp, type Seat } from '@hand-and-foot/engine';
import { Icon } from '../icons/Icon.tsx';
import { speech, wording } from '../words/wording.ts';
import { useTheGame } from './game.ts';
import './message.css';
import { useSeen, type Seen } from './seen.ts';
import { Sentence } from './Sentence.tsx';

/** The seat that changes sides from round to round. */
const FIFTH = 4;

/** Why not, until the next thing is done; else what one should know just now. */
export function Message() {
  const { desk } = useTheGame();
  const seen = useSeen();
  const { no } = desk;
  const info = no.value ? undefined : worthKnowing(seen, desk.isMyTurn.value);
  const text = no.value ? speech.value.sayRefusal(no.value, seen.context) : info;
  if (text === undefined) return null;
  const rules = speech.value.sayRuleSet(seen.context.ruleSet).name;
  return (
    <p class="message" data-is={no.value ? 'no' : 'info'} tabIndex={0}>
      <Icon name="info" />
      <span>
        <Sentence text={text} lead={[`${rules}:`]} />
      </span>
    </p>
  );
}

function worthKnowing(
  { state, view, you, context, terms }: Seen,
  mine: boolean,
): string | undefined {
  const words = wording.value.table;
  if (mine && view.permission === 'yes') return words.mayGoOut;
  if (mine && view.permission === 'no') return words.mayNotGoOut;
  const why = whyNotPickUp(state, you);
  if (why?.why === 'wouldComplete') return speech.value.sayRefusal(why, context);
  if (terms.seating === 'fifthChanges' && view.firstTurn)
    return words.playsWith(context.names[FIFTH]!, matesOf(FIFTH));
  return undefined;

  function matesOf(seat: Seat): string {
    return speech.value.listed(partnersOf(state, seat).map((mate) => context.names[mate]!));
  }
}
