import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { open } from './positions.ts';
import { barriers, expect, keptOffline, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });

/** Plays a stored game's last move, so to speak: the table opens with its game over. */
async function finishGame(page: Page): Promise<void> {
  await open(page, 'four-rounds', 1030);
  await expect(page.getByRole('heading', { level: 1, name: 'They won' })).toBeVisible();
}

/** A line of a table as a screen reader tells it: headings and numbers. */
async function lineOf(page: Page, table: string, name: string): Promise<Record<string, string>> {
  const found = page.getByRole('table', { name: table });
  const heads = await found.getByRole('columnheader').allTextContents();
  const row = found.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row).toHaveCount(1);
  const cells = await row.getByRole('cell').evaluateAll((all) =>
    all.map((cell) => {
      const told = cell.cloneNode(true) as HTMLElement;
      for (const hidden of told.querySelectorAll('[aria-hidden]')) hidden.remove();
      return told.textContent;
    }),
  );
  return Object.fromEntries(cells.map((cell, at) => [heads[at + 1]!, cell]));
}

async function saved(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all games for a spreadsheet' }).click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a finished game is counted, exported and there without a network', async ({
  page,
  context,
}) => {
  await finishGame(page);
  await page.goto('./#/games');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeFocused();
  await expect(page.getByText('You’ve won 0 of 1 game', { exact: true })).toBeVisible();
  const numbers = {
    Games: '1',
    Won: '0',
    'Went out': '3',
    'Average round': '4,109',
    'Average game': '16,435',
    'Best round': '5,355',
    'Clean books': '11',
    'Dirty books': '23',
    'Wild books': '0',
  };
  expect(await lineOf(page, 'By rules', 'Six-Deck')).toEqual(numbers);
  expect(await lineOf(page, 'By opponent', 'Iris (bot, steady)')).toEqual(numbers);
  await expect(page.getByRole('rowheader', { name: /^Ruth/ })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);

  const [head, own, theirs] = (await saved(page)).split('\r\n');
  expect(head).toMatch(/^\u{feff}date,game,played,rules,players,opponents,you,won,total,/u);
  expect(own).toMatch(
    /^2026-01-10 \d\d:\d\d,kept,device,Six-Deck,"You & Ruth \(bot, steady\)",.*,yes,no,16435,11,23,0,3,/,
  );
  expect(own).toMatch(/,3605,3265,4210,5355$/);
  expect(theirs).toMatch(/,no,yes,18990,16,28,0,1,2: Iris,2360,4315,6115,6200$/);

  await keptOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You’ve won 0 of 1 game', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Replay: Best round, 5,355' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Six-Deck' })).toBeVisible();
});

test('an unfinished game is left out, and a deleted one is forgotten', async ({ page }) => {
  await finishGame(page);
  await page.goto('./#/stats');
  await expect(page.getByText('You’ve won 0 of 1 game', { exact: true })).toBeVisible();
  await page.goto('./#/games');
  await page.getByRole('button', { name: /^Delete Six-Deck/ }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('No games yet.')).toBeVisible();
  await open(page, 'four-rounds', 500);
  await expect(page.getByRole('region', { name: /^Your (hand|foot)/ })).toBeVisible();
  await page.goto('./#/stats');
  await expect(page.getByText('No finished games yet.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Not counted' })).toHaveText(
    /1 game isn’t finished yet\./,
  );
  await page.getByRole('link', { name: 'Play a game' }).click();
  await expect(page.getByRole('button', { name: 'Play now' })).toBeVisible();
});

test('people of a scorepad have numbers of their own', async ({ page }) => {
  const rules = { parent: 'house', changes: { gameEnd: { after: 'rounds', rounds: 1 } } };
  const counts = [
    { books: { clean: 1 }, out: true, table: 200 },
    { books: { dirty: 2 }, table: 100, caught: 50 },
  ];
  const pad = { format: 'hand-and-foot-pad/1', rules, players: ['Ann', 'Bo'], rounds: [counts] };
  await page.goto('./#/pad/history');
  await page.locator('input[type=file]').setInputFiles({
    name: 'pad.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(pad)),
  });
  await expect(page.getByText('1 scorepad added.')).toBeVisible();
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(page.getByText('Ann has won 1 of 1 game', { exact: true })).toBeVisible();
  expect(await lineOf(page, 'By opponent', 'Bo')).toMatchObject({
    Won: '1',
    'Went out': '1',
    'Best round': '800',
    'Clean books': '1',
  });
  await page.getByLabel('Player').selectOption('Bo');
  await expect(page.getByText('Bo has won 0 of 1 game', { exact: true })).toBeVisible();
  expect(await lineOf(page, 'By opponent', 'Ann')).toMatchObject({
    'Best round': '650',
    'Dirty books': '2',
  });
});
