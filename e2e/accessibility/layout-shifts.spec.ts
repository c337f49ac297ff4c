import type { Page } from '@playwright/test';
import { expect, slowNetwork, test, watchLayoutShifts } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { orderByApi } from '../support/orders.ts';
import { start, startWithWrap } from '../support/start.ts';
import { waitForHydration } from '../support/steps.ts';

const ACCOUNT = [
  '/my-orders',
  '/profile',
  '/profile?page=addresses',
  '/profile?page=inbox',
  '/wallet',
  '/loyalty-points',
  '/coupons',
  '/referral-code',
  '/settings',
  '/demo-inbox',
];
const GUEST = ['/my-orders', '/profile', '/settings', '/home?menu=open'];

test.use({ viewport: { width: 390, height: 844 } });

test("a customer's screens load without layout shift on a phone with a slow network", async ({ page }) => {
  const headers = await startWithWrap(page, { customer: true });
  const expectStill = await watchSlowScreens(page);
  await expectStill('/checkout?page=cart');
  for (const address of ACCOUNT) await expectStill(address);
  const order = await orderByApi(page, headers);
  await expectStill(`/orders/${order}/receipt`);
  await page.goto(`/track-order?order_id=${order}`);
  await expect(page.getByRole('heading', { level: 1, name: english.arriving })).toBeVisible();
  await expect(page.locator('[data-zoom]')).toBeVisible();
  await expectStill(null);
});

test("a guest's screens and the sign-up dialog load without layout shift on a phone with a slow network", async ({
  page,
}) => {
  await start(page);
  const expectStill = await watchSlowScreens(page);
  for (const address of GUEST) await expectStill(address);
  await page.goto('/home?auth=sign-up');
  await expect(page.getByRole('dialog').getByLabel('Confirm password')).toBeVisible();
  await expectStill(null);
});

/** Opens a page, waits for its content and checks it; null is the page shown. */
async function watchSlowScreens(page: Page): Promise<(address: string | null) => Promise<void>> {
  await slowNetwork(page);
  const expectNoLayoutShift = await watchLayoutShifts(page);
  return async (address) => {
    if (address !== null) {
      await page.goto(address);
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
    }
    await expectNoLayoutShift(address ?? page.url());
  };
}
