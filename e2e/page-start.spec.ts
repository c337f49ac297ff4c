import type { Page } from '@playwright/test';
import { isByBrowser } from './support/browser-requests.ts';
import { expect, test, watchLayoutShifts } from './support/fixtures.ts';
import { english } from './support/labels.ts';
import { chooseModuleType, start } from './support/start.ts';

const PAGES = [
  '/',
  '/home',
  '/store/saffron-street-kitchen',
  '/product/charcoal-chicken-wrap',
  '/category/pizza',
];

/** A cheap phone on a slow 4G network. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Holds back the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an item added at once on a slow phone is received in the same frame and is in the cart', async ({
  page,
}) => {
  await start(page, { module: 'grocery' });
  await slowDown(page);
  const arrive = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const add = page.getByRole('button', { name: /^Add .* to the cart$/ }).first();
  // Clicks without Playwright's wait for a stable page, which outlasts the page's start.
  const shown = await add.evaluate((button: HTMLElement) => {
    button.click();
    return { queued: 'queued' in button.dataset, hydrated: 'hydrated' in document.documentElement.dataset };
  });
  expect(shown).toEqual({ queued: true, hydrated: false });
  arrive();
  await expect(page.locator('.toast').filter({ hasText: english.added })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('clicks and input before the scripts arrive are replayed in order, and the first paint needs only fonts and its largest picture', async ({
  page,
}) => {
  await start(page);
  await expectFewEarlyRequests(page);
  const arrive = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const address = page.getByRole('combobox', { includeHidden: true }).first();
  await address.pressSequentially('Lantern');
  await page.getByRole('button', { name: english.cart }).click();
  await expect(page.locator('[data-queued]')).toHaveCount(1);
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-queued]')).toHaveCount(0);
  await expect(address).toHaveValue('Lantern');

  await page.unrouteAll({ behavior: 'wait' });
  const arriveAgain = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const field = page.getByRole('combobox');
  await field.pressSequentially('shaw');
  arriveAgain();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('shaw');
});

test('letters typed before and while a page hydrates stay in order', async ({ page }) => {
  await start(page);
  const arrive = await holdScripts(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const field = page.getByRole('combobox');
  await field.pressSequentially('shaw');
  await field.evaluate((input: HTMLInputElement) =>
    window.addEventListener('page-hydrated', () => {
      // A click renders the field again, before the queued events are replayed.
      input.click();
      document.execCommand('insertText', false, 'arma');
    }),
  );
  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(field).toHaveValue('shawarma');
});

test('a page from the back/forward cache keeps what was typed and loads its data again, and is reloaded for another module', async ({
  page,
}) => {
  await start(page);
  // Playwright starts Chromium without this cache, so the page is told that it comes from there.
  const restore = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const field = page.getByRole('combobox');
  await field.pressSequentially('shaw');
  const data = page.waitForRequest(/\/home\.data/);
  await restore();
  await data;
  await expect(field).toHaveValue('shaw');

  await chooseModuleType(page, 'grocery');
  await restore();
  await expect(page.getByRole('heading', { level: 1, name: english.groceryHome })).toBeVisible();
  await expect(field).toHaveValue('');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('pictures beyond the first screen are loaded when it first scrolls, without a shift', async ({
    page,
  }) => {
    await start(page, { module: 'grocery' });
    const expectNoShift = await watchLayoutShifts(page);
    await page.goto('/home');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
    const pictures = page.locator('.page-section:nth-of-type(n + 3) img');
    const loaded = () =>
      pictures.evaluateAll((all: HTMLImageElement[]) => all.filter((one) => one.naturalWidth > 0).length);
    // A picture that the first screen shows too is already loaded.
    const before = await loaded();
    await expect(pictures.first()).toBeHidden();
    await page.mouse.wheel(0, 400);
    await expect(pictures.first()).toBeVisible();
    await expect.poll(loaded).toBeGreaterThan(before);
    await expectNoShift('the home of a phone');
  });
});

async function expectFewEarlyRequests(page: Page): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path);
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => name);
    });
    const others = early.filter((name) => !/\.woff2$|\.webp$/.test(name) && !isByBrowser(name));
    expect([path, others]).toEqual([path, []]);
  }
}
