import type { Locator, Page } from '@playwright/test';
import { openAlone, openTogether } from './positions.ts';
import { actions, stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

/** You have drawn; the stacks are those of a real game. */
const DRAWN = 38;

const action = (page: Page, name: RegExp): Locator => actions(page).getByRole('button', { name });
const pile = (page: Page): Locator => page.getByRole('button', { name: /^Discard pile/ }).first();
const hand = (page: Page): Promise<string[]> => stacks(page).evaluateAll(names);

function names(all: readonly Element[]): string[] {
  return all.map(({ ariaLabel }) => ariaLabel ?? '');
}

/** The last two natural cards in hand, which nobody would be asked about. */
async function twoToDiscard(page: Page): Promise<[number, number]> {
  await stacks(page).first().waitFor();
  const tame = (await hand(page)).flatMap((name, at) => (/^(Joker|Two)/.test(name) ? [] : [at]));
  return [tame.at(-1)!, tame.at(-2)!];
}

test('a card discarded by mistake comes back, and another one is discarded', async ({ page }) => {
  await openAlone(page, 'four-rounds', DRAWN);
  const [wrong, right] = await twoToDiscard(page);
  const [before, label] = [await hand(page), await pile(page).ariaSnapshot()];
  await stacks(page).nth(wrong).click();
  await action(page, /^Discard/).click();
  await expect(action(page, /^Wait for your turn/)).toBeVisible();
  expect(await pile(page).ariaSnapshot()).not.toBe(label);
  expect(await barriers(page)).toEqual([]);
  await action(page, /^Undo$/).click();
  await expect(action(page, /^Discard/)).toBeVisible();
  expect(await pile(page).ariaSnapshot()).toBe(label);
  expect(await hand(page)).toEqual(before);
  await stacks(page).nth(right).click();
  await action(page, /^Discard/).click();
  await expect(action(page, /^Wait for your turn/)).toBeVisible();
});

test('people who share a device undo a discard until the next one looks', async ({ page }) => {
  await openTogether(page, 'four-rounds', DRAWN, ['Berta', 'Carla', 'Dora']);
  const [wrong, right] = await twoToDiscard(page);
  const before = await hand(page);
  const undo = page.getByRole('button', { name: /^I’m .*Undo my last move$/ });
  const discard = async (at: number): Promise<void> => {
    await stacks(page).nth(at).click();
    await action(page, /^Discard/).click();
    await expect(page.getByRole('heading', { name: 'Berta, it’s your turn' })).toBeVisible();
  };
  await discard(wrong);
  await expect(stacks(page)).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await undo.click();
  await expect(stacks(page).first()).toBeVisible();
  expect(await hand(page)).toEqual(before);
  await discard(right);
  await page.getByRole('button', { name: 'I’m Berta', exact: true }).click();
  await expect(stacks(page).first()).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(action(page, /^Undo$/)).toHaveCount(0);
});

test('keys undo too, it is told aloud, and a reload keeps it', async ({ page }) => {
  await openAlone(page, 'four-rounds', DRAWN);
  const [wrong] = await twoToDiscard(page);
  const before = await hand(page);
  await stacks(page).nth(wrong).click();
  await page.keyboard.press('x');
  await expect(action(page, /^Wait for your turn/)).toBeVisible();
  await expect(action(page, /^Undo$/)).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('log')).toContainText('Undone.');
  expect(await hand(page)).toEqual(before);
  await page.keyboard.press('Backspace');
  await expect(page.getByText('There’s nothing to undo.').first()).toBeVisible();
  await page.reload();
  await expect(action(page, /^Discard/)).toBeVisible();
  expect(await hand(page)).toEqual(before);
});

test('melds on the table go back to the hand, one step at a time', async ({ page }) => {
  await openAlone(page, 'four-rounds', 28);
  const count = async (): Promise<number> => {
    const text = await page.getByRole('heading', { name: /^Your hand/ }).innerText();
    return Number(/\d+/.exec(text)?.[0]);
  };
  await action(page, /^Undo$/).waitFor();
  const less = await count();
  for (const more of [1, 2, 3]) {
    await action(page, /^Undo$/).click();
    await expect.poll(count).toBe(less + more);
  }
  await action(page, /undo$/i).click();
  await expect(action(page, /^You can’t undo a draw$/)).toBeVisible();
});

test('one chosen card never makes the main button discard', async ({ page }) => {
  await openAlone(page, 'four-rounds', DRAWN);
  await stacks(page).first().waitFor();
  const places = await action(page, /^Discard/).boundingBox();
  for (let at = 0; at < (await stacks(page).count()); at++) {
    await stacks(page).nth(at).click();
    await expect(action(page, /^Discard/)).toHaveCount(1);
    await expect(actions(page).getByRole('button').last()).not.toHaveText(/^Discard/);
    expect((await action(page, /^Discard/).boundingBox())!.x).toBe(places!.x);
    await page.keyboard.press('Escape');
  }
});
