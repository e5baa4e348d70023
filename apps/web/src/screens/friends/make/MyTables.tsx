import type { ComponentChildren } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '@hand-and-foot/protocol';
import { lookForServer, sharedGames } from '../../../parts/server/server.ts';
import { Switch } from '../../../parts/controls/Switch.tsx';
import '../shared/friends.css';
import { setReminders, wantsReminders } from '../shared/memory.ts';
import './myTables.css';
import { askToRemind, canRemind, remindOfList } from '../shared/remind.ts';
import { TableLine } from './TableLine.tsx';
import { words } from '../shared/words.ts';

/** Milliseconds between refreshes while the list is shown. */
const LOOK_EVERY = 20_000;

/** This browser's open shared tables, those waiting for you first. */
export function OpenTables() {
  useEffect(() => {
    void lookForServer();
    const timer = setInterval(() => void lookForServer(), LOOK_EVERY);
    const stopReminding = remindOfList();
    return () => {
      clearInterval(timer);
      stopReminding();
    };
  }, []);
  return (
    <Tables
      title={words.value.openTables}
      games={sharedGames.value?.filter(({ over }) => !over).sort(byUrgency)}
    >
      {canRemind() && (isSecureContext ? <Reminders /> : <NoReminders />)}
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
      <ul class="list loose my-tables">
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

/** Browsers show notifications only for pages over HTTPS. */
function NoReminders() {
  return <p class="note friends-note">{words.value.remindInsecure}</p>;
}

function Reminders() {
  const said = words.value;
  const isDenied = useSignal(Notification.permission === 'denied');
  const turn = async (on: boolean) => {
    const may = on && (await askToRemind());
    isDenied.value = on && !may;
    setReminders(may);
  };
  return (
    <div class="panel friends-panel my-tables-remind">
      <Switch
        label={said.remind}
        note={isDenied.value ? said.remindDenied : said.remindNote}
        on={wantsReminders() && !isDenied.value}
        onTurn={(on) => void turn(on)}
      />
    </div>
  );
}
