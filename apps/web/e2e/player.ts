import type { Locator, Page } from '@playwright/test';

/** A person's ways to play; nothing here knows a rule. */
export interface Ways {
  /** Presses whatever comes before playing: a deal, a question, the next round. */
  press(button: Locator): Promise<void>;
  draw(): Promise<void>;
  /** Selects the whole stack at this place in the hand, or one card. */
  choose(stack: number, all: boolean): Promise<void>;
  primary(): Promise<void>;
  discard(): Promise<void>;
  takeBack(): Promise<void>;
  clear(): Promise<void>;
}

const handIn = (page: Page): Locator =>
  page.getByRole('region', { name: /^Your (hand|foot|knee)/ });
const stacksIn = (page: Page): Locator => handIn(page).getByRole('list').getByRole('button');
const actionsIn = (page: Page): Locator => page.getByRole('region', { name: 'What to do' });

/** Something there a moment ago is still there, or done. */
const SOON = 3000;

/** Touch only. */
export function byTouch(page: Page): Ways {
  const action = (name: RegExp): Locator => actionsIn(page).getByRole('button', { name });
  return {
    press: async (button) => button.tap({ timeout: SOON }),
    draw: async () => toDraw(page).tap({ timeout: SOON }),
    async choose(stack, all) {
      await stacksIn(page).nth(stack).tap();
      const rest = page.getByRole('button', { name: /^All \d/, disabled: false });
      if (all && (await rest.isVisible())) await rest.tap();
    },
    primary: async () => actionsIn(page).getByRole('button').last().tap(),
    discard: async () =>
      action(/^Discard/)
        .first()
        .tap(),
    takeBack: async () => action(/^Undo$/).tap(),
    async clear() {
      const none = page.getByRole('button', { name: 'Clear selection' });
      if (await none.isVisible()) await none.tap();
    },
  };
}

/** Keys only. */
export function byKeys(page: Page): Ways {
  const { keyboard } = page;
  /** From anywhere to the first card. */
  const toHand = async (): Promise<void> => {
    await stacksIn(page).first().waitFor();
    await keyboard.press('Home');
  };
  return {
    async press(button) {
      await button.focus({ timeout: SOON });
      await keyboard.press('Enter');
    },
    draw: async () => keyboard.press('d'),
    async choose(stack, all) {
      await page.getByRole('button', { name: 'Go to your hand' }).focus();
      await keyboard.press('Enter');
      await toHand();
      for (let step = 0; step < stack; step++) await keyboard.press('ArrowRight');
      await keyboard.press(all ? 'Shift+Space' : 'Space');
    },
    primary: async () => keyboard.press('Enter'),
    discard: async () => keyboard.press('x'),
    takeBack: async () => keyboard.press('Backspace'),
    clear: async () => keyboard.press('Escape'),
  };
}

/** The moment, judging by the screen. */
type Moment = 'deal' | 'asked' | 'draw' | 'play' | 'wait' | 'ending' | 'score' | 'over';

async function momentAt(page: Page): Promise<Moment> {
  const signs: readonly [Moment, Locator][] = [
    ['over', over(page)],
    ['score', nextRound(page)],
    ['ending', seeScore(page)],
    ['deal', dealing(page)],
    ['asked', question(page)],
    ['draw', toDraw(page)],
    ['play', actionsIn(page).getByRole('button', { name: /^(Discard|Keep it|Choose)/ })],
  ];
  const seen = await Promise.all(signs.map(async ([, sign]) => sign.first().isVisible()));
  return signs[seen.indexOf(true)]?.[0] ?? 'wait';
}

const over = (page: Page): Locator =>
  page
    .getByRole('button', { name: /^(Rematch|Play again with the same people)$/ })
    .or(page.getByRole('link', { name: /^(See your result|See the standings)$/ }));
const toDraw = (page: Page): Locator => actionsIn(page).getByRole('button', { name: /^Draw \d/ });
const question = (page: Page): Locator => page.getByRole('alertdialog');
const nextRound = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Deal round|Go to round)/ });
const seeScore = (page: Page): Locator => page.getByRole('button', { name: 'See the score' });
const dealing = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Play the|Grab here|Pass the foot|Continue)/ });

/** Plays until the round or the game ends, or for so many turns, and returns how many it were. */
export async function playGame(
  page: Page,
  ways: Ways,
  until: 'round' | 'game',
  most = Infinity,
): Promise<number> {
  let turns = 0;
  for (let idle = 0; idle < 600; idle++) {
    const moment = await momentAt(page);
    if (moment === 'over' || (moment === 'score' && until === 'round')) return turns;
    if (moment === 'draw' && turns >= most) return turns;
    if (moment !== 'wait') idle = 0;
    await answer(page, ways, moment).catch(() => undefined);
    if (moment === 'play') {
      turns++;
      await playTurn(page, ways);
    }
    if (moment === 'wait') await waitForTurn(page, ways);
  }
  throw new Error(`The table stands still after ${turns} turns`);
}

/** Presses what a moment asks for; fails if the moment has passed. */
async function answer(page: Page, ways: Ways, moment: Moment): Promise<void> {
  if (moment === 'deal') {
    // The grabbed cards are shown on top of the next choice.
    const shown = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
    return ways.press((await shown.isVisible()) ? shown : dealing(page).first());
  }
  if (moment === 'score') return ways.press(nextRound(page));
  if (moment === 'asked') return ways.press(question(page).getByRole('button', { name: /^Yes/ }));
  if (moment === 'ending') return ways.press(seeScore(page));
  if (moment === 'draw') {
    await ways.draw();
    // Until the cards are here the button still stands, and a second press would wait for a third draw.
    return toDraw(page).waitFor({ state: 'hidden', timeout: SOON });
  }
}

async function waitForTurn(page: Page, ways: Ways): Promise<void> {
  const skip = actionsIn(page).getByRole('button', { name: 'Skip ahead', pressed: false });
  if (await skip.isVisible()) await ways.press(skip).catch(() => undefined);
  await page.waitForTimeout(30);
}

/** Puts down promising cards, takes back what's too little to go down with, and discards. */
async function playTurn(page: Page, ways: Ways): Promise<void> {
  for (const name of await worthTrying(page)) {
    const stack = (await stackNames(page)).findIndex((other) => kindIn(other) === kindIn(name));
    if (stack < 0) continue;
    await ways.choose(stack, true);
    if (/^(Meld|Add|Cap)/.test(await primarySays(page))) await ways.primary();
    await ways.clear();
    if ((await momentAt(page)) !== 'play') return;
  }
  for (let steps = 0; steps < 20 && (await primarySays(page)).includes('to go down'); steps++)
    await ways.takeBack();
  if ((await primarySays(page)).startsWith('Meld')) await ways.primary();
  await endTurn(page, ways);
}

/** The largest stacks and one small one, whose meld may be on the table already. */
async function worthTrying(page: Page): Promise<string[]> {
  const names = await stackNames(page);
  const tame = names.filter((name) => !/^(Jokers?|Twos?|Jesters?)\b/.test(name));
  const large = tame.filter((name) => countIn(name) >= 3).slice(0, 3);
  const small = tame.filter((name) => countIn(name) < 3);
  return [...large, ...small.slice(0, 1)];
}

/** Played cards are no longer selected; refused ones stay selected and get a short wait. */
async function settle(page: Page): Promise<void> {
  const chosen = page.getByRole('group', { name: 'Selected cards' });
  await chosen.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => undefined);
}

/** Discarding a wild takes a second, unhurried press. */
async function confirm(page: Page, ways: Ways): Promise<void> {
  const surely = actionsIn(page).getByRole('button', { name: /^Discard/ });
  while (await page.getByText(/^Discard a wild card\?$|Discard instead\?$/).isVisible()) {
    await page.waitForTimeout(300);
    await ways.press(surely.first());
  }
}

/** "Kings, 3, 2 chosen": three of them. */
const countIn = (name: string): number => Number(/, (\d+)/.exec(name)?.[1] ?? 1);
const kindIn = (name: string): string => name.split(',', 1)[0]!.replace(/s$/, '');

async function stackNames(page: Page): Promise<string[]> {
  return stacksIn(page).evaluateAll((stacks) => stacks.map((stack) => stack.ariaLabel ?? ''));
}

async function endTurn(page: Page, ways: Ways): Promise<void> {
  for (let tries = 0; tries < 40 && (await momentAt(page)) === 'play'; tries++) {
    const count = await stacksIn(page).count();
    if (/^(May I|End turn)/.test(await primarySays(page))) {
      await ways.primary();
      continue;
    }
    if (count === 0) return;
    await ways.clear();
    await ways.choose(count - 1 - (tries % count), false);
    if ((await momentAt(page)) !== 'play') return;
    await ways.discard();
    await confirm(page, ways);
    await settle(page);
  }
}

async function primarySays(page: Page): Promise<string> {
  const button = actionsIn(page).getByRole('button').last();
  return (await button.isVisible()) ? button.innerText() : '';
}
