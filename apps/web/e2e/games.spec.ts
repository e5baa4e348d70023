import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { byKeys, byTouch, playGame } from './player.ts';
import { expect, test } from './test.ts';

// The longest tests of all, and none needs another.
test.describe.configure({ mode: 'parallel' });

const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1280, height: 800 },
};

interface Game {
  readonly rules: string;
  readonly players: number;
  readonly by: 'touch' | 'keys';
  readonly on: keyof typeof screens;
  /** How many turns to play; without it, to the end. */
  readonly turns?: number;
}

/** Every rule set once; touch and keys, and screen sizes, take turns. One round of each way is played whole. */
const some: readonly Game[] = [
  { rules: 'lords-and-ladies', players: 4, by: 'touch', on: 'phone' },
  { rules: 'singles', players: 3, by: 'keys', on: 'desktop', turns: 4 },
  { rules: 'house', players: 4, by: 'touch', on: 'tablet', turns: 4 },
  { rules: 'six-deck', players: 4, by: 'keys', on: 'phone' },
  { rules: 'closed-books', players: 4, by: 'touch', on: 'desktop', turns: 4 },
];

/** WHOLE_GAMES plays every rule set in every way, to the end; the default is a round or some turns of each. */
const whole = process.env['WHOLE_GAMES'] !== undefined;
const games = whole ? some.flatMap(inEveryWay) : some;

function inEveryWay({ rules, players }: Game): Game[] {
  return (['touch', 'keys'] as const).flatMap((by) =>
    (['phone', 'tablet', 'desktop'] as const).map((on) => ({ rules, players, by, on })),
  );
}

/** The shelf's record of the game just played. */
async function savedRecord(page: Page): Promise<string> {
  await page.goto('./#/games');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save/ }).first().click();
  return readFile(await (await saving).path(), 'utf8');
}

for (const { rules, players, by, on, turns } of games)
  test.describe(`${rules}, ${players} players, by ${by}, on a ${on}`, () => {
    test.use({ viewport: screens[on], hasTouch: by === 'touch', reducedMotion: 'reduce' });

    test(`${whole ? 'a whole game' : turns ? 'the first turns' : 'a round'} can be played`, async ({
      page,
    }) => {
      test.setTimeout((whole ? 20 : 6) * 60_000);
      const choices = { ruleSet: rules, players, level: 'sharp', pace: 'quick' };
      await page.addInitScript(
        (text) => localStorage.setItem('hand-and-foot.choices', text),
        JSON.stringify({ people: [], names: {}, ...choices }),
      );
      await page.goto('./');
      const ways = by === 'touch' ? byTouch(page) : byKeys(page);
      await ways.press(page.getByRole('button', { name: 'Play now' }));
      expect(await playGame(page, ways, whole ? 'game' : 'round', turns)).toBeGreaterThan(3);
      if (turns) return;
      const end = whole ? /won|share the win|It’s a tie/ : /went out|draw pile ran out/;
      await expect(page.getByRole('heading', { name: end })).toBeVisible();
      expect(await savedRecord(page)).toMatch(
        /^\{"format":"hand-and-foot\/1".*\n(.*\n)+.*"scores"/,
      );
    });
  });
