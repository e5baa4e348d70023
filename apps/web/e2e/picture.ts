import type { Page } from '@playwright/test';
import { test } from './test.ts';

// Pictures match only when drawn by the same browser.
const { PICTURE_CHROMIUM: chromium } = process.env;

/** For a file's tests: they compare pictures with the stored ones. */
export function takesPictures(): void {
  test.use({
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
    },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    // The service worker is blocked, and the page logs that.
    mayComplain: true,
  });
  test.skip(
    !chromium && process.env['CI'] !== 'true',
    'pictures are compared in the Chromium that npm brings, and it does not run here',
  );
}

/** Drops the focus and waits for the fonts. */
export async function readyForPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await document.fonts.load('1em Figtree');
    await document.fonts.ready;
  });
}
