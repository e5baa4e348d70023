import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { startServer, type Served } from './server.ts';
import { expect, test } from './test.ts';

/** Somebody with their own browser. */
export type Somebody = (browser: Browser, options?: BrowserContextOptions) => Promise<Page>;

/** For a file's tests: people at one server. None of their pages may log an error. */
export function atOneServer(): Somebody {
  let server: Served;
  let complaints: string[];
  let contexts: BrowserContext[];
  test.beforeAll(async () => {
    server = await startServer();
  });
  test.afterAll(async () => server.close());
  test.beforeEach(() => {
    complaints = [];
    contexts = [];
  });
  test.afterEach(async () => {
    // Otherwise they go on beside the tests that follow: pages, sockets and all.
    for (const context of contexts) await context.close();
    expect(complaints).toEqual([]);
  });
  return async (browser, options = {}) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      reducedMotion: 'reduce',
      locale: 'en-US',
      baseURL: server.address,
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(message.text());
    });
    return page;
  };
}

/** A round that ends after a few turns: few cards, and many drawn at a time. */
export const shortRules = {
  parent: 'six-deck',
  name: 'Short evening',
  changes: {
    decks: { 4: 2, 6: 4 },
    piles: [9, 9],
    deal: 'dealt',
    handChoice: 'first',
    footPass: 'kept',
    draw: 5,
    bookSize: 4,
    opening: { by: 'round', points: [15] },
    booksNeeded: [{ kind: 'any', count: [1] }],
  },
};

interface Made {
  readonly table: string;
  readonly invite: string;
  readonly watch: string;
}

/** A table with these rules for two people and two bots, kept by this page's person. */
export async function shortTable(
  page: Page,
  manners: object = { quiet: true, standIn: 'casual', away: 10 },
  rounds = 1,
): Promise<Made> {
  await page.goto('./');
  const bot = (name: string) => ({ is: 'bot', name, level: 'casual' });
  const changes = { ...shortRules.changes, gameEnd: { after: 'rounds', rounds } };
  const wish = {
    rules: { ...shortRules, changes },
    pace: 'quick',
    seats: [{ is: 'nobody' }, { is: 'nobody' }, bot('Iris'), bot('Bruno')],
    manners,
  };
  return page.evaluate(async (body) => {
    const response = await fetch('api/tables', { method: 'POST', body });
    return (await response.json()) as Made;
  }, JSON.stringify(wish));
}

export async function sit(page: Page, address: string, name: string, seat: number): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: new RegExp(`^Sit here, ${seat}\\D`) }).click();
  await expect(page.getByRole('button', { name: 'Leave seat' })).toBeVisible();
}
