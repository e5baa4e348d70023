import type { Locator, Page } from '@playwright/test';
import { atOneServer, shortTable } from './people.ts';
import { open } from './positions.ts';
import { barriers, expect, test } from './test.ts';

const somebody = atOneServer();

const ownFace = (page: Page): Locator => page.getByRole('button', { name: /^Your face/ });
const choice = (page: Page): Locator => page.getByRole('dialog', { name: 'Choose a face' });
const drawn = (where: Page | Locator, of: string): Locator =>
  where.locator(`.face[data-of="${of}"]`);

test('the face you choose is the one others see', async ({ browser }) => {
  const ana = await somebody(browser);
  const berta = await somebody(browser);
  const { table, invite } = await shortTable(ana, { quiet: false });

  await test.step('by a tap, in the lobby', async () => {
    await ana.goto(`./t/${table}#${invite}`);
    await ana.getByLabel('Your name').fill('Ana');
    await ana.getByRole('button', { name: 'Sit here, 1st of 4' }).click();
    await ownFace(ana).click();
    expect(await barriers(ana)).toEqual([]);
    await choice(ana).getByRole('radio', { name: 'Owl' }).click();
    await expect(choice(ana)).toHaveCount(0);
    await expect(ownFace(ana)).toHaveAccessibleName('Your face, now Owl');
  });

  await test.step('by the keyboard, at the welcome', async () => {
    await berta.goto(`./t/${table}#${invite}`);
    await expect(drawn(berta, 'owl').first()).toBeVisible();
    await berta.getByLabel('Your name').fill('Berta');
    await ownFace(berta).press('Enter');
    await choice(berta).getByRole('radio', { name: 'Bear' }).focus();
    await berta.keyboard.press('Space');
    await berta.keyboard.press('ArrowRight');
    await expect(choice(berta).getByRole('radio', { name: 'Rabbit' })).toBeChecked();
    await berta.keyboard.press('Enter');
    await expect(ownFace(berta)).toHaveAccessibleName('Your face, now Rabbit');
    await berta.getByRole('button', { name: 'Join' }).click();
    const row = ana.getByRole('listitem').filter({ hasText: 'Berta' });
    await expect(drawn(row, 'rabbit')).toBeVisible();
  });

  await test.step('at the table, with the bots', async () => {
    await ana.getByRole('button', { name: 'Deal' }).click();
    const seats = berta.getByRole('list', { name: 'Players' });
    for (const face of ['owl', 'Iris', 'Bruno']) await expect(drawn(seats, face)).toBeVisible();
    await expect(drawn(ana.getByRole('list', { name: 'Players' }), 'rabbit')).toBeVisible();
  });

  await test.step('and is remembered for the next table', async () => {
    await berta.goto('./#/friends');
    await expect(ownFace(berta)).toHaveAccessibleName('Your face, now Rabbit');
  });
});

test('a tap on a seat tells who plays there, and how', async ({ page }) => {
  await open(page, 'many-cards', 139);
  await page.getByRole('button', { name: 'About Ruth' }).click();
  const card = page.getByRole('dialog', { name: 'Ruth' });
  await expect(drawn(card, 'Ruth')).toBeVisible();
  await expect(card).toContainText('Has worn out three decks of cards.');
  await expect(card).toContainText('Bot · Novice · Your partner');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'About Ruth' })).toBeFocused();
});

test('people on one device have faces, and are called by them until they have names', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Seats/ }).click();
  await page.getByRole('radio', { name: 'Person' }).nth(1).check();
  await ownFace(page).click();
  await choice(page).getByRole('radio', { name: 'Panda' }).click();
  await page.getByRole('button', { name: 'Face for Fox, now Fox' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Lion' }).click();
  await expect(page.getByLabel('3rd player’s name')).toHaveAttribute('placeholder', 'Lion');
  expect(await barriers(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Rosa');
  await expect(page.getByLabel('3rd player’s name')).toHaveAttribute('placeholder', 'Lion');
  await expect(ownFace(page)).toHaveAccessibleName('Your face, now Panda');
});

/** Places that stood for names once, in both languages. */
const PLACES =
  /\b(?:Seat|Player|Bot|Asiento|Jugador) \d|\b(?:Across|Enfrente|Izquierda)\b|\bLeft(?:’s|, | drew| discarded)/;

/** Everything that can be read on the page or heard from it. */
const allWords = async (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: (string | null)[] = [];
    while (texts.nextNode()) words.push(texts.currentNode.textContent);
    for (const each of document.querySelectorAll('[aria-label]')) words.push(each.ariaLabel);
    for (const each of document.querySelectorAll('input')) words.push(each.placeholder);
    return words.join('\n');
  });

for (const language of ['en', 'es'])
  test(`no screen of a game calls anybody by their seat: ${language}`, async ({ page }) => {
    await page.addInitScript(
      (chosen) =>
        localStorage.setItem('hand-and-foot.settings', JSON.stringify({ language: chosen })),
      language,
    );
    const check = async (screen: string): Promise<void> => {
      const words = await allWords(page);
      expect(words, screen).not.toMatch(PLACES);
      expect(words, screen).toMatch(/\b(?:Gus|Ruth|Iris|Bruno|Fatima)\b/);
    };
    await page.goto('./');
    await page.getByRole('button', { name: /^(Seats|Asientos)/ }).click();
    await page.getByRole('radio', { name: 'Bot' }).first().waitFor();
    await check('start');
    await page.getByRole('button', { name: /^(Play now|Jugar ahora)/ }).click();
    await page
      .getByRole('main')
      .getByText(/Gus|Ruth/)
      .first()
      .waitFor();
    await check('deal');
    await open(page, 'eight-alone', 232);
    await page.getByText('Bruno').first().waitFor();
    await check('table');
    await page.keyboard.press('l');
    await check('last turns');
    await open(page, 'four-rounds', 1030);
    await page.getByRole('table').first().waitFor();
    await check('score');
    await page.goto('./#/replay/kept');
    await page.getByText('Ruth').first().waitFor({ state: 'attached' });
    await check('replay');
  });
