/// <reference lib="dom" />
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBuild } from '../../apps/server/src/pages/build.ts';
import { findChromium } from '../../tools/chromium.ts';
import { ROOT } from '../../tools/run.ts';
import { median } from '../load.ts';
import { startProduct, stop } from '../server.ts';
import { storeVisitor } from './visitor.ts';

/**
 * `npm run bench -- interactions` measures a phone with a processor slowed by 4: the time from the first paint to the
 * hydration of a page (over slow 4G), the slowest interaction of common actions until the next paint, and the next
 * views of prefetched pages. Prints the median of five visits.
 */
const VISITS = 5;
const PORT = 3294;
const ORIGIN = `http://localhost:${PORT}`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Seen = { hydratedMs: number; interactions: Map<number, number>; viewMs: Promise<number> };
declare global {
  var seen: Seen;
}

type Step = { name: string; aimMs: number; run: (page: Page) => Promise<number> };

/** A visit opens one page and runs its steps in order. */
const VISITED: { title: string; address: string; module: string; steps: Step[] }[] = [
  {
    title: 'home grocery',
    address: '/home',
    module: 'grocery',
    steps: [
      { name: 'hydrated after the first paint', aimMs: 3000, run: hydratedAfterPaint },
      interaction('type in the search', (page) =>
        page.getByRole('combobox').first().pressSequentially('mil'),
      ),
      interaction('close the suggestions', (page) => page.keyboard.press('Escape')),
      interaction('add to cart', (page) =>
        page
          .getByRole('button', { name: /^Add .* to the cart$/ })
          .first()
          .click(),
      ),
      interaction('open the cart', (page) => page.getByRole('button', { name: /^Cart, / }).click()),
      interaction('close the cart', (page) => page.keyboard.press('Escape')),
    ],
  },
  {
    title: 'store',
    address: '/store/saffron-street-kitchen',
    module: 'food',
    steps: [
      { name: 'hydrated after the first paint', aimMs: 3000, run: hydratedAfterPaint },
      interaction('switch a tab', (page) => page.getByRole('button', { name: 'Reviews' }).first().click()),
    ],
  },
  {
    title: 'home food',
    address: '/home',
    module: 'food',
    steps: [
      { name: 'hydrated after the first paint', aimMs: 3000, run: hydratedAfterPaint },
      {
        name: 'next view: a store',
        aimMs: 300,
        run: (page) => nextView(page, 'a.card-link[href^="/store/"]'),
      },
      { name: 'back to the home', aimMs: 300, run: back },
    ],
  },
  {
    title: 'home shop',
    address: '/home',
    module: 'ecommerce',
    steps: [
      { name: 'next view: a product', aimMs: 300, run: (page) => nextView(page, 'a[href^="/product/"]') },
    ],
  },
];

await ensureBuild(ROOT, () => console.log('Building the pages…'));
const folder = mkdtempSync(path.join(os.tmpdir(), 'errand-interactions-'));
chmodSync(folder, 0o755); // as root the database runs as another user
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const { child } = await startProduct(PORT, { DATA_DIR: folder, DEMO: '1' });
const executablePath = findChromium() ?? undefined;
const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
try {
  console.log(`${'page'.padEnd(16)}${'action'.padEnd(34)}${'ms'.padStart(6)}${'aim'.padStart(8)}`);
  for (const visited of VISITED) {
    const runs: number[][] = [];
    for (let visit = 0; visit < VISITS; visit++) runs.push(await visitOnce(browser, visited));
    visited.steps.forEach(({ name, aimMs }, index) => {
      const ms = median(runs.map((run) => run[index] ?? Number.NaN));
      console.log(
        visited.title.padEnd(16) + name.padEnd(34) + ms.toFixed(0).padStart(6) + `≤ ${aimMs}`.padStart(8),
      );
    });
  }
} finally {
  await browser.close();
  await stop(child);
}

async function visitOnce(
  from: Browser,
  { address, module, steps }: (typeof VISITED)[number],
): Promise<number[]> {
  const context = await from.newContext(PHONE);
  try {
    await storeVisitor(context, ORIGIN, module, 'en');
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await slowDown(context, page);
    await page.goto(ORIGIN + address);
    await page.waitForFunction(() => globalThis.seen.hydratedMs > 0);
    await settle(page);
    // Interactions and next views are measured on warm data.
    await session.send('Network.emulateNetworkConditions', {
      ...SLOW_4G,
      latency: 0,
      downloadThroughput: -1,
    });
    const times: number[] = [];
    for (const step of steps) times.push(await step.run(page));
    return times;
  } finally {
    await context.close();
  }
}

/** Waits until the page has sent no request for a second, because it prefetches after its hydration. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, without this module
    const requested = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== requested(); ) {
      before = requested();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });
}

async function slowDown(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return session;
}

/** Runs in the page. Records when it is hydrated, and the time of each interaction until the next paint. */
function observe(): void {
  const seen: Seen = { hydratedMs: 0, interactions: new Map(), viewMs: Promise.resolve(0) };
  globalThis.seen = seen;
  window.addEventListener('page-hydrated', () => {
    seen.hydratedMs = performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const longest = seen.interactions.get(entry.interactionId) ?? 0;
      seen.interactions.set(entry.interactionId, Math.max(longest, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

function hydratedAfterPaint(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return globalThis.seen.hydratedMs - (paint?.startTime ?? 0);
  });
}

/** Measures the longest interaction of an action. One that painted within a frame counts as 16 ms. */
function interaction(name: string, act: (page: Page) => Promise<unknown>): Step {
  return {
    name,
    aimMs: 200,
    async run(page) {
      await page.evaluate(() => globalThis.seen.interactions.clear());
      await act(page);
      await page.waitForLoadState('networkidle');
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const longest = () => resolve(Math.max(16, ...globalThis.seen.interactions.values()));
            requestIdleCallback(longest, { timeout: 2000 });
          }),
      );
    },
  };
}

/** Shows intent on a link, waits for its data, follows it, and measures from the tap to the paint of the next heading. */
async function nextView(page: Page, selector: string): Promise<number> {
  const link = page.locator(`main ${selector}`).first();
  await link.scrollIntoViewIfNeeded();
  const data = page.waitForResponse((response) => response.url().includes('.data'));
  await link.hover();
  await (await data).finished();
  await settle(page);
  await watchView(page);
  await link.click();
  return page.evaluate(() => globalThis.seen.viewMs);
}

async function back(page: Page): Promise<number> {
  await settle(page);
  await watchView(page);
  await page.evaluate(() => window.history.back());
  return page.evaluate(() => globalThis.seen.viewMs);
}

/** Starts the clock at the next click or return, and stops it with the frame that shows another heading. */
function watchView(page: Page): Promise<void> {
  return page.evaluate(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- runs in the page, without this module
    const heading = () => document.querySelector('main h1')?.textContent ?? '';
    const before = heading();
    globalThis.seen.viewMs = new Promise((resolve) => {
      let from = 0;
      const begin = () => {
        from ||= performance.now();
      };
      window.addEventListener('click', begin, { capture: true, once: true });
      window.addEventListener('popstate', begin, { capture: true, once: true });
      const observer = new MutationObserver(() => {
        if (!heading() || heading() === before) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
