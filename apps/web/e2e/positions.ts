import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

/** A played game, stored as a table's log in ./positions so it never changes. */
type Played =
  | 'four-rounds'
  | 'many-cards'
  | 'lords-and-ladies'
  | 'eight-alone'
  | 'eight-finished'
  | 'starter-upcard'
  | 'twelve-in-teams';

interface Opened {
  readonly terms: { readonly rules: { readonly id: string; readonly name: string } };
  readonly seats: readonly object[];
}

const ID = 'kept';

/** Adds the game, as of this many entries, to the device's games and opens it. */
export async function open(
  page: Page,
  played: Played,
  after: number,
  at: 'table' | 'replay' = 'table',
): Promise<void> {
  await show(page, entriesOf(played).slice(0, after), at);
}

/** The same with the other seats empty: nothing happens but what this page does. */
export async function openAlone(page: Page, played: Played, after: number): Promise<void> {
  await openFor(page, played, after, () => ({ is: 'nobody' }));
}

/** The same with people of these names in the other seats, who share the device. */
export async function openTogether(
  page: Page,
  played: Played,
  after: number,
  names: readonly string[],
): Promise<void> {
  await openFor(page, played, after, (seat) => ({ is: 'person', name: names[seat - 1] }));
}

async function openFor(
  page: Page,
  played: Played,
  after: number,
  other: (seat: number) => object,
): Promise<void> {
  const [opened, ...rest] = entriesOf(played).slice(0, after) as [Opened, ...object[]];
  const seats = opened.seats.map((holder, seat) => (seat === 0 ? holder : other(seat)));
  await show(page, [{ ...opened, seats }, ...rest], 'table');
}

async function show(page: Page, entries: readonly object[], at: 'table' | 'replay'): Promise<void> {
  // Any of the page's own files that runs no script.
  await page.goto('./icon.svg');
  await page.evaluate(keep, { id: ID, entries });
  await page.goto(`./#/${at}/${ID}`);
}

const BEGUN = Date.UTC(2026, 0, 10, 19);

function entriesOf(played: Played): object[] {
  const text = readFileSync(new URL(`positions/${played}.jsonl`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line, nth) => ({
      version: 1,
      seq: nth + 1,
      at: BEGUN + nth * 1000,
      ...(JSON.parse(line) as object),
    }));
}

/** Runs in the page: stores what the worker would have written for this game. */
async function keep({ id, entries }: { id: string; entries: readonly object[] }): Promise<void> {
  const opening = indexedDB.open('hand-and-foot', 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore('entries');
    opening.result.createObjectStore('games', { keyPath: 'id' });
  };
  await new Promise((done) => opening.addEventListener('success', done));
  const writing = opening.result.transaction(['entries', 'games'], 'readwrite');
  entries.forEach((entry, nth) => writing.objectStore('entries').put(entry, [id, nth + 1]));
  const { terms, seats } = entries[0] as Opened;
  const { id: ruleSet, name } = terms.rules;
  const kept = { begun: 0, touched: 0, round: 1, rounds: 4, totals: [], over: false };
  writing.objectStore('games').put({ id, ruleSet: { id: ruleSet, name }, seats, ...kept });
  await new Promise((done) => writing.addEventListener('complete', done));
  opening.result.close();
}
