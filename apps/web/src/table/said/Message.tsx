import { partnersOf, whyNotPickUp } from '@hand-and-foot/engine';
import type { Desk } from '../desk/desk.ts';
import { isAstray } from '../drag/astray.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import './message.css';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';

/** The seat that changes sides from round to round. */
const FIFTH = 4;

/** A refusal, until the next action; otherwise something worth knowing now. */
export function Message() {
  const { desk } = useTheGame();
  const seen = useSeen();
  const no = whyNot(desk, seen);
  const text = no ?? worthKnowing(seen, desk.isMyTurn.value);
  if (text === undefined) return null;
  const rules = speech.value.sayRuleSet(seen.context.ruleSet).name;
  return (
    <p class="line yields message" data-is={no === undefined ? 'info' : 'no'} tabIndex={0}>
      <Icon name="info" />
      <span>
        <Sentence text={text} lead={[`${rules}:`]} />
      </span>
    </p>
  );
}

function whyNot(desk: Desk, { context }: SeenTable): string | undefined {
  if (isAstray(desk)) return wording.value.hand.astray;
  return desk.no.value && speech.value.sayRefusal(desk.no.value, context);
}

function worthKnowing(
  { state, view, you, context, terms, looksOn }: SeenTable,
  mine: boolean,
): string | undefined {
  const words = wording.value.table;
  if (mine && view.permission === 'yes') return words.mayGoOut;
  if (mine && view.permission === 'no') return words.mayNotGoOut;
  const why = whyNotPickUp(state, you);
  if (why?.why === 'wouldComplete') return speech.value.sayRefusal(why, context);
  if (terms.seating === 'fifthChanges' && view.firstTurn) return fifthPlaysWith();
  return undefined;

  function fifthPlaysWith(): string {
    const isMine = !looksOn && [FIFTH, ...partnersOf(state, FIFTH)].includes(you);
    const mates = partnersOf(state, isMine ? you : FIFTH).map((mate) => context.names[mate]!);
    return words.playsWith(isMine ? undefined : context.names[FIFTH]!, speech.value.listed(mates));
  }
}
