import { cardsShown, type Card } from '@hand-and-foot/engine';
import { useState } from 'preact/hooks';
import { Button } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { useTheGame } from '../game/game.ts';
import { speech, wording } from '../../parts/words/wording.ts';
import './chooseHand.css';
import { DealTitle } from './DealTitle.tsx';
import { HandChoice } from './HandChoice.tsx';
import { StartDraw } from './StartDraw.tsx';

/** Choosing which pile is your hand: by the bottom cards if they're visible, else blind. */
export function ChooseHand({ onChoose }: { onChoose: (stack: number) => void }) {
  const { link } = useTheGame();
  const { terms, view, seat } = link.known.value;
  const [stack, setStack] = useState(0);
  const words = wording.value.deal;
  const piles = seat === undefined ? [] : (view?.stacks?.[seat] ?? []);
  const bottom = view?.bottoms?.[stack];
  const name = (card: Card): string =>
    speech.value.nameOfKind(terms.pack, terms.pack.kindOf[card]!, 1);
  return (
    <section class="column choose-hand" aria-labelledby="deal-title">
      <DealTitle title={words.whichHand}>
        {words.shown[cardsShown(terms.rules)]} {words.playedFirst(piles.length)}
      </DealTitle>
      <StartDraw />
      <div class="choose-hand-piles" role="radiogroup" aria-labelledby="deal-title">
        {piles.map((size, pile) => (
          <HandChoice
            key={pile}
            terms={terms}
            pile={pile}
            size={size}
            bottom={view?.bottoms?.[pile]}
            seen={view?.seen?.[pile]}
            is={pile === stack ? 'isHand' : piles.length === 2 ? 'isFoot' : 'isLater'}
            onChoose={() => setStack(pile)}
          />
        ))}
      </div>
      {bottom !== undefined && (
        <p class="panel line choose-hand-info" aria-live="polite">
          <Icon name="info" />
          {words.counts(
            name(bottom),
            words.points(speech.value.figure(terms.value[terms.pack.kindOf[bottom]!]!)),
            words.role[terms.role[terms.pack.kindOf[bottom]!]!],
          )}
        </p>
      )}
      <Button look="primary" large class="wide deal-primary" onClick={() => onChoose(stack)}>
        {bottom === undefined ? words.playNthFirst(stack) : words.playFirst(name(bottom))}
      </Button>
    </section>
  );
}
