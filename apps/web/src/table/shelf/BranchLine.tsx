import { useSignal } from '@preact/signals';
import { AskFirst } from '../../parts/controls/AskFirst.tsx';
import { Button, ButtonLink } from '../../parts/controls/Button.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { wording } from '../../parts/words/wording.ts';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { hall } from '../link/hall.ts';
import { BranchName } from './BranchName.tsx';
import { branchWords } from './branchWords.ts';
import './gameLine.css';
import { sayEnd, sayProgress } from './sayGame.ts';
import { ShareBranch } from './ShareBranch.tsx';
import { forget, lookAtShelf } from './shelf.ts';

interface BranchLineProps {
  game: GameOnShelf;
  /** How it went, beside the game it comes from. */
  result?: string | undefined;
}

/** A branch: its name, how it went, and what to do with it. */
export function BranchLine({ game, result }: BranchLineProps) {
  const words = branchWords.value;
  const isNaming = useSignal(false);
  const isSharing = useSignal(false);
  const { name } = game.branch!;
  const isDone = game.over;
  return (
    <li class="panel game-line">
      {isNaming.value ? (
        <Naming id={game.id} name={name} onDone={() => (isNaming.value = false)} />
      ) : (
        <h3 class="strong whole">{name}</h3>
      )}
      <p>{result ?? (isDone ? sayEnd(game) : words.unfinished(sayProgress(game)))}</p>
      <div class="row choices game-line-ways">
        <ButtonLink
          look="primary"
          aria-label={words.of(isDone ? words.lookAgain : words.open, name)}
          href={addressOf({ at: isDone ? 'replay' : 'table', id: game.id })}
        >
          {isDone ? words.lookAgain : words.open}
        </ButtonLink>
        <Button
          aria-label={words.of(words.share, name)}
          aria-expanded={isSharing.value}
          onClick={() => (isSharing.value = !isSharing.value)}
        >
          <Icon name="share" size={18} />
        </Button>
        <Button
          aria-label={words.of(words.rename, name)}
          onClick={() => (isNaming.value = !isNaming.value)}
        >
          {words.rename}
        </Button>
        <Forget id={game.id} name={name} />
      </div>
      {isSharing.value && <ShareBranch game={game} />}
    </li>
  );
}

function Naming({ id, name, onDone }: { id: string; name: string; onDone: () => void }) {
  const words = branchWords.value;
  const typed = useSignal(name);
  const keep = async () => {
    await hall.rename(id, typed.value.trim() || name).catch(() => undefined);
    await lookAtShelf();
    onDone();
  };
  return (
    <form
      class="line whole"
      onSubmit={(event) => {
        event.preventDefault();
        void keep();
      }}
    >
      <div class="grow">
        <BranchName name={typed} />
      </div>
      <Button look="primary" type="submit">
        {words.done}
      </Button>
    </form>
  );
}

function Forget({ id, name }: { id: string; name: string }) {
  const { games } = wording.value;
  return (
    <AskFirst
      label={games.forgetOf(name)}
      question={games.question}
      yes={games.yes}
      no={games.no}
      onYes={() => void forget(id).catch(() => undefined)}
    >
      <Icon name="bin" size={18} />
    </AskFirst>
  );
}
