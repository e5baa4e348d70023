import type { Locator, Page } from '@playwright/test';

// Actions at a table, by the roles and names that people use to find things.

/** The cards in hand, whichever pile they came from. */
const hand = (page: Page): Locator => page.getByRole('region', { name: /^Your (hand|foot|knee)/ });

export const stacks = (page: Page): Locator => hand(page).getByRole('list').getByRole('button');

export const actions = (page: Page): Locator => page.getByRole('region', { name: 'What to do' });

/** Anything the deal asks for. */
const dealing = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Play the|Grab here|Pass the foot|Continue)/ });

/** Comes to the start screen with a quick game of Six-Deck for four chosen. */
export async function comeForSixDeck(page: Page): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem(
      'hand-and-foot.choices',
      '{"ruleSet":"six-deck","players":4,"pace":"quick"}',
    ),
  );
  await page.goto('./');
}

/** Starts a game from the start screen and goes through the deal, up to the hand. */
export async function sitDown(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play now' }).click();
  await throughTheDeal(page);
}

/** Goes through a new game's deal. */
export async function throughTheDeal(page: Page): Promise<void> {
  await page
    .getByRole('region', { name: /^Your hand/ })
    .or(dealing(page))
    .first()
    .waitFor();
  // The grab's result covers the table, and the others wait until it was read.
  for (;;) {
    const asks = await dealing(page).first().isVisible();
    if (!asks && (await hand(page).isVisible())) return;
    if (asks) await dealing(page).first().click();
    await page.waitForTimeout(50);
  }
}

/** Resolves when it's this player's turn to draw. */
export async function myTurn(page: Page): Promise<void> {
  await actions(page)
    .getByRole('button', { name: /^Draw \d/ })
    .waitFor();
}
