import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { barriers, expect, keptOffline, layoutShift, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

/** Starts a pad for these people, like somebody who never kept one. */
async function begin(page: Page, rules: string, names: readonly string[]): Promise<void> {
  await page.goto('./#/pad');
  await page.getByLabel('Rules').selectOption(rules);
  for (const [at, name] of names.entries())
    await page.getByLabel(`Name of player ${at + 1}`).fill(name);
  await page.getByRole('button', { name: 'Start a scorepad' }).click();
  await expect(page.getByText('Round 1 of 4')).toBeVisible();
}

const keypad = (page: Page) => page.getByRole('group', { name: 'Keypad' });
const nextKey = (page: Page) => keypad(page).getByRole('button', { name: /^(Next|Done)/ });
const key = (page: Page, name: string) => keypad(page).getByRole('button', { name, exact: true });

/** A hand that counts its taps. */
function thumb(page: Page) {
  let taps = 0;
  const tap = async (place: Locator) => {
    taps++;
    await place.click();
  };
  return {
    taps: () => taps,
    tap,
    more: async (what: string, times: number) => {
      for (let time = 0; time < times; time++)
        await tap(page.getByRole('button', { name: `One more: ${what}` }));
    },
    out: async () => tap(page.getByRole('radio', { name: '+100' })),
    /** Types each number and moves to the next field. */
    type: async (...numbers: (number | undefined)[]) => {
      for (const number of numbers) {
        for (const digit of number === undefined ? '' : String(number)) await tap(key(page, digit));
        await tap(nextKey(page));
      }
    },
  };
}

const sums = (page: Page) => page.getByRole('row', { name: /^This round/ }).getByRole('cell');

test('a round of four sides is counted in 60 taps or fewer, card by card', async ({ page }) => {
  await begin(page, 'House Rules', ['Ann', 'Bo', 'Cy', 'Di']);
  const { tap, taps, more, out, type } = thumb(page);
  await tap(page.getByRole('link', { name: 'Score round 1' }));
  await more('Clean books', 1);
  await more('Dirty books', 1);
  await out();
  await type(9, 14, 5, 1, undefined);
  await more('Clean books', 1);
  await type(8, 11, 4, undefined, 135);
  await more('Dirty books', 1);
  await type(6, 9, 3, undefined, 60);
  await type(3, 7, 2, undefined, 245);
  await expect(sums(page)).toHaveText(['1,235', '595', '420', '−120']);
  await expect(page.getByText('Ann leads by 640')).toBeVisible();
  // Under two thirds of a second each, that's less than forty seconds.
  expect(taps()).toBeLessThanOrEqual(60);
});

test('the last choices stand ready, and a pad survives a reload', async ({ page }) => {
  await begin(page, 'Six-Deck', ['Ann', 'Bo', 'Cy', 'Di']);
  await expect(page.getByText('To go down 50')).toBeVisible();
  await expect(page.getByText('Di deals · Ann starts')).toBeVisible();
  await page.getByRole('link', { name: 'Score round 1' }).click();
  await key(page, '7').click();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Cards worth 5 points.*: 7$/ })).toBeVisible();
  await page.goto('./#/pad');
  await expect(page.getByLabel('Name of player 3')).toHaveValue('Cy');
  await expect(page.getByLabel('Rules')).toHaveValue('six-deck');
  await expect(page.getByRole('link', { name: /^Open Six-Deck/ })).toBeVisible();
});

test('hundreds or one total do as well, undo takes back, and everything follows a correction', async ({
  page,
}) => {
  await begin(page, 'Six-Deck', ['Ann', 'Bo', 'Cy', 'Di']);
  await page.getByRole('link', { name: 'Score round 1' }).click();
  const way = page.getByLabel('How to count: Cards on the table');
  const { type } = thumb(page);
  await way.selectOption('By hundreds');
  await type(5, 85, 55);
  await way.selectOption('One total');
  await type(340, 500);
  await expect(sums(page)).toHaveText(['530', '−160']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sums(page)).toHaveText(['530', '290']);
  await page.getByRole('link', { name: 'Edit round 1' }).click();
  await page.getByRole('button', { name: 'One more: Red books' }).click();
  await page.goBack();
  await expect(sums(page)).toHaveText(['1,030', '290']);
  await expect(page.getByText('Ann and Cy lead by 740')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByLabel('Rules').selectOption('House Rules');
  await page.getByLabel('Name of player 1').fill('Anna');
  await page.getByRole('button', { name: 'Delete round 1' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Anna and Cy lead by 740')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Exact grabs/ })).toBeVisible();
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Ann and Cy lead by 740')).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Delete round 1' }).click();
  await expect(page.getByText('Round 1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(sums(page)).toHaveText(['1,030', '290']);
});

test('it says kindly what cannot be, and stops nobody', async ({ page }) => {
  await begin(page, 'Six-Deck', ['Ann', 'Bo', 'Cy', 'Di']);
  await page.getByRole('link', { name: 'Score round 1' }).click();
  const { out, type } = thumb(page);
  const worth = page.getByRole('status', { name: 'Worth another look' });
  await out();
  await expect(worth).toContainText('Ann and Cy: going out takes 1 red book; you’ve counted none.');
  await page.getByLabel('How to count').selectOption('One total');
  await type(342);
  await expect(worth).toContainText('no cards add up to 342 points. Is it 340 or 345?');
  await page.getByRole('radio', { name: 'Bo and Di' }).click();
  await out();
  await expect(worth).toContainText('Marked as going out: Ann and Cy; Bo and Di.');
  await type(0, 0);
  await expect(sums(page)).toHaveText(['442', '100']);
});

test('a round can be counted with a keyboard alone', async ({ page }) => {
  await begin(page, 'Six-Deck', ['Ann', 'Bo', 'Cy', 'Di']);
  await page.getByRole('link', { name: 'Score round 1' }).press('Enter');
  await page.getByRole('button', { name: 'One more: Red books' }).press('Enter');
  await page.keyboard.type('14');
  await nextKey(page).press('Enter');
  await page.keyboard.type('35');
  await page.keyboard.press('Control+z');
  for (let step = 0; step < 8; step++) await nextKey(page).press('Enter');
  await nextKey(page).press('Enter');
  await expect(sums(page)).toHaveText(['600', '0']);
});

test('earlier pads: figures for everybody, files out and in again, and deleted', async ({
  page,
}) => {
  await page.goto('./#/pad/history');
  await expect(page.getByText('No scorepads yet')).toBeVisible();
  const round = (ann: number, bo: number) => [{ table: ann }, { table: bo, books: { clean: 1 } }];
  const pad = (date: string, ...rounds: [number, number][]) => ({
    format: 'hand-and-foot-pad/1',
    rules: 'house',
    players: ['Ann', 'Bo'],
    date,
    rounds: rounds.map(([ann, bo]) => round(ann, bo)),
  });
  const games = [
    pad('2026-05-01', [900, 100], [800, 100], [700, 100], [600, 100]),
    pad('2026-05-02', [100, 100], [100, 100], [100, 100], [100, 100]),
  ];
  const file = { name: 'pads.json', mimeType: 'application/json' };
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ ...file, buffer: Buffer.from('{"format":"other"}') });
  await expect(page.getByText('Nothing was added. This isn’t a scorepad.')).toBeVisible();
  await choose.setInputFiles({ ...file, buffer: Buffer.from(JSON.stringify({ pads: games })) });
  await expect(page.getByText('2 scorepads added.')).toBeVisible();
  const ann = page.getByRole('list', { name: 'Everyone' }).getByRole('listitem').first();
  await expect(ann).toContainText(/Ann.*Games2.*Won1.*Average round425.*Best round900/);
  expect(await barriers(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save all as file' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');
  await page
    .getByRole('button', { name: /^Delete House Rules/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(ann).toContainText('Games1');
  await choose.setInputFiles({ ...file, buffer: Buffer.from(saved) });
  await expect(page.getByText('1 scorepad added. 1 was already here.')).toBeVisible();
  await expect(ann).toContainText('Games2');

  await page
    .getByRole('link', { name: /^Open House Rules/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'More' }).click();
  for (const [name, begins] of [
    ['Save for a spreadsheet', '\u{ef}\u{bb}\u{bf}Round,Player,Clean books'],
    ['Save as picture', '\u{89}PNG'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const text = readFileSync(await (await coming).path(), 'latin1');
    expect(text.slice(0, begins.length)).toBe(begins);
  }
});

test('it works without a network', async ({ page, context }) => {
  await page.goto('./');
  await keptOffline(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Scorepad' }).click();
  await page.getByRole('button', { name: 'Start a scorepad' }).click();
  await expect(page.getByRole('link', { name: 'Score round 1' })).toBeVisible();
});

const looks = [
  { name: 'on a phone', width: 390, height: 844, settings: {} },
  {
    name: 'on a small phone, dark, in large print, in Spanish',
    width: 320,
    height: 640,
    settings: { theme: 'dark', print: 'large', language: 'es' },
  },
  { name: 'on a desktop', width: 1280, height: 800, settings: {} },
];

for (const { name, width, height, settings } of looks)
  test(`the scorepad is open to everyone: ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      ([chosen, pad]) => {
        localStorage.setItem('hand-and-foot.settings', chosen!);
        localStorage.setItem('hand-and-foot.pad', pad!);
      },
      [JSON.stringify(settings), '{"ruleSet":"lords-and-ladies","players":6}'],
    );
    const expectOpen = async () => {
      expect(await barriers(page)).toEqual([]);
      const tooWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      );
      expect(tooWide).toBe(false);
    };
    await page.goto('./#/pad');
    await page.locator('.pad-new').waitFor();
    await expectOpen();
    expect(await layoutShift(page)).toBe(0);
    await page.locator('.pad-new [data-look=primary]').click();
    await page.locator('.pad-next [data-look=primary]').click();
    await page.locator('.pad-keypad').waitFor();
    await expectOpen();
    const small = await page
      .locator('.pad button, .pad a, .pad select, .pad .segments-option')
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const { width: wide, height: high } = each.getBoundingClientRect();
          return wide < 44 || high < 44 ? [each.outerHTML.slice(0, 80)] : [];
        }),
      );
    expect(small).toEqual([]);
    await page.locator('.pad-key').first().click();
    for (let place = 0; place < 12; place++)
      await page.locator('.pad-keypad [data-look=primary]').click();
    await page.locator('.score-sheet').waitFor();
    await expectOpen();
  });
