import { effect, untracked } from '@preact/signals';
import { addressOf } from '../app/route.ts';
import type { RemoteLink } from '../link/remoteTable.ts';
import { ruleSetOf } from '../table/ruleSetOf.ts';
import { speech } from '../words/wording.ts';
import { wantsReminders } from './memory.ts';
import { awaited } from './shared.ts';
import { words } from './words.ts';

export function canRemind(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the browser for leave; only ever because somebody pressed a switch. */
export async function askToRemind(): Promise<boolean> {
  return canRemind() && (await Notification.requestPermission()) === 'granted';
}

/** Tells of one's turn when it begins while the page cannot be seen. */
export function remindOf(link: RemoteLink): () => void {
  let wasMine = true;
  return effect(() => {
    const { seat, seats } = link.known.value;
    const isMine = seat !== undefined && awaited(link) === seat && seats[seat]?.is === 'person';
    if (isMine && !wasMine && document.hidden) untracked(() => notify(link));
    wasMine = isMine;
  });
}

function notify({ id, terms }: RemoteLink): void {
  if (!wantsReminders() || !canRemind() || Notification.permission !== 'granted') return;
  const { name } = speech.value.sayRuleSet(ruleSetOf(terms.rules));
  try {
    const note = new Notification(words.value.reminder(name), { tag: id });
    note.addEventListener('click', () => {
      focus();
      location.hash = addressOf({ at: 'shared', id });
      note.close();
    });
  } catch {
    // Some browsers leave this to installed pages alone.
  }
}
