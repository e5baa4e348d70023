import type { Page } from '@playwright/test';
import { test } from './test.ts';

// Only one and the same browser draws the same picture everywhere.
const { PICTURE_CHROMIUM: chromium } = process.env;

/** For the tests of a file: they compare pictures with those that are kept. */
export function takesPictures(): void {
  test.use({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // Of the service worker that is kept from it.
    mayComplain: true,
  });
  test.skip(
    !chromium && process.env['CI'] !== 'true',
    'pictures are compared in the Chromium that npm brings, and it does not run here',
  );
}

/** Nothing has the focus, and every letter its face. */
export async function readyForPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.load('1em Figtree');
    await document.fonts.ready;
  });
}
