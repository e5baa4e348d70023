import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Every test fails on its own if the page logs an error. */
export const test = base.extend<{ mayComplain: boolean; quiet: void }>({
  /** For tests that break something on purpose. */
  mayComplain: [false, { option: true }],
  quiet: [
    async ({ page, mayComplain }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const { url } = message.location();
        // A page without a server finds out by asking.
        if (url.endsWith('/api/tables')) return;
        // Some browsers ask for it at a file that isn't HTML, where games are stored from.
        if (url.endsWith('/favicon.ico')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`${message.text()} ${url}`);
      });
      await page.addInitScript(countShifts);
      await use();
      if (!mayComplain) expect(complaints, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

declare global {
  interface Window {
    shifted: number;
  }
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

function countShifts(): void {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Layout shift since the page loaded. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}

/** Accessibility problems, a line each. */
export async function barriers(page: Page): Promise<string[]> {
  // No frames of others here, for whose sake the other mode opens a second page for every scan.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Resolves once the whole page is stored for offline use. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
