import { useEffect } from 'preact/hooks';
import { addressOf } from '../app/route.ts';
import { sayProgress } from '../games/sayGame.ts';
import { lookAtShelf, unfinished } from '../games/shelf.ts';
import { Icon } from '../icons/Icon.tsx';
import { wording } from '../words/wording.ts';
import './continueCard.css';

/** The way back to the game that was played last, if one is not over. */
export function ContinueCard() {
  useEffect(() => void lookAtShelf(), []);
  const game = unfinished.value;
  if (!game) return null;
  return (
    <a class="continue-card" href={addressOf({ at: 'table', id: game.id })}>
      <span>
        <b>{wording.value.start.goOn}</b>
        <small>{sayProgress(game)}</small>
      </span>
      <Icon name="right" />
    </a>
  );
}
