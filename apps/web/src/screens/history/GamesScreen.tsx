import { useEffect } from 'preact/hooks';
import { ButtonLink } from '../../parts/controls/Button.tsx';
import { later } from '../../parts/screen/later.tsx';
import { addressOf } from '../../parts/screen/route.ts';
import { sayTrouble } from '../../parts/words/sayTrouble.ts';
import { server, sharedGames } from '../../parts/server/server.ts';
import { ScreenHead } from '../../parts/screen/ScreenHead.tsx';
import type { GameOnShelf } from '../../worker/shared/messages.ts';
import { wording } from '../../parts/words/wording.ts';
import { GameLine } from './GameLine.tsx';
import './gamesScreen.css';
import { BranchLine } from '../../table/shelf/BranchLine.tsx';
import { branchWords } from '../../table/shelf/branchWords.ts';
import { OpenRecord } from '../../table/shelf/OpenRecord.tsx';
import { Icon } from '../../parts/look/Icon.tsx';
import { lookAtShelf, shelf, shelfTrouble } from '../../table/shelf/shelf.ts';

const OpenTables = later(
  async () => (await import('../friends/make/MyTables.tsx')).OpenTables,
  () => null,
);
const EarlierTables = later(
  async () => (await import('../friends/make/MyTables.tsx')).EarlierTables,
  () => null,
);

/** Games with friends and on this device: open ones, then finished ones. */
export function GamesScreen() {
  const words = wording.value.games;
  useEffect(() => void lookAtShelf(), []);
  const games = shelf.value?.filter(({ branch }) => !branch);
  return (
    <main class="screen games">
      <ScreenHead title={words.title}>
        <OpenRecord look="quiet" class="games-open" />
      </ScreenHead>
      {shelfTrouble.value && <p role="alert">{sayTrouble(shelfTrouble.value, words.unread)}</p>}
      {hasFinished(games) && (
        <ButtonLink look="quiet" href={addressOf({ at: 'stats' })}>
          <Icon name="star" size={20} />
          {words.stats}
        </ButtonLink>
      )}
      {server.value === 'there' && <OpenTables />}
      {games?.length === 0 && !sharedGames.value?.length && <Nothing />}
      <Part title={words.unfinished} games={games?.filter(({ over }) => !over)} />
      <Part title={words.finished} games={games?.filter(({ over }) => over)} />
      <OtherBranches />
      {server.value === 'there' && <EarlierTables />}
    </main>
  );
}

/** Statistics need a game that is over. */
function hasFinished(games: readonly GameOnShelf[] = []): boolean {
  return [...games, ...(sharedGames.value ?? [])].some(({ over }) => over);
}

function Nothing() {
  const words = wording.value.games;
  return (
    <div class="big grid centered games-none">
      <p>{words.none}</p>
      <ButtonLink look="primary" large href={addressOf({ at: 'start' })}>
        {words.toStart}
      </ButtonLink>
    </div>
  );
}

/** Branches of shared games, files and links. */
function OtherBranches() {
  const games = shelf.value ?? [];
  const others = games.filter(({ branch }) => branch && !games.some(({ id }) => id === branch.of));
  if (others.length === 0) return null;
  return (
    <section aria-label={branchWords.value.yours}>
      <h2 class="quiet part-title">{branchWords.value.yours}</h2>
      <ul class="list loose">
        {others.map((game) => (
          <BranchLine key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Part({ title, games = [] }: { title: string; games: GameOnShelf[] | undefined }) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 class="quiet part-title">{title}</h2>
      <ul class="list loose">
        {games.map((game) => (
          <GameLine key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}
