import { discardsTaken, isWildCard, legalActions, type Action } from '@hand-and-foot/engine';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen, type SeenTable } from '../game/seen.ts';
import { hide, show } from '../game/shown.ts';
import { pursue } from './pursue.ts';

const GROUPS = [
  { name: 'take', has: ['draw', 'takeUpcard', 'pickUp', 'answer'] },
  { name: 'lay', has: ['layDown', 'cap'] },
  { name: 'end', has: ['askToGoOut', 'endTurn', 'discard'] },
] as const;

/** Everything possible now; a press does it or prepares it. */
export function HelpSheet() {
  const { desk, extras } = useTheGame();
  const seen = useSeen();
  const words = wording.value.table;
  const mine = desk.isMyTurn.value;
  const said = mine ? sayAll(seen) : [];
  return (
    <Sheet title={words.whatCanIDo} onClose={hide}>
      {!mine && <p>{words.notYourTurn(seen.context.names[seen.view.turn]!)}</p>}
      {mine && extras && <p class="quiet">{words.noHintHere}</p>}
      {mine && !extras && (
        <ActionButton says={{ text: words.giveHint }} onPress={() => show({ is: 'hint' })} />
      )}
      {GROUPS.map(({ name, has }) => {
        const these = said.filter(({ action }) => has.some((one) => one === action.do));
        if (these.length === 0) return null;
        return (
          <section key={name}>
            <h3 class="part-title">{words.helpGroups[name]}</h3>
            <div class="row">
              {these.map(({ action, text }) => (
                <ActionButton key={text} says={{ text }} onPress={() => done(action)} />
              ))}
            </div>
          </section>
        );
      })}
    </Sheet>
  );

  function done(action: Action): void {
    hide();
    pursue(desk, seen, action);
  }
}

/** Every legal action as a button's text; duplicates once, those without wilds first. */
function sayAll(seen: SeenTable): { action: Action; text: string }[] {
  const { state, view, context, side } = seen;
  const melds = view.melds[side]!;
  const taking = [...view.discards].reverse().slice(0, discardsTaken(state));
  const said = new Map<string, Action>();
  for (const action of legalActions(state)) {
    const { text } = speech.value.sayAction(action, { ...context, melds, taking });
    if (!said.has(text)) said.set(text, action);
  }
  const all = [...said].map(([text, action]) => ({ action, text }));
  return all.sort((a, b) => wildsIn(seen, a.action) - wildsIn(seen, b.action));
}

function wildsIn({ terms }: SeenTable, action: Action): number {
  const lay = action.do === 'layDown' ? action.lay : [];
  return lay.flatMap(({ cards }) => cards).filter((card) => isWildCard(terms, card)).length;
}
