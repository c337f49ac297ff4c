import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, mergeTests, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isByBrowser } from './browser-requests.ts';
import { openWorld, type World } from './world.ts';

type JourneyFixtures = {
  quietConsole: undefined;
  /** Console errors that a journey provokes on purpose, such as the browser's line about a rejected request. */
  expectedNoise: RegExp | null;
};

/**
 * Journeys fail on any unexpected error in the console of their tabs. What a page's content security policy blocks is such an
 * error (`content-security.spec.ts`), so every journey checks that the policy allows what its pages need.
 */
export const quietTest = base.extend<JourneyFixtures>({
  expectedNoise: [null, { option: true }],
  quietConsole: [
    async ({ context, expectedNoise }, use) => {
      const noise: string[] = [];
      context.on('console', (message) => {
        const { url } = message.location();
        const line = `${message.text()} (${url})`;
        if (message.type() === 'error' && !isByBrowser(url) && !expectedNoise?.test(line)) noise.push(line);
      });
      context.on('weberror', (webError) => {
        const { message } = webError.error();
        if (!expectedNoise?.test(message)) noise.push(message);
      });
      await use(undefined);
      expect(noise, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Gives every worker a server with a demo world of its own. */
export const worldTest = base.extend<object, { world: World }>({
  world: [
    async ({ browserName: _ }, use, { project }) => {
      const world = await openWorld(project.use.baseURL ?? '');
      await use(world);
      await world.close();
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
});

/** Journeys run against the worker's own demo world. */
export const test = mergeTests(quietTest, worldTest);

export { expect };

/** axe is sent and parsed in half the time when it is minified. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Checks WCAG 2.2 A and AA in the theme shown, then the contrast in the other one, and that every image has a source.
 * The journey continues after violations, so that one run lists those of every screen.
 *
 * `rules` names further rules of axe, which are no criteria of WCAG: whether headings skip a level, for example.
 *
 * A call costs a second of processor time. The pages themselves are checked in `accessibility/screens.spec.ts` and
 * `console/screens.spec.ts`; other journeys check what only they reach: dialogs, forms with errors, states.
 */
export async function expectAccessible(page: Page, screen: string, rules: string[] = []): Promise<void> {
  // Injecting axe takes half as long as running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async (more) => {
    const list = async (runOnly: NonNullable<RunOptions['runOnly']>) => {
      // Reporting passed rules takes longer than the checks themselves.
      const run = { runOnly, resultTypes: ['violations'] } satisfies RunOptions;
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(run);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`.trim()),
      );
    };
    // Colors during a transition match neither its start nor its end.
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const shown = await list(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
    if (more.length > 0) shown.push(...(await list({ type: 'rule', values: more })));
    const { dataset } = document.documentElement;
    const { theme: chosen } = dataset;
    const theme = getComputedStyle(document.documentElement).colorScheme === 'dark' ? 'light' : 'dark';
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = '*, ::before, ::after { transition: none !important }';
    dataset.theme = theme;
    const other = await list({ type: 'rule', values: ['color-contrast'] });
    if (chosen) dataset.theme = chosen;
    else delete dataset.theme;
    sheet.remove();
    return [...shown, ...other.map((line) => `in the ${theme} theme, ${line}`)];
  }, rules);
  expect.soft(found, `what axe finds on: ${screen}`).toEqual([]);
  const empty = await page.locator('img:not([src])').count();
  expect.soft(empty, `images without a source on: ${screen}`).toBe(0);
}

/** Neither the page nor an open dialog scrolls horizontally. */
export async function expectNoHorizontalScroll(page: Page, screen: string): Promise<void> {
  const wider = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role=dialog], [role=dialog] .dialog-body')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
  );
  expect.soft(wider, `wider than the screen: ${screen}`).toEqual([]);
}

/**
 * Records layout shifts from the first paint on. The returned check compares the score (0 is none, 0.1 is poor) at two
 * digits, because labels move by fractions of a pixel when their font loads; a third digit notices a part of a panel that
 * moves by some pixels.
 */
export async function watchLayoutShifts(
  page: Page,
  digits: 2 | 3 = 2,
): Promise<(screen: string) => Promise<void>> {
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
    expect.soft(Number(score.toFixed(digits)), `${screen}: ${JSON.stringify(shifts)}`).toBe(0);
  };
}

/** Adds 100 ms to every response, so that what arrives late shifts what was there. */
export async function slowNetwork(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}
