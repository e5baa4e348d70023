// node scripts/invitation.mjs: draws apps/web/public/invitation.png, the picture in a link's preview, from the page's
// own name and cards.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { findChromium, launch } from '../apps/web/e2e/chromium.mjs';
import { readOptions } from './options.mjs';
import { ensurePage, pageDir } from './page.mjs';
import { withPalette } from './palette.mjs';
import { serve } from './serve.mjs';
import { noChromium, orSayWhy, root, Trouble } from './setup.mjs';

/** The size that messengers ask for. */
const SIZE = { width: 1200, height: 630 };

/** Only the name and the cards, next to each other. */
const STYLE = `
  .top-choices, .start-play, .start-motto, .ways, .start-main > :not(.start-brand) { display: none !important; }
  body { overflow: hidden; }
  .start, .start-main { display: block !important; max-width: none !important; padding: 0 !important; }
  .start-brand {
    position: fixed; inset: 0; display: flex !important; flex-direction: column;
    align-items: center; justify-content: center; gap: 52px; margin: 0 !important;
  }
  .start-brand .wordmark { --word: 132px; justify-content: center; width: 900px; max-width: none; flex: none; }
  .start-brand .fan { --card-width: 190px; flex: none; padding: 0 !important; }
`;

readOptions();

await orSayWhy(async () => {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Trouble(`This needs a browser, but ${noChromium}.`);
  await ensurePage();
  const page = await serve(pageDir, 0);
  const browser = await launch(chromium);
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: 'light',
    bypassCSP: true,
  });
  const tab = await context.newPage();
  await tab.goto(page.address, { waitUntil: 'networkidle' });
  await tab.addStyleTag({ content: STYLE });
  const drawn = await tab.screenshot();
  await browser.close();
  page.close();
  writeFileSync(join(root, 'apps', 'web', 'public', 'invitation.png'), withPalette(drawn));
});
