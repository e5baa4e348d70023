import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';

const { PAGE, CHROMIUM_PATH, BROWSER_REPORT, WHOLE_GAMES } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: '../../../node_modules/.cache/hand-and-foot/browser',
  // The compared pictures are the ones in the docs.
  snapshotPathTemplate: '../../../docs/screens/{arg}{ext}',
  // Two keep two cores busy.
  workers: Math.min(2, availableParallelism()),
  // Generous, because nothing may depend on the machine's speed or load; but not endless.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  globalTimeout: WHOLE_GAMES ? 0 : 30 * 60_000,
  // A browser on a busy machine may fail once and is then listed as flaky; failing twice means broken.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  forbidOnly: process.env['CI'] === 'true',
  reporter: [
    ['list'],
    ...(BROWSER_REPORT ? [['json', { outputFile: BROWSER_REPORT }] as ['json', object]] : []),
  ],
  use: {
    actionTimeout: 30_000,
    baseURL: PAGE ?? 'http://127.0.0.1:4321/',
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
      args: ['--no-sandbox'],
    },
  },
});
