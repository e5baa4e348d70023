import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

/** Every test fails by itself if the page complains, wherever that happens. */
export const test = base.extend<{ mayComplain: boolean; quiet: void }>({
  /** For tests that break something on purpose. */
  mayComplain: [false, { option: true }],
  quiet: [
    async ({ page, mayComplain }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A page that has no server behind it finds out by asking.
        if (message.location().url.endsWith('/api/tables')) return;
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(message.text());
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

/** How much has moved by itself since the page was loaded. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.shifted);
}

/** What stands in the way of some people, a line each. */
export async function barriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Settles once everything is kept on the device and the page could be opened without a network. */
export async function keptOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}
