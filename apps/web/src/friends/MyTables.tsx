import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '@hand-and-foot/protocol';
import { lookForServer, sharedGames } from '../app/server.ts';
import { Switch } from '../controls/Switch.tsx';
import './friends.css';
import { setReminders, wantsReminders } from './memory.ts';
import './myTables.css';
import { askToRemind, canRemind, remindOfList } from './remind.ts';
import { TableLine } from './TableLine.tsx';
import { words } from './words.ts';

/** How often the list is looked at while it is shown, in milliseconds. */
const LOOK_EVERY = 20_000;

/** The shared tables of this browser: those that wait for one first, then the others, then those that are over. */
export function MyTables() {
  useEffect(() => {
    void lookForServer();
    const timer = setInterval(() => void lookForServer(), LOOK_EVERY);
    const stopReminding = remindOfList();
    return () => {
      clearInterval(timer);
      stopReminding();
    };
  }, []);
  const games = sharedGames.value;
  if (!games || games.length === 0) return null;
  const said = words.value;
  return (
    <section aria-labelledby="my-tables">
      <h2 id="my-tables" class="my-tables-title">
        {said.myTables}
      </h2>
      <ul class="my-tables">
        {[...games].sort(byUrgency).map((game) => (
          <TableLine key={game.table} game={game} />
        ))}
      </ul>
      {canRemind() && (isSecureContext ? <Reminders /> : <NoReminders />)}
    </section>
  );
}

function byUrgency(one: TableSummary, other: TableSummary): number {
  const rank = ({ waiting, over }: TableSummary) => (waiting ? 0 : over ? 2 : 1);
  return rank(one) - rank(other) || other.touched - one.touched;
}

/** Browsers show messages only for pages that nobody can have changed on the way. */
function NoReminders() {
  return <p class="friends-note">{words.value.remindInsecure}</p>;
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
    <div class="friends-panel my-tables-remind">
      <Switch
        label={said.remind}
        note={isDenied.value ? said.remindDenied : said.remindNote}
        on={wantsReminders() && !isDenied.value}
        onTurn={(on) => void turn(on)}
      />
    </div>
  );
}
