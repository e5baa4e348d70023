// npm run browser: runs the tests of the built page in a real browser; npm run browser -- FILTER runs some of them.
// --find only looks for a browser; --update-snapshots retakes the pictures of the screens. Anything else is for
// Playwright, such as --repeat-each 5.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { broughtChromium, findChromium } from '../apps/web/e2e/chromium.mjs';
import { showHelp } from './options.mjs';
import { ensurePage, pageDir } from './page.mjs';
import { withPalette } from './palette.mjs';
import { serve } from './serve.mjs';
import { noChromium, orSayWhy, root, tool, Trouble } from './setup.mjs';

const args = process.argv.slice(2);
if (args.some((arg) => ['--help', '-h'].includes(arg))) showHelp();

await orSayWhy(async () => {
  const chromium = await findChromium();
  if (chromium === undefined) throw new Trouble(`This needs a browser, but ${noChromium}.`);
  if (args[0] === '--find') return;
  await ensurePage();
  const page = await serve(pageDir, 0);
  process.exitCode = await play({
    CHROMIUM_PATH: chromium,
    PICTURE_CHROMIUM: (await broughtChromium()) ?? '',
    PAGE: page.address,
    PAGE_DIR: pageDir,
  });
  page.close();
  if (args.includes('--update-snapshots')) packPictures();
});

function packPictures() {
  const folder = join(root, 'docs', 'screens');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.png'))) {
    const file = join(folder, name);
    writeFileSync(file, withPalette(readFileSync(file)));
  }
}

/** Beside the server, which runs in this process. */
async function play(surroundings) {
  const config = join(root, 'apps', 'web', 'e2e', 'playwright.config.ts');
  const playing = spawn(
    process.execPath,
    [tool('@playwright/test'), 'test', '--config', config, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...surroundings },
    },
  );
  const [code] = await once(playing, 'exit');
  return code ?? 1;
}
