import { isWildCard, discardsTaken, whyNotPickUp } from '@hand-and-foot/engine';
import { ActionButton } from '../../parts/controls/ActionButton.tsx';
import { offerText } from '../actions/offerText.ts';
import { Card } from '../../parts/cards/Card.tsx';
import { Sheet } from '../../parts/sheets/Sheet.tsx';
import { speech, wording } from '../../parts/words/wording.ts';
import { useTheGame } from '../game/game.ts';
import { useSeen } from '../game/seen.ts';
import { Sentence } from '../../parts/words/Sentence.tsx';
import { hide } from '../game/shown.ts';
import './discardsSheet.css';

/** The discard pile's cards, what can be picked up, and why not. */
export function DiscardsSheet() {
  const game = useTheGame();
  const { desk } = game;
  const { view, terms, state, you, context } = useSeen();
  const words = wording.value.table;
  const offer = desk.pickUpOffer.value;
  const mayTry = desk.isMyTurn.value && view.phase === 'draw';
  const why = mayTry ? offer.no : whyNotPickUp(state, you);
  const taken = discardsTaken(state);
  const newestFirst = [...view.discards].reverse();
  return (
    <Sheet title={words.discardsTitle(view.discards.length)} onClose={hide}>
      <p>
        {why ? (
          <Sentence
            text={speech.value.sayRefusal(why, context)}
            lead={[`${speech.value.sayRuleSet(context.ruleSet).name}:`]}
          />
        ) : mayTry ? (
          words.mayTake(taken)
        ) : (
          words.takenAtOnce(taken)
        )}
      </p>
      {mayTry && !why && (
        <ActionButton
          look="primary"
          says={offerText(game, offer)}
          onPress={() => {
            hide();
            desk.accept(offer);
          }}
        />
      )}
      <ol class="row above discards-sheet-cards" aria-label={words.newestFirst}>
        {newestFirst.map((card, at) => (
          <li key={newestFirst.length - at} data-taken={at < taken || undefined}>
            <Card
              pack={terms.pack.id}
              card={card}
              wild={isWildCard(terms, card)}
              label={speech.value.sayCardInFull(terms.pack, card)}
            />
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
