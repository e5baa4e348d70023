// Measures a review in the page: when its first progress shows, how long it takes, and whether the page stays
// responsive meanwhile. The game is of four rounds, among bots.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup.mjs';

const GAME = ['--rules', 'house', '--bots', 'sharp', '--games', '1', '--seed', 'review'];

/** The figures of one review, in seconds but for the longest task. */
export async function reviewIn(browser, address) {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.goto(`${address}#/history`);
    await page.locator('input[type=file]').setInputFiles(recordIn(folder));
    const review = page.getByRole('link', { name: 'Review' });
    await review.waitFor();
    await page.evaluate(watch);
    const begun = Date.now();
    await review.click();
    await page.getByText(/^Looked at \d/).waitFor();
    const progress = Date.now() - begun;
    await page.getByRole('heading', { name: 'Luck and play' }).waitFor({ timeout: 120_000 });
    const whole = Date.now() - begun;
    const longest = await page.evaluate(() => globalThis.longestTask());
    return { progress: progress / 1000, whole: whole / 1000, longest };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

function recordIn(folder) {
  execFileSync('npx', ['hand-and-foot', 'simulate', ...GAME, '--records', folder], { cwd: root });
  return join(folder, readdirSync(folder)[0]);
}

/** Runs in the page before the review begins. */
function watch() {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  globalThis.longestTask = () => longest;
}
