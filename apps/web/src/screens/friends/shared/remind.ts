import type { TableSummary } from '@hand-and-foot/protocol';
import { effect, untracked } from '@preact/signals';
import { addressOf } from '../../../parts/screen/route.ts';
import { sharedGames } from '../../../parts/server/server.ts';
import type { RemoteLink } from '../../../table/link/remoteTable.ts';
import { ruleSetOf } from '../../../table/game/ruleSetOf.ts';
import { speech } from '../../../parts/words/wording.ts';
import { wantsReminders } from './memory.ts';
import { awaited } from './shared.ts';
import { words } from './words.ts';

export function canRemind(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the browser for permission; only after somebody pressed a switch. */
export async function askToRemind(): Promise<boolean> {
  return canRemind() && (await Notification.requestPermission()) === 'granted';
}

/** Notifies when your turn begins while the page is hidden. */
export function remindOf(link: RemoteLink): () => void {
  let wasMine = true;
  return effect(() => {
    const { seat, seats } = link.known.value;
    const isMine = seat !== undefined && awaited(link) === seat && seats[seat]?.is === 'person';
    if (isMine && !wasMine && document.hidden) untracked(() => notify(link.id, sayRules(link)));
    wasMine = isMine;
  });
}

function sayRules({ terms }: RemoteLink): string {
  return speech.value.sayRuleSet(ruleSetOf(terms.rules)).name;
}

/** The same for tables in the list that started to wait since the last look. */
export function remindOfList(): () => void {
  let before: readonly TableSummary[] | undefined;
  return effect(() => {
    const games = sharedGames.value;
    const known = before;
    before = games;
    if (!known || !document.hidden) return;
    const wasWaiting = new Set(known.filter(({ waiting }) => waiting).map(({ table }) => table));
    for (const { table, rules, waiting } of games ?? [])
      if (waiting && !wasWaiting.has(table)) untracked(() => notify(table, rules.name));
  });
}

function notify(id: string, rules: string): void {
  if (!wantsReminders() || !canRemind() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(words.value.reminder(rules), { tag: id });
    note.addEventListener('click', () => {
      focus();
      location.hash = addressOf({ at: 'shared', id });
      note.close();
    });
  } catch {
    // Some browsers allow this only for installed pages.
  }
}
