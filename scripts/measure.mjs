// npm run measure: loads the page on a mid-range phone again and again, and checks our promise
// about speed. The network is Lighthouse's for mobile: 1.6 Mbit/s, 150 ms round trip; the CPU is
// four times slower.

import { findChromium, launch } from '../apps/web/e2e/chromium.mjs';
import { playFor } from './measure-play.mjs';
import { reviewIn } from './measure-review.mjs';
import { readOptions } from './options.mjs';
import { ensurePage, pageDir } from './page.mjs';
import { serve } from './serve.mjs';
import { ensureInstalled, needsNode, noChromium, orSayWhy, Trouble } from './setup.mjs';
import { slowNetwork } from './slow-network.mjs';

const RUNS = 5;
const SLOWER = 4;
const DIGITS = { KB: 1, s: 1 };
const network = { bitsPerSecond: 1_600_000, roundTrip: 150 };

const rows = [
  { key: 'paint', what: 'first contentful paint', unit: 'ms', limit: 1500 },
  {
    key: 'interactive',
    what: 'interactive: Play can be pressed, no long task after',
    unit: 'ms',
    limit: 2500,
  },
  { key: 'shift', what: 'layout shift', unit: '', limit: 0 },
  { key: 'first', what: 'first load, compressed, headers included', unit: 'KB', limit: 82 },
  { key: 'longest', what: 'longest task', unit: 'ms' },
  { key: 'table', what: 'from Play to a table', unit: 'ms' },
  { key: 'further', what: 'further bytes for it', unit: 'KB' },
  { key: 'tableShift', what: 'layout shift on the way', unit: '' },
  { key: 'tableLongest', what: 'longest task on the way', unit: 'ms' },
];

/** During a game, with the CPU at full speed. */
const playRows = [
  { key: 'tap95', what: 'a tap is answered, 95th percentile', unit: 'ms', limit: 50 },
  { key: 'longest', what: 'longest task', unit: 'ms', limit: 100 },
  { key: 'frame', what: 'between frames while something moves, median', unit: 'ms', limit: 17 },
  { key: 'frame95', what: 'the same, 95th percentile', unit: 'ms' },
  { key: 'taps', what: 'taps timed', unit: '' },
  { key: 'frames', what: 'frames timed', unit: '' },
];

/** A game of four rounds, looked at afterwards, with the CPU at full speed. */
const reviewRows = [
  { key: 'progress', what: 'the first progress', unit: 's', limit: 1 },
  { key: 'whole', what: 'the whole review', unit: 's', limit: 20 },
  { key: 'longest', what: 'longest task meanwhile', unit: 'ms', limit: 50 },
];

readOptions();

await orSayWhy(async () => {
  needsNode();
  ensureInstalled();
  const path = await findChromium();
  if (path === undefined) throw new Trouble(`This needs a browser, but ${noChromium}.`);
  await ensurePage();
  const page = await serve(pageDir, 0);
  const browser = await launch(path);
  const visits = [];
  for (let run = 0; run < RUNS; run++) visits.push(await visit(browser, page.address));
  report(
    `Medians of ${RUNS} first visits: 1.6 Mbit/s, 150 ms, processor ${SLOWER} times slower`,
    rows,
    visits,
  );
  report('\nA game on a phone, experts thinking', playRows, [await playFor(browser, page.address)]);
  report('\nA game of four rounds is reviewed', reviewRows, [
    await reviewIn(browser, page.address),
  ]);
  await browser.close();
  page.close();
});

async function visit(browser, address) {
  const slow = await slowNetwork(address, network);
  // Files for offline use are fetched later in the background, so they aren't waited for.
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(slow.address);
  await idle(page, slow);
  const start = await page.evaluate(() => globalThis.seen());
  const first = slow.received();
  await page.evaluate(() => globalThis.forgetTasks());
  const pressed = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Play now' }).click();
  const ready = await page.evaluate(() => globalThis.tableShown());
  await idle(page, slow);
  const later = await page.evaluate(() => globalThis.seen());
  await context.close();
  slow.close();
  return {
    paint: start.paint,
    interactive: Math.max(start.paint, start.play, start.lastTaskEnd),
    shift: start.shift,
    first: first / 1000,
    longest: start.longest,
    table: ready - pressed,
    further: (slow.received() - first) / 1000,
    tableLongest: later.longest,
    tableShift: later.shift - start.shift,
  };
}

/** Resolves when no data has arrived for a while. */
async function idle(page, slow) {
  await page.waitForLoadState('networkidle');
  while (slow.quietFor() < 2500) await page.waitForTimeout(100);
}

/** Runs in the page from its first moment. */
function watch() {
  let shift = 0;
  let tasks = [];
  let play;
  const observe = (type, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  // Movement right after a press is intended.
  observe('layout-shift', (entry) => (shift += entry.hadRecentInput ? 0 : entry.value));
  observe('longtask', (entry) => tasks.push(entry));
  new MutationObserver(() => {
    if (document.querySelector('#app button')) play ??= performance.now();
  }).observe(document, { childList: true, subtree: true });
  globalThis.forgetTasks = () => {
    tasks = [];
  };
  globalThis.tableShown = async () => {
    const shown = () => location.hash.startsWith('#/table/') && !document.querySelector('.outline');
    while (!shown()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  };
  globalThis.seen = () => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    play: play ?? Infinity,
    lastTaskEnd: Math.max(0, ...tasks.map((task) => task.startTime + task.duration)),
    longest: Math.max(0, ...tasks.map((task) => task.duration)),
    shift,
  });
}

function report(title, lines, runs) {
  console.log(title);
  for (const { key, what, unit, limit } of lines) {
    const value = median(runs.map((one) => one[key]));
    const tooMuch = limit !== undefined && value > limit;
    const said = `${value.toFixed(key.endsWith('hift') ? 3 : (DIGITS[unit] ?? 0))} ${unit}`.trim();
    const bound = limit === undefined ? '' : `of ${limit} ${unit}`.trim();
    console.log(
      [what.padEnd(54), said.padStart(10), bound, tooMuch ? 'TOO MUCH' : ''].join('  ').trimEnd(),
    );
    if (tooMuch) process.exitCode = 1;
  }
}

function median(values) {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
