import type { Page } from '@playwright/test';
import { barriers, expect, test } from './test.ts';

// A rule sheet is pasted, read, and finished by hand.

test.use({ reducedMotion: 'reduce' });

const SHEET = `Our rules

Draw three cards and discard one.
A clean book is worth 600 points.
Books are closed.
You can add natural cards to a finished book, but no wilds.
The oldest player deals.
Bring chips.`;

const sentence = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(text, { exact: true }) });

test('a sheet is pasted and read by keyboard alone, and its rest is chosen in place', async ({
  page,
}) => {
  await page.goto('./#/own');
  await page.getByRole('link', { name: /^Paste your rules/ }).press('Enter');
  await page.getByRole('button', { name: 'Read it' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Paste some text first.');
  await page.getByRole('textbox', { name: 'The text of your rules' }).fill(SHEET);
  await page.getByRole('button', { name: 'Read it' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Closest to / })).toBeFocused();

  const read = sentence(page, 'Draw three cards and discard one.');
  await expect(read).toContainText('Understood line 3');
  await expect(read).toContainText('Start your turn by drawing 3 cards.');
  const conflict = sentence(page, 'Books are closed.');
  await expect(conflict).toContainText('This contradicts another sentence');
  await expect(conflict).toContainText('Line 6 says: “You can add natural cards');
  await expect(sentence(page, 'The oldest player deals.')).toContainText('We couldn’t read this');
  expect(await barriers(page)).toEqual([]);

  await conflict.getByRole('button', { name: 'Choose it here' }).press('Enter');
  expect(await barriers(page)).toEqual([]);
  await conflict.getByRole('button', { name: 'Use this one' }).press('Enter');
  await expect(conflict.getByRole('radio', { name: /^Nothing: it’s closed/ })).toBeChecked();
  await expect(conflict).toContainText('You chose this');

  await page.getByRole('button', { name: /^Save ·/ }).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Saved as version 1.');
  await page.getByRole('link', { name: 'See all rules' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our rules' })).toBeVisible();
});

test('a reading lasts over a reload, and the text can be changed', async ({ page }) => {
  await page.goto('./#/paste');
  await page.getByRole('textbox', { name: 'The text of your rules' }).fill('Draw three cards.');
  await page.getByRole('button', { name: 'Read it' }).click();
  await page.getByRole('heading', { name: /^Closest to / }).waitFor();
  await page.reload();
  await expect(sentence(page, 'Draw three cards.')).toContainText('drawing 3 cards');
  await page.getByRole('button', { name: 'Change the text' }).click();
  await page.getByRole('textbox', { name: 'The text of your rules' }).fill('Draw four cards.');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(sentence(page, 'Draw four cards.')).toContainText('drawing 4 cards');
});
