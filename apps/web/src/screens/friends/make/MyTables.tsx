import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '@hand-and-foot/protocol';
import { lookForServer, sharedGames } from '../../../parts/server/server.ts';
import '../shared/friends.css';
import { NotifySwitch } from '../notify/NotifySwitch.tsx';
import './myTables.css';
import { TableLine } from './TableLine.tsx';
import { words } from '../shared/words.ts';

/** Milliseconds between refreshes while the list is shown. */
const LOOK_EVERY = 20_000;

/** This browser's open shared tables, those waiting for you first. */
export function OpenTables() {
  useEffect(() => {
    void lookForServer();
    const timer = setInterval(() => void lookForServer(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, []);
  return (
    <Tables
      title={words.value.openTables}
      games={sharedGames.value?.filter(({ over }) => !over).sort(byUrgency)}
    >
      <div class="panel friends-panel friends-notify">
        <NotifySwitch />
      </div>
    </Tables>
  );
}

/** The finished ones. */
export function EarlierTables() {
  return (
    <Tables
      title={words.value.earlierTables}
      games={sharedGames.value?.filter(({ over }) => over).sort(byUrgency)}
    />
  );
}

interface TablesProps {
  title: string;
  games: readonly TableSummary[] | undefined;
  children?: ComponentChildren;
}

function Tables({ title, games = [], children }: TablesProps) {
  if (games.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 class="quiet part-title">{title}</h2>
      <ul class="list loose below">
        {games.map((game) => (
          <TableLine key={game.table} game={game} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function byUrgency(one: TableSummary, other: TableSummary): number {
  return Number(other.waiting) - Number(one.waiting) || other.touched - one.touched;
}
