import type { Locator, Page } from '@playwright/test';
import { atOneServer, shortTable, sit } from './people.ts';
import { stacks } from './table.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

const seatOf = (page: Page, name: string): Locator =>
  page.locator('[data-place^="seat-"]').filter({ hasText: name });
const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat' });
const aloud = (page: Page): Locator => page.locator('.table-aloud[role="log"]');

/** Opens the chat and taps once. */
async function say(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: /^Chat/ }).click();
  await chat(page).getByRole('button', { name: phrase }).click();
  await expect(chat(page)).toHaveCount(0);
}

async function twoAtTable(ana: Page, berta: Page, quiet: boolean): Promise<void> {
  const { table, invite } = await shortTable(ana, { quiet });
  await sit(ana, `./#/t/${table}.${invite}`, 'Ana', 1);
  await berta.goto(`./#/t/${table}.${invite}`);
  await berta.getByRole('textbox').first().fill('Berta');
  await berta.getByRole('button', { name: /^(Join|Entrar)/ }).click();
  await ana.getByRole('button', { name: 'Deal' }).click();
  await expect(stacks(ana).first()).toBeVisible();
}

test('at a quiet table one tap sends what says nothing about cards', async ({ browser }) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  await twoAtTable(ana, berta, true);
  const before = await seatOf(berta, 'Ana').boundingBox();

  await test.step('nobody types, and no phrase is about cards', async () => {
    await ana.getByRole('button', { name: 'Chat' }).click();
    await expect(chat(ana)).toContainText('Partners don’t talk about cards during a round');
    await expect(chat(ana).getByLabel('Say something')).toHaveCount(0);
    await expect(chat(ana).getByRole('button', { name: 'Can you go out?' })).toHaveCount(0);
    expect(await barriers(ana)).toEqual([]);
    await chat(ana).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a reaction stands at its seat, moves nothing, and is read out once', async () => {
    await say(ana, 'Wow!');
    const reaction = seatOf(berta, 'Ana').locator('.reaction[data-is="wow"]');
    await expect(reaction).toBeVisible();
    expect(await seatOf(berta, 'Ana').boundingBox()).toEqual(before);
    expect(await reaction.evaluate(isInsideItsSeat)).toBe(true);
    expect(await berta.locator('.seat-talk').evaluate(animationOf)).toBe('none');
    await expect(aloud(berta).getByText('Ana: Wow!')).toHaveCount(1);
    expect(await barriers(berta)).toEqual([]);
    await expect(reaction).toHaveCount(0);
    await expect(berta.getByRole('button', { name: 'Chat', exact: true })).toBeVisible();
  });

  await test.step('a phrase is read at the seat and stays in the chat', async () => {
    await say(ana, 'Well played!');
    await expect(seatOf(berta, 'Ana').getByText('Well played!')).toBeVisible();
    expect(await seatOf(berta, 'Ana').boundingBox()).toEqual(before);
    await berta.getByRole('button', { name: 'Chat, 1 new' }).click();
    await expect(chat(berta).getByRole('img', { name: 'Wow!' })).toBeVisible();
    await expect(chat(berta).getByRole('listitem').filter({ hasText: 'Well played!' })).toHaveCount(
      1,
    );
    await chat(berta).getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a muted player is heard no more on this device', async () => {
    await berta.getByRole('button', { name: 'Menu' }).click();
    await berta.getByRole('button', { name: 'People and links' }).click();
    await berta.getByRole('button', { name: 'Mute Ana' }).click();
    await expect(berta.getByRole('button', { name: 'Unmute Ana' })).toBeVisible();
    await berta.getByRole('button', { name: 'Close' }).click();
    await say(ana, 'Ha ha!');
    await say(berta, 'Good luck!');
    // News come in order, so Berta's page has Ana's by now.
    await expect(aloud(berta).getByText('Sent: Good luck!')).toHaveCount(1);
    await expect(aloud(berta).getByText('Ha ha!')).toHaveCount(0);
    await expect(aloud(ana).getByText('Berta: Good luck!')).toHaveCount(1);
  });
});

test('where people talk, partners have words for the cards, each in their own language', async ({
  browser,
}) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser, { locale: 'es-MX' });
  await twoAtTable(ana, berta, false);
  await ana.getByRole('button', { name: 'Chat' }).click();
  await chat(ana).getByLabel('Say something').fill('I’ll get tea');
  await chat(ana).getByRole('button', { name: 'Send' }).click();
  await expect(chat(ana).getByRole('log')).toContainText('I’ll get tea');
  await chat(ana).getByRole('button', { name: 'Can you go out?' }).click();
  await expect(aloud(berta).getByText('Ana: ¿Puedes cerrar?')).toHaveCount(1);
  await expect(seatOf(berta, 'Ana').getByText('¿Puedes cerrar?')).toBeVisible();
});

function isInsideItsSeat(drawing: Element): boolean {
  const seat = drawing.closest('[data-place]')!.getBoundingClientRect();
  const { top, bottom, left, right } = drawing.getBoundingClientRect();
  return top >= seat.top && bottom <= seat.bottom && left >= seat.left && right <= seat.right;
}

function animationOf(element: Element): string {
  return getComputedStyle(element).animationName;
}
