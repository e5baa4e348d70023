import { useSignal } from '@preact/signals';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { saveRecord } from '../../table/link/saveRecord.ts';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { Icon } from '../../parts/look/Icon.tsx';
import { wording } from '../../parts/words/wording.ts';
import { BranchLine } from '../../table/shelf/BranchLine.tsx';
import { branchesOf } from '../../table/shelf/branchesOf.ts';
import { branchWords } from '../../table/shelf/branchWords.ts';
import { Forget } from './Forget.tsx';
import '../../table/shelf/gameLine.css';
import { sayEnd, sayOthers, sayProgress, sayTitle, sayWhen } from '../../table/shelf/sayGame.ts';

/** One game on this device, and its actions. */
export function GameLine({ game }: { game: GameOnShelf }) {
  const words = wording.value.games;
  const branches = branchesOf(game.id);
  const asking = useSignal(false);
  const notSaved = useSignal<string>();
  const save = async () => {
    notSaved.value = await saveRecord(game.id);
  };
  const name = `${sayTitle(game)}, ${sayWhen(game.touched)}`;
  return (
    <li class="panel game-line">
      <h3 class="big">{sayTitle(game)}</h3>
      <time class="note game-line-when" dateTime={new Date(game.touched).toISOString()}>
        {sayWhen(game.touched)}
      </time>
      <p>{game.over ? sayEnd(game) : sayProgress(game)}</p>
      <p class="note">{sayOthers(game)}</p>
      <p class="no" role="alert">
        {notSaved.value}
      </p>
      {asking.value ? (
        <Forget id={game.id} onKeep={() => (asking.value = false)} />
      ) : (
        <div class="row choices game-line-ways">
          <ButtonLink look="primary" href={addressOf(wayInto(game))}>
            <Icon name={game.over ? 'history' : 'play'} size={18} />
            {game.over ? words.lookAgain : words.open}
          </ButtonLink>
          {game.over && (
            <ButtonLink href={addressOf({ at: 'review', id: game.id })}>
              {wording.value.replay.review}
            </ButtonLink>
          )}
          <Button aria-label={words.saveOf(name)} onClick={() => void save()}>
            <Icon name="save" size={18} />
            {words.save}
          </Button>
          <Button aria-label={words.forgetOf(name)} onClick={() => (asking.value = true)}>
            <Icon name="bin" size={18} />
            {words.forget}
          </Button>
        </div>
      )}
      {branches.length > 0 && (
        <ul class="list whole above" aria-label={branchWords.value.yours}>
          {branches.map((branch) => (
            <BranchLine key={branch.id} game={branch} />
          ))}
        </ul>
      )}
    </li>
  );
}

function wayInto({ id, over }: GameOnShelf) {
  return { at: over ? ('replay' as const) : ('table' as const), id };
}
