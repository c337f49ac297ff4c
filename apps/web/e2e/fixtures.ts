import { test as base, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * Journeys fail on anything unexpected in the browser's console. `expectedNoise`: what a journey provokes on purpose,
 * such as the browser's own line about a refused request.
 */
export const test = base.extend<{ quietConsole: undefined; expectedNoise: RegExp | null }>({
  expectedNoise: [null, { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        const line = `${message.text()} (${message.location().url})`;
        if (message.type() === 'error' && !expectedNoise?.test(line)) noise.push(line);
      });
      page.on('pageerror', ({ message }) => {
        if (!expectedNoise?.test(message)) noise.push(message);
      });
      await use(undefined);
      expect(noise, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** WCAG 2.2 A and AA on the page as it stands. The journey goes on, so that one run names what is wrong everywhere. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  // Once a document: handing it over takes half as long as looking.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
      // What passes is not reported: naming it takes longer than finding what does not.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
    );
  });
  expect.soft(found, `what axe finds on: ${screen}`).toEqual([]);
}

/** Neither the page nor a dialog over it can be pushed sideways. */
export async function expectNoSideways(page: Page, screen: string): Promise<void> {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] .dialog-body')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  );
  expect.soft(wider, `wider than the screen: ${screen}`).toEqual([]);
}

/**
 * Watches how far each page moves under its reader from its first paint on, and gives the check that it did not: the
 * score (good is 0, bad begins at 0.1) is told with two digits, since a label may stir by a hair when its font comes.
 */
export async function watchShifts(page: Page): Promise<(screen: string) => Promise<void>> {
  await page.addInitScript(() => {
    const shifts: { by: number; of: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        hadRecentInput: boolean;
        value: number;
        sources: { node?: Element }[];
      })[]) {
        const of = entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(', ');
        if (!entry.hadRecentInput) shifts.push({ by: entry.value, of });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (screen) => {
    await page.evaluate(() => document.fonts.ready);
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { by: number; of: string }[] }).shifts,
    );
    const score = shifts.reduce((sum, { by }) => sum + by, 0);
    expect.soft(Number(score.toFixed(2)), `${screen}: ${JSON.stringify(shifts)}`).toBe(0);
  };
}
