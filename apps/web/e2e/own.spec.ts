import { readFile } from 'node:fs/promises';
import { catalogue } from '@hand-and-foot/rulesets';
import type { Page } from '@playwright/test';
import { actions, stacks, throughTheDeal } from './table.ts';
import { barriers, expect, test } from './test.ts';

// A family's own rules: created, saved, played and shared.

test.use({ reducedMotion: 'reduce' });

async function begin(page: Page, from: RegExp = /^House Rules/): Promise<void> {
  await page.goto('./#/own');
  await page.getByRole('button', { name: from }).first().click();
  await page.getByRole('navigation', { name: 'Parts of the rules' }).waitFor();
}

async function look(page: Page, group: string): Promise<void> {
  const parts = page.getByRole('navigation', { name: 'Parts of the rules' });
  await parts.getByRole('button', { name: group }).click();
  await page.getByRole('heading', { level: 2, name: group }).waitFor();
}

const knob = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: /^Save(d| ·)/ });

/** Picks up the whole pile, draws three, and saves. */
async function makeOurs(page: Page): Promise<void> {
  await begin(page);
  await look(page, 'Turn');
  await page.getByRole('radio', { name: /^All of it/ }).check();
  await page.getByRole('button', { name: 'Cards you draw: more' }).click();
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Saved as version 1.');
}

test('saved rules that can’t be opened are named, with what to do, and stay', async ({ page }) => {
  const stored = '{"id":"old","name":"Old","version":1,"parent":"gone","changes":{}}';
  await page.addInitScript((text) => localStorage.setItem('hand-and-foot.own.old', text), stored);
  await page.goto('./#/own');
  const yours = page.getByRole('region', { name: 'On this device' });
  await expect(yours).toContainText('1 rule set saved here can’t be opened: Old.');
  await expect(yours).toContainText('Nothing was deleted. Reload the page');
  const kept = await page.evaluate(() => localStorage.getItem('hand-and-foot.own.old'));
  expect(kept).toBe(stored);
});

test('rules are made by keyboard alone, last over a reload, and a turn is played by them', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('button', { name: /^Rules/ }).press('Enter');
  await page.getByRole('link', { name: 'Your own rules' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your own rules' })).toBeFocused();
  await page.getByRole('button', { name: /^House Rules/ }).press('Enter');
  await page.getByRole('button', { name: /^Name / }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('');
  await save(page).press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Give your rules a name first.');
  await name.fill('Sunday table');
  await page.getByRole('button', { name: 'Turn', exact: true }).press('Enter');
  await page.getByRole('spinbutton', { name: 'Cards you draw' }).press('ArrowUp');
  await expect(knob(page, 'Cards you draw').getByRole('status')).toContainText(
    'Start your turn by drawing 3 cards.',
  );
  await page.getByRole('radio', { name: /^Some cards from the top/ }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^All of it/ })).toBeChecked();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('radio', { name: /^Some cards from the top/ })).toBeChecked();
  await save(page).press('Enter');
  await expect(save(page)).toHaveText('Saved');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sunday table' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await throughTheDeal(page);
  await actions(page).getByRole('button', { name: 'Draw 3' }).press('Enter');
  await stacks(page).first().press('Space');
  await page.goto('./#/games');
  await expect(page.getByRole('heading', { level: 3, name: 'Sunday table' })).toBeVisible();
});

test('a published game says what is different and how open questions are played, and is played', async ({
  page,
}) => {
  await page.goto('./#/own');
  await page.getByRole('link', { name: /^Whitnack/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Whitnack' })).toBeVisible();
  await expect(page.getByText(/linked from Pagat/)).toBeVisible();
  await expect(page.getByText(/only 1 can be unfinished at a time\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await throughTheDeal(page);
  await expect(actions(page).getByRole('button', { name: 'Draw 2' })).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a change stands out, can be put back, and unsaved changes are still there', async ({
    page,
  }) => {
    await begin(page);
    await page.getByRole('button', { name: 'Turn', exact: true }).tap();
    await page.getByRole('radio', { name: /^All of it/ }).tap();
    const taking = knob(page, 'How much of the pile you pick up');
    await expect(taking).toContainText('Changed');
    await expect(taking.getByRole('status')).toContainText(
      'Instead of drawing, you can pick up the whole discard pile.',
    );
    await page.reload();
    await page.getByRole('button', { name: /^Changed/ }).tap();
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(1);
    await page.getByRole('button', { name: /^Reset/ }).tap();
    await expect(page.getByText('Nothing changed yet.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search these rules' }).fill('freez');
    await expect(knob(page, 'Freezing the pile')).toBeVisible();
  });
});

test('rules that cannot be played are not saved, shared or played, and say why', async ({
  page,
}) => {
  await begin(page);
  await look(page, 'Deal');
  await page.getByRole('switch', { name: 'A third pile, the knee' }).click();
  await expect(knob(page, 'Passing a pile').getByRole('status')).toHaveText(
    'This needs exactly 2 piles; there are 3.',
  );
  await look(page, 'Score');
  for (const button of [save(page), page.getByRole('button', { name: 'Share' })]) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Passing a pile.');
  }
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('heading', { name: 'Passing a pile' })).toBeFocused();
  await page.getByRole('radio', { name: /^Everyone keeps their own/ }).check();
  await save(page).click();
  await expect(page.getByRole('alert')).toHaveText('Saved as version 1.');
});

test('a change that hardly makes sense is warned about, and can be saved anyway', async ({
  page,
}) => {
  await begin(page);
  await look(page, 'Melds and books');
  await page.getByRole('spinbutton', { name: 'Points, From round 4 on' }).fill('10');
  await page.keyboard.press('Tab');
  await expect(knob(page, 'Minimum to go down').getByRole('status')).toContainText(
    'You can play by these rules, but take another look at this:',
  );
  await save(page).click();
  await expect(save(page)).toHaveText('Saved');
});

test('a value stays under the finger when it changes', async ({ page }) => {
  await begin(page);
  for (const [name, control] of [
    ['Jokers in each deck', 'Jokers in each deck: more'],
    ['How many decks', 'With 2 players: more'],
    ['What each card is worth', 'Jokers: more'],
  ] as const) {
    const fold = knob(page, name).getByRole('button', { name: `Edit: ${name}` });
    if (await fold.isVisible()) await fold.click();
    const more = knob(page, name).getByRole('button', { name: control });
    // Clear of the bar at the bottom and its messages.
    await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const place = (await more.boundingBox())!;
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await expect(knob(page, name).getByText('Changed')).toBeVisible();
    expect(await more.boundingBox()).toEqual(place);
  }
});

test('four draw piles leave the discard pile and the last turn their room', async ({ page }) => {
  await begin(page, /^Six-Deck/);
  await look(page, 'Deal');
  for (const piles of ['3', '4']) {
    await page.getByRole('button', { name: 'Draw piles: more' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Draw piles' })).toHaveValue(piles);
  }
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await throughTheDeal(page);
  const table = page.getByRole('region', { name: 'Draw pile and discard pile' });
  for (const [width, height] of [
    [390, 844],
    [390, 664],
    [820, 1180],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const pile of await table.getByRole('button').all())
      await expect(pile).toBeInViewport({ ratio: 1 });
    const turn = await page.locator('.turn').boundingBox();
    expect(turn!.width, `at a width of ${width}`).toBeGreaterThan(130);
  }
});

test('every knob can be changed, each in its place', async ({ page }) => {
  await begin(page);
  const without: string[] = [];
  let knobs = 0;
  for (const group of ['Deck', 'Deal', 'Turn', 'Melds and books', 'Foot', 'Score', 'Going out']) {
    await look(page, group);
    await page.locator('.knob-unfold').evaluateAll((folds) => {
      for (const fold of folds) (fold as HTMLElement).click();
    });
    await expect(page.locator('.knob-unfold[aria-expanded=false]')).toHaveCount(0);
    const controls = await page.locator('.knob').evaluateAll((cards) =>
      cards.map((card) => ({
        name: card.querySelector('h3')?.textContent ?? '',
        count: card.querySelectorAll('.knob-body :is(input, select, [role=switch], .several-add)')
          .length,
      })),
    );
    without.push(...controls.filter(({ count }) => count === 0).map(({ name }) => name));
    knobs += controls.length;
  }
  expect(without).toEqual([]);
  expect(knobs).toBe(catalogue.length);
  // The last group has nearly every kind of control.
  expect(await barriers(page)).toEqual([]);
});

test('bots try the rules beside those they come from, for as long as one likes', async ({
  page,
}) => {
  await begin(page, /^One round before supper/);
  await page.getByRole('button', { name: 'Try it' }).click();
  const ends = page.getByRole('region', { name: 'How rounds end' });
  await expect(ends).toContainText(/somebody goes out in \d+%/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/of 200 games$/)).toBeVisible();
  await expect(ends).toContainText('House Rules');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Compare with' }).selectOption('Don’t compare');
  await expect(ends.locator('.expected-line')).toHaveCount(1, { timeout: 60_000 });
});

test('a few questions end at the closest rules and what differs', async ({ page }) => {
  await page.goto('./#/own');
  await page.getByRole('link', { name: /^Answer a few questions/ }).click();
  const asked = page.getByRole('heading', { level: 2 });
  await expect(asked).toHaveText('What cards do you play with?');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: /^Regular decks/ }).click();
  await expect(asked).toBeFocused();
  await page.getByRole('button', { name: /^No, everyone for themselves/ }).click();
  await page.getByRole('button', { name: 'Previous question' }).click();
  await expect(asked).toHaveText('Do you play with partners?');
  const result = page.getByText(/^Closest to your table: /);
  // Answers like House Rules wherever they have an answer, but draws three.
  for (let questions = 0; questions < 20 && !(await result.isVisible()); questions++) {
    const text = await asked.textContent();
    const house = page.getByRole('listitem').getByRole('button', { name: /House Rules/ });
    if (text?.includes('do you draw')) await page.getByRole('button', { name: '3 cards' }).click();
    else await house.first().click();
  }
  await expect(result).toHaveText('Closest to your table: House Rules with 1 change.');
  await expect(page.getByRole('listitem')).toContainText('drawing 3 cards');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'See the rules' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our House Rules' })).toBeVisible();
});

test('a link shows what differs before anything is saved', async ({ page, browser, baseURL }) => {
  await makeOurs(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  expect(link.length).toBeLessThan(300);
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const context = await browser.newContext({ baseURL: baseURL!, locale: 'en-US' });
  const fresh = await context.newPage();
  await fresh.goto(link);
  await expect(fresh.getByRole('heading', { level: 1, name: 'Our House Rules' })).toBeVisible();
  await expect(fresh.getByRole('listitem')).toHaveText([
    /drawing 3 cards.*House Rules: .*2 cards/,
    /pick up the whole discard pile/,
  ]);
  expect(await barriers(fresh)).toEqual([]);
  await fresh.getByRole('button', { name: 'Save' }).click();
  await fresh.goto('./#/');
  await fresh.getByRole('button', { name: /^Rules/ }).click();
  await expect(fresh.getByRole('radio', { name: /^Our House Rules/ })).toBeVisible();
  await fresh.goto(link.slice(0, -9));
  await expect(fresh.getByRole('alert')).toContainText('Part of this link is missing.');
  await context.close();
});

test('a file brings the same rules back, after they were deleted', async ({ page }) => {
  await makeOurs(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('our-house-rules.json');
  const buffer = await readFile(await download.path());
  await page.goto('./#/own');
  await page.getByRole('button', { name: 'Delete: Our House Rules' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'On this device' })).toBeHidden();
  const open = page.locator('input[type=file]');
  await open.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{'),
  });
  await expect(page.getByRole('alert')).toContainText('isn’t a rules file');
  await open.setInputFiles({ name: 'ours.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await look(page, 'Turn');
  await expect(page.getByRole('spinbutton', { name: 'Cards you draw' })).toHaveValue('3');
  await expect(page.getByRole('radio', { name: /^All of it/ })).toBeChecked();
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-ES', viewport: { width: 820, height: 1180 } });

  test('the editor and the paper speak it', async ({ page }) => {
    await page.goto('./#/own');
    await page.getByRole('button', { name: /^Duelo/ }).click();
    await expect(page.getByText('Base: Reglas de la casa · 7 cambios')).toBeVisible();
    await page.getByRole('button', { name: /^Reparto/ }).click();
    await expect(page.getByRole('button', { name: /^Restablecer/ })).toHaveCount(4);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Más', exact: true }).click();
    await page.getByRole('link', { name: 'Imprimir' }).click();
    await expect(page.getByText('Reglas de la casa, con 7 cambios.')).toBeVisible();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/\/Count 2\b/);
  });
});
