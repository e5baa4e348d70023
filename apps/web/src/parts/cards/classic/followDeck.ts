import { effect } from '@preact/signals';
import { settings } from '../../settings/settings.ts';
import { drawings } from '../decks.ts';

let courts: Promise<string> | undefined;

/** Follows the chosen deck. The classic court cards load on first use; until then ours stay. */
export function followDeck(): void {
  effect(() => {
    const { dataset } = document.documentElement;
    if (settings.value.deck === 'classic') void fetchCourts().then(show, () => undefined);
    else delete dataset['deck'];
  });
}

async function fetchCourts(): Promise<string> {
  courts ??= import('./courts.svg?raw').then(({ default: drawn }) => drawn);
  // A failed load may work later.
  courts.catch(() => (courts = undefined));
  return courts;
}

function show(drawn: string): void {
  if (settings.value.deck !== 'classic') return;
  if (!drawings.value.includes(drawn)) drawings.value = [...drawings.value, drawn];
  document.documentElement.dataset['deck'] = 'classic';
}
