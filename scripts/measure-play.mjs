// Measures how quickly the table responds while bots think, and how smoothly cards move: a few
// rounds on a phone's screen, with the CPU at full speed.

const TURNS = 12;

/** The figures of one game; `taps` counts the timed taps. */
export async function playFor(browser, address) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.addInitScript(
    (choices) => localStorage.setItem('hand-and-foot.choices', choices),
    JSON.stringify({ ruleSet: 'house', players: 4, level: 'expert', pace: 'quick' }),
  );
  await page.goto(address);
  await page.getByRole('button', { name: 'Play now' }).tap();
  for (let turns = 0, waits = 0; turns < TURNS && waits < 2000; waits++)
    turns += Number(await step(page));
  const seen = await page.evaluate(() => globalThis.answered());
  await context.close();
  return seen;
}

/** Does something possible; true if that was a turn. */
async function step(page) {
  const actions = page.getByRole('region', { name: 'What to do' });
  const stacks = page.locator('.hand-stacks').getByRole('button');
  const goOn = page.getByRole('button', {
    name: /^(Play the|Grab here|Pass the foot|Continue|Deal round|Go to round)/,
  });
  const draw = actions.getByRole('button', { name: /^Draw \d/ });
  const discard = actions.getByRole('button', { name: /^Discard/ });
  if (await goOn.first().isVisible()) await tap(goOn.first());
  else if (await draw.isVisible()) {
    await tap(draw);
    await page.waitForTimeout(300);
    await tap(stacks.last());
    await tap(discard.first());
    await page.waitForTimeout(400);
    // Discarding a wild card asks for confirmation.
    const surely = page.getByRole('alertdialog').getByRole('button', { name: /^Discard/ });
    if (await surely.isVisible()) await tap(surely);
    return true;
  } else {
    // Cards can be selected while others think, which is when a response could be late.
    await tap(stacks.first());
    await page.waitForTimeout(60);
  }
  return false;
}

/** A button that's gone needs no tap. */
async function tap(button) {
  await button.tap({ timeout: 1000 }).catch(() => undefined);
}

/** Runs in the page from its first moment. */
function watch() {
  const durations = new Map();
  const gaps = [];
  let longest = 0;
  let taps = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId)
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask' });
  addEventListener('pointerup', () => taps++, { capture: true });
  let before;
  const frame = (now) => {
    if (before !== undefined && document.getAnimations().length > 0) gaps.push(now - before);
    before = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const share = (numbers, part) =>
    numbers.sort((a, b) => a - b)[
      Math.min(numbers.length - 1, Math.floor(numbers.length * part))
    ] ?? 0;
  globalThis.answered = () => {
    // Taps under 16 ms aren't reported one by one.
    const quick = Math.max(0, taps - durations.size);
    const all = [...Array(quick).fill(8), ...durations.values()];
    return {
      taps,
      tap95: share(all, 0.95),
      longest,
      frame: share(gaps, 0.5),
      frame95: share(gaps, 0.95),
      frames: gaps.length,
    };
  };
}
