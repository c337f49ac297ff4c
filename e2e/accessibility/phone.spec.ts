import type { Locator, Page } from '@playwright/test';
import { ACCOUNT } from '../support/account-pages.ts';
import { expect, slowNetwork, test, watchLayoutShifts } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { orderByApi } from '../support/orders.ts';
import { addCookies, startWithWrap } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { smallFields, smallTargets } from '../support/targets.ts';

const LARGE_TARGETS = ['/my-orders', '/profile', '/settings', '/wallet', '/coupons'];
const GUEST = ['/my-orders', '/profile', '/settings'];

test.use({ viewport: { width: 390, height: 844 } });

test("a customer's screens load without layout shift on a phone with a slow network, and have targets of 44 and fields of 16 pixels", async ({
  page,
}) => {
  const headers = await startWithWrap(page, { customer: true });
  const expectStill = await watchSlowScreens(page);
  await expectStill('/checkout?page=cart');
  for (const address of ACCOUNT) {
    await expectStill(address);
    if (LARGE_TARGETS.includes(address)) await expectLargeTargets(page, address);
  }
  const order = await orderByApi(page, headers);
  await expectStill(`/orders/${order}/receipt`);
  await page.goto(`/track-order?order_id=${order}`);
  await expect(page.getByRole('heading', { level: 1, name: english.arriving })).toBeVisible();
  await expect(page.locator('[data-zoom]')).toBeVisible();
  await expectStill(null);
});

test("a guest's screens load without layout shift on a phone with a slow network, have targets of 44 and fields of 16 pixels, and fit", async ({
  page,
}) => {
  await startWithWrap(page);
  const store = '/store/saffron-street-kitchen';
  const screens: [address: string, ready: Locator][] = [
    [store, page.getByRole('heading', { level: 1, name: english.store })],
    [`${store}?cart=open`, page.getByRole('dialog').getByRole('group', { name: english.dish })],
    [`${store}?item=charcoal-chicken-wrap`, page.getByRole('dialog').getByText(english.large)],
    ['/home', page.getByRole('link', { name: /^View all/ }).first()],
    ['/store/all', page.getByRole('link', { name: english.store }).first()],
    ['/home?auth=sign-in', page.getByRole('button', { name: 'Show password' })],
  ];
  for (const [address, ready] of screens) {
    await visit(page, address);
    await expect(ready).toBeVisible();
    await expectLargeTargets(page, address);
  }
  const expectStill = await watchSlowScreens(page);
  for (const address of GUEST) await expectStill(address);
  await expectStill('/home?menu=open');
  await expect(page.getByRole('dialog').getByRole('link', { name: /^View all/ })).toBeVisible();
  await expectLargeTargets(page, 'menu');
  await page.goto('/home?auth=sign-up');
  await expect(page.getByRole('dialog').getByLabel('Confirm password')).toBeVisible();
  await expectStill(null);
  // Arabic labels are the longest.
  await addCookies(page, { language: 'ar' });
  await visit(page, '/product/hush-headphones?module_id=4');
  await expectWholeBuyBar(page);
});

/** The whole buy bar is on the screen, from a width of 320 pixels on. */
async function expectWholeBuyBar(page: Page): Promise<void> {
  const bar = page.locator('.product-order-bar');
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar).toBeVisible();
    const cut = await bar.evaluate(
      (box) =>
        [...box.querySelectorAll('button, button *')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return (
            part.getClientRects().length > 0 && !part.closest('.sr-only') && (left < 0 || right > innerWidth)
          );
        }).length,
    );
    expect.soft(cut, `parts of the bar beyond the screen at ${width}`).toBe(0);
  }
}

async function expectLargeTargets(page: Page, screen: string): Promise<void> {
  expect.soft(await smallTargets(page), `targets below 44 pixels: ${screen}`).toEqual([]);
  expect.soft(await smallFields(page), `fields below 16 pixels: ${screen}`).toEqual([]);
}

/** Returns a function that opens a page, waits for its content and checks it. Null checks the current page. */
async function watchSlowScreens(page: Page): Promise<(address: string | null) => Promise<void>> {
  await slowNetwork(page);
  const expectNoLayoutShift = await watchLayoutShifts(page);
  return async (address) => {
    if (address !== null) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
    }
    await expectNoLayoutShift(address ?? page.url());
  };
}
