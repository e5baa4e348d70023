import type { Page } from '@playwright/test';
import { open } from './positions.ts';
import { expect, test } from './test.ts';

// Text at twice its size may scroll down but never sideways, and nothing is lost. Neither is it where height is short.

test.use({ reducedMotion: 'reduce' });

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly print?: 'large';
  readonly text?: number;
  readonly language?: 'es';
}

const looks: readonly Look[] = [
  { name: 'a phone, zoomed to 200 %', width: 180, height: 370 },
  { name: 'a small phone, in large print', width: 320, height: 568, print: 'large' },
  { name: 'a phone whose text is set to 200 %', width: 390, height: 844, text: 32 },
];

/** Usual text at a table, where a short phone has no room to spare. */
const SHORT = { name: 'a short phone', width: 390, height: 664 };
const AT_A_TABLE = [
  'a large hand',
  'a turn to begin',
  'a last card',
  'a round’s score',
  'twelve in two teams',
];

const places: Record<string, (page: Page) => Promise<unknown>> = {
  'the start': async (page) => {
    await page.goto('./#/');
    await page.getByRole('button', { name: /^Rules/ }).click();
    await page.getByRole('button', { name: /^Seats/ }).click();
  },
  'the settings': async (page) => {
    await page.goto('./#/');
    await page.getByRole('button', { name: 'Settings' }).click();
  },
  'the rules': async (page) => page.goto('./#/rules/house'),
  'a family’s rules': async (page) => {
    await page.goto('./#/own');
    await page.getByRole('button', { name: /^House Rules/ }).click();
    await page.getByRole('button', { name: 'Going out' }).click();
    await page.getByRole('button', { name: /^Edit: Books/ }).click();
  },
  'the lesson': async (page) => page.goto('./#/learn'),
  'four at a table': async (page) => {
    await open(page, 'many-cards', 139);
    await page.getByRole('button', { name: /^Jacks/ }).click();
  },
  'a large hand': async (page) => open(page, 'many-cards', 139),
  'a turn to begin': async (page) => open(page, 'four-rounds', 37),
  'a last card': async (page) => open(page, 'four-rounds', 734),
  'eight at a table': async (page) => open(page, 'eight-alone', 232),
  'twelve in two teams': async (page) => open(page, 'twelve-in-teams', 184),
  'the deal': async (page) => open(page, 'lords-and-ladies', 4),
  'a hand to choose': async (page) => open(page, 'lords-and-ladies', 8),
  'a round’s score': async (page) => open(page, 'four-rounds', 422),
  'the final standing': async (page) => open(page, 'four-rounds', 1030),
  'earlier games': async (page) => page.goto('./#/games'),
  'a scorepad to begin': async (page) => page.goto('./#/pad'),
  'a round to count': async (page) => {
    await page.goto('./#/pad');
    await page.getByRole('button', { name: 'Start a scorepad' }).click();
    await page.getByRole('link', { name: 'Score round 1' }).click();
    await page.getByRole('group', { name: 'Keypad' }).waitFor();
  },
  'a round that was counted': async (page) => {
    await page.keyboard.press('7');
    for (let place = 0; place < 10; place++)
      await page.getByRole('button', { name: /^(Next|Done)/ }).click();
    await page.getByRole('row', { name: /^This round/ }).waitFor();
  },
  'a replay': async (page) => {
    await page.goto('./#/replay/kept');
    await page.getByRole('slider').fill('700');
  },
};

for (const { name, width, height, print = 'normal', text = 16, language = 'en' } of [
  SHORT,
  { ...SHORT, name: `${SHORT.name}, in Spanish`, language: 'es' },
  ...looks,
] as readonly Look[])
  test(`nothing is lost on ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(
      (chosen) => localStorage.setItem('hand-and-foot.settings', JSON.stringify(chosen)),
      { print, language },
    );
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    for (const [place, go] of Object.entries(places)) {
      if (name.startsWith(SHORT.name) && !AT_A_TABLE.includes(place)) continue;
      await go(page);
      await page.getByRole('heading').first().waitFor();
      await page.locator('.outline').filter({ visible: true }).waitFor({ state: 'detached' });
      expect(await page.evaluate(whatIsLost), place).toEqual([]);
      expect(await page.evaluate(whatIsCovered), place).toEqual([]);
    }
  });

test('icons grow with the words next to them', async ({ page }) => {
  const widthOf = async (print: string, text: number) => {
    await page.goto('./#/');
    await page.evaluate(
      (chosen) => localStorage.setItem('hand-and-foot.settings', chosen),
      JSON.stringify({ print }),
    );
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await page.reload();
    // One of the usual size, and one that was given its own.
    const icons = ['Play now', 'Daily deal'].map((name) =>
      page.getByText(name, { exact: true }).locator('..').locator('svg').first(),
    );
    return Promise.all(icons.map(async (icon) => (await icon.boundingBox())!.width));
  };
  expect(await widthOf('normal', 16)).toEqual([24, 20]);
  expect(await widthOf('normal', 32)).toEqual([48, 40]);
  expect(await widthOf('large', 16)).toEqual([28.8, 24].map((width) => expect.closeTo(width, 1)));
});

/** Runs in the page: everything nobody can reach, read or hit, a line each. */
function whatIsLost(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility();
  };
  const named = (element: Element) => element.ariaLabel ?? element.textContent;
  for (const target of document.querySelectorAll('button, a[href], select, input')) {
    if (!isSeen(target) || target.closest('.skip-links')) continue;
    const { left, right, width, height } = (
      target.closest('label') ?? target
    ).getBoundingClientRect();
    if (Math.min(width, height) < 43.5) lost.push(`small: ${named(target)}, ${width}×${height}`);
    if (left < -1 || right > clientWidth + 1) lost.push(`beside the page: ${named(target)}`);
  }
  for (const element of document.querySelectorAll<HTMLElement>('main *, dialog *')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    if (clipPath !== 'none' || !isSeen(element)) continue;
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 2);
    if (isCut && element.innerText?.trim()) lost.push(`cut off: ${named(element)}`);
  }
  for (const face of document.querySelectorAll(
    '.hand-place > :not([data-pack="lords-and-ladies"]) .card-face',
  )) {
    if (getComputedStyle(face).getPropertyValue('--full') !== 'inline') continue;
    const { bottom } = face.parentElement!.getBoundingClientRect();
    if (face.getBoundingClientRect().bottom > bottom + 1) lost.push(`cut off: a card's face`);
  }
  return lost;
}

/** Runs in the page: things that lie on the buttons of a turn, which stay in sight while the rest scrolls. */
function whatIsCovered(): string[] {
  const found = new Set<string>();
  const { scrollHeight, clientHeight } = document.documentElement;
  for (let scrolled = 0; scrolled <= scrollHeight - clientHeight; scrolled += 30) {
    scrollTo(0, scrolled);
    for (const button of document.querySelectorAll('.actions button')) {
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const across of [0.1, 0.5, 0.9]) {
        const over = document.elementFromPoint(left + width * across, top + height / 2);
        if (over && !button.contains(over))
          found.add(`${button.textContent} lies under ${over.className}`);
      }
    }
  }
  scrollTo(0, 0);
  return [...found];
}
