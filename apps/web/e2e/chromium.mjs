// Finds a Chromium for browser tests and measurements: CHROMIUM_PATH, the system's, or npm's.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';
import brought from '@sparticuz/chromium';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of one that runs, or undefined. */
export async function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) return runs(asked) ? asked : undefined;
  const present = usual.filter((path) => existsSync(path)).find(runs);
  if (present) return present;
  return broughtChromium();
}

/** The one from npm, the same on every machine; undefined if it doesn't run. */
export async function broughtChromium() {
  const unpacked = await brought.executablePath().catch(() => undefined);
  return unpacked && runs(unpacked) ? unpacked : undefined;
}

function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore' }).status === 0;
}

/** Starts it, ready for pages. */
export async function launch(path) {
  return playwright.launch({ executablePath: path, args: ['--no-sandbox'] });
}
