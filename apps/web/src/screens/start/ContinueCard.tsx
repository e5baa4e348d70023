import { useEffect } from 'preact/hooks';
import { addressOf } from '../../parts/screen/route.ts';
import { sayProgress, sayTitle } from '../../table/shelf/sayGame.ts';
import { lookAtShelf, moreUnfinished, unfinished } from '../../table/shelf/shelf.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { firstWords } from '../../parts/words/firstWords.ts';
import './continueCard.css';

/** Resumes the last unfinished game, and links to the others. */
export function ContinueCard() {
  useEffect(() => void lookAtShelf(), []);
  const game = unfinished.value;
  const more = moreUnfinished.value;
  const words = firstWords.value.start;
  if (!game) return null;
  return (
    <div>
      <a class="panel line spread continue-card" href={addressOf({ at: 'table', id: game.id })}>
        <span>
          <span class="continue-what">
            <b>{words.goOn}</b> <small>{sayTitle(game)}</small>
          </span>
          <small>{sayProgress(game)}</small>
        </span>
        <Icon name="right" />
      </a>
      {more > 0 && (
        <a class="grid finger continue-more" href={addressOf({ at: 'games' })}>
          {words.andMore(more)}
        </a>
      )}
    </div>
  );
}
