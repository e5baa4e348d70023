import { open } from './positions.ts';
import { actions, comeForSixDeck, myTurn, sitDown, stacks } from './table.ts';
import { barriers, expect, layoutShift, test } from './test.ts';

test.use({ reducedMotion: 'reduce' });

test.beforeEach(async ({ page }) => comeForSixDeck(page));

const windows = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

test('at every size the whole table is in sight', async ({ page }) => {
  await sitDown(page);
  for (const size of windows) {
    await page.setViewportSize(size);
    const wanted = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(wanted, `${size.width} by ${size.height}`).toBeLessThanOrEqual(size.height);
    for (const part of [
      actions(page),
      stacks(page).last(),
      page.getByRole('button', { name: /^Draw pile/ }).first(),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test('a sheet takes the focus, is open to everyone, and gives the focus back', async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  const names = ['Menu', 'What can I do?', 'What happened', /^Discard pile/, /^Their melds/];
  for (const name of names) {
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('Tab comes to our board once, and the arrows go through it', async ({ page }) => {
  await sitDown(page);
  const slot = (name: RegExp) => page.getByRole('button', { name });
  await slot(/^Our fours/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(slot(/^Our fives/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(slot(/^Our jacks/)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(slot(/^Our jacks/)).toBeFocused();
});

test('the possible moves are listed, and a press makes one', async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'What can I do?' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Draw 2/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(actions(page).getByRole('button', { name: /^Draw/ })).toHaveCount(0);
});

test("a slot that can't take the chosen cards says why", async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  await stacks(page).first().click();
  await page.getByRole('button', { name: /^Our fours/ }).click();
  await expect(page.getByText(/^Start your turn by drawing/).first()).toBeVisible();
});

test('cards that are let go where none belong are answered', async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  const places = [
    page.getByRole('button', { name: /^Draw pile/ }).first(),
    page.getByRole('region', { name: 'They' }),
  ];
  const answer = page.locator('.message', { hasText: 'Put cards on your own melds' });
  for (const place of places) {
    await stacks(page).first().dragTo(place);
    await expect(answer).toBeVisible();
    await stacks(page).first().click();
    await expect(answer).toBeHidden();
    await stacks(page).first().press('Escape');
  }
});

test('a card that goes nowhere has one button to discard it', async ({ page }) => {
  await sitDown(page);
  await myTurn(page);
  await page.keyboard.press('d');
  const discards = actions(page).getByRole('button', { name: /^Discard/ });
  await expect(discards).toHaveText('Discard');
  const { x } = (await actions(page).getByRole('button').last().boundingBox())!;
  const names = await stacks(page).evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
  await stacks(page)
    .nth(names.findIndex((name) => /, [12](,|$)/.test(name) && !/^(Joker|Two)/.test(name)))
    .click();
  await expect(discards).toHaveText(/^Discard \S+/);
  expect((await actions(page).getByRole('button').last().boundingBox())!.x).toBe(x);
});

test('a foot that still waits is read aloud at every size', async ({ page }) => {
  await open(page, 'many-cards', 139);
  const seat = page.locator('.seats > .seat').first();
  for (const size of windows) {
    await page.setViewportSize(size);
    if (await seat.isVisible())
      await expect(seat).toHaveText(/Foot face down/, { useInnerText: true });
  }
});

test('the parts that a small screen folds are one tap away', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, 'eight-alone', 232);
  const sheet = page.getByRole('dialog');
  await page.getByRole('button', { name: /^The others/ }).click();
  await expect(sheet.getByText('Bruno', { exact: true }).first()).toBeInViewport();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(sheet.getByText(/^Bruno drew 2, .* discarded 6♦/)).toBeInViewport({ ratio: 1 });
});

/** Runs in the page: whether its beginning and its end can both be brought into sight. */
function isReadable(turn: Element): boolean {
  const panel = turn.closest('.turn')!;
  turn.scrollIntoView({ block: 'end' });
  const end = turn.getBoundingClientRect().bottom <= panel.getBoundingClientRect().bottom + 1;
  turn.scrollIntoView({ block: 'start' });
  const start = turn.getBoundingClientRect().top >= panel.getBoundingClientRect().top - 1;
  return end && start && turn.scrollHeight <= turn.clientHeight;
}

test('everybody’s last turn can be read whole on a phone, and a tap opens the round', async ({
  page,
}) => {
  await sitDown(page);
  await myTurn(page);
  await actions(page)
    .getByRole('button', { name: /^Draw \d/ })
    .click();
  await stacks(page).last().click();
  await actions(page)
    .getByRole('button', { name: /^Discard/ })
    .first()
    .click();
  await myTurn(page);
  const turns = page.locator('.turn-last');
  await expect(turns).toHaveCount(3);
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    for (const turn of await turns.all()) expect(await turn.evaluate(isReadable)).toBe(true);
  }
  await page.getByRole('button', { name: 'What happened' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('where a turn is too long for its panel, the panel says that there’s more', async ({
  page,
}) => {
  const more = page.getByRole('button', { name: 'What happened: More' });
  await page.setViewportSize({ width: 390, height: 664 });
  // Four melds and a discard.
  await open(page, 'twelve-in-teams', 85);
  await expect(more.getByText('More')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(page.getByRole('button', { name: 'What happened', exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 664 });
  await more.click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});

test('on the way to the table nothing moves by itself', async ({ page }) => {
  // Time to see the others choose.
  await page.addInitScript(() =>
    localStorage.setItem('hand-and-foot.choices', '{"ruleSet":"six-deck","pace":"calm"}'),
  );
  await page.goto('./');
  await page.getByRole('button', { name: 'Play now' }).click();
  const waiting = page.getByText(/^Waiting for /);
  await waiting.waitFor();
  const choose = page.getByRole('button', { name: /^Play the/ });
  const before = await choose.boundingBox();
  await expect(waiting).toBeHidden();
  expect(await choose.boundingBox()).toEqual(before);
  expect(await layoutShift(page)).toBeLessThan(0.005);
});

test('the points of the round so far stand beside the game score', async ({ page }) => {
  await open(page, 'many-cards', 139);
  const standing = page.locator('.standing');
  await expect(standing).toHaveText(
    /^We 0 \+[1-9][\d,]* this roundThey 0 \+[1-9][\d,]* this round$/,
  );
  // With long totals both move to the sides' names.
  await open(page, 'four-rounds', 705);
  await expect(standing.locator('.standing-total').first()).toBeHidden();
  await expect(page.locator('.we .board-score')).toHaveText(/^6,870 \+[\d,]+ this round$/);
});

test('playing a whole stack leaves no hole in the hand, and the table stays put', async ({
  page,
}) => {
  await open(page, 'many-cards', 139);
  const board = page.locator('.we');
  const before = await board.boundingBox();
  // Ten kinds take two rows; without three of them one would do.
  for (const kind of [/^Jacks/, /^Nines/, /^Sevens/]) {
    await page.getByRole('button', { name: kind }).click();
    await page.getByRole('button', { name: /^All \d/ }).click();
    await actions(page).getByRole('button').last().click();
  }
  await expect(stacks(page)).toHaveCount(7);
  for (const place of await page.locator('.hand-place[data-empty]').all())
    await expect(place).toBeHidden();
  expect(await board.boundingBox()).toEqual(before);
  // Seen anew, a hand of seven kinds takes as much room as one of ten, so an eighth moves nothing either.
  await page.reload();
  await expect(stacks(page)).toHaveCount(7);
  expect(await board.boundingBox()).toEqual(before);
});

test('six and eight players leave nothing of a side cut off', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('hand-and-foot.choices', '{"ruleSet":"six-deck","players":6}'),
  );
  const wide = { width: 820, height: 1180 };
  for (const size of [{ width: 390, height: 844 }, wide]) {
    await page.setViewportSize(size);
    await page.goto('./');
    await page.reload();
    await sitDown(page);
    const goals = page.locator('.we .goals');
    await expect(goals).toBeVisible();
    expect(await goals.evaluate(isCut), `${size.width} wide`).toBe(false);
  }
  // A hand of two rows on a tablet gives way to the others' rows.
  await open(page, 'eight-alone', 232);
  await page.locator('.hand').evaluate((hand: HTMLElement) => (hand.style.minHeight = '330px'));
  expect(await page.locator('.sides').evaluate(isCut)).toBe(false);
});

test('in large print a partner’s chip leaves the goals their room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() =>
    localStorage.setItem('hand-and-foot.settings', '{"print":"large"}'),
  );
  await open(page, 'many-cards', 139);
  expect(await page.locator('.we .goals').evaluate(isCut)).toBe(false);
});

/** Runs in the page. */
function isCut(element: Element): boolean {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

test('a card that the starter is offered is not marked as blocked', async ({ page }) => {
  await open(page, 'starter-upcard', 6);
  await expect(page.getByRole('button', { name: /^Take the upcard/ }).first()).toBeVisible();
  const pile = page.getByRole('button', { name: /^Discard pile/ });
  await expect(pile).toHaveAccessibleName(/2 of spades/);
  await expect(pile).not.toHaveAccessibleName(/blocked/i);
});

test('the standings of eight on a phone are in order, with the winner in sight', async ({
  page,
}) => {
  await open(page, 'eight-finished', 62);
  const lines = page.getByRole('list', { name: 'Final standings' }).getByRole('listitem');
  await expect(lines).toHaveCount(8);
  await expect(lines.first()).toHaveText(/Seat 6.*750$/);
  await expect(lines.first()).toBeInViewport({ ratio: 1 });
  const totals = (await lines.allInnerTexts()).map((line) =>
    Number(/[−-]?[\d,]+$/.exec(line.trim())![0].replace('−', '-').replace(',', '')),
  );
  expect(totals).toEqual([...totals].sort((one, other) => other - one));
});
