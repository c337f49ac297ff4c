import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { enterContact, payInCash } from './support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /order\/place|ERR_/ });

/** What another tab of the guest does: it counts the wrap up. */
async function countUp(page: Page, headers: Record<string, string>): Promise<void> {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'));
  const list = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest_id}`, { headers });
  const [line] = (await list.json()) as { id: number; price: number; variation: unknown; quantity: number }[];
  const data = { guest_id, cart_id: line?.id, price: line?.price, variation: line?.variation, quantity: 2 };
  const changed = await page.request.post('/api/v1/customer/cart/update', { headers, data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

test('what changed since the order was seen stands at the button, takes the focus, and is not confirmed by a double tap', async ({
  page,
}) => {
  const headers = await startWithWrap(page, { at: '/checkout?page=cart' });
  await enterContact(page);
  await payInCash(page);
  const place = page.getByRole('button', { name: /^Place Order/ });
  const note = page.getByRole('group', { name: 'What has changed' }).filter({ visible: true });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/order/place')) sent += 1;
  });

  await countUp(page, headers);
  // Any choice quotes again.
  await page.getByText('$2.00', { exact: true }).click();
  await expect(note).toContainText(/Charcoal chicken wrap.*1×.*2×/);
  await expect(note).toContainText(/The total was .+ and is .+ now\./);
  await expect(note).not.toContainText('Courier tip');
  await expect(note).toBeInViewport();
  await expectAccessible(page, 'a checkout with a change');
  await place.dblclick();
  await expect(note).toBeFocused();
  await expect(place).toBeDisabled();
  expect(sent).toBe(0);

  // The change is still to be seen after a reload.
  await page.reload();
  await expect(place).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'Cash on delivery' })).toBeChecked();
  await place.click();
  expect(sent).toBe(1);
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
});

test('a page that is reloaded while its order is placed finds the order', async ({ page }) => {
  await startWithWrap(page, { at: '/checkout?page=cart' });
  await enterContact(page);
  await payInCash(page);
  const arrived = Promise.withResolvers<void>();
  await page.route('**/customer/order/place', async (route) => {
    await route.fetch();
    arrived.resolve();
    // The response never comes.
  });
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await arrived.promise;
  await page.reload();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join(' '))).not.toMatch(/attempt|draft|seen/);
});
