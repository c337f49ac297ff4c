import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { enterMoment } from '../support/moments.ts';
import { start } from '../support/start.ts';
import { visit, waitForHydration } from '../support/steps.ts';

/** Chooses Rental in the module switcher and waits for the reloaded page. */
async function chooseRental(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name: 'Rental' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A module has been selected.' })).toBeVisible();
  await waitForHydration(page);
}

// The browser reports the lost response.
test.use({ expectedNoise: /add-to-cart|ERR_FAILED/ });

// Requirements: API-07, API-45, API-46, CART-10, CART-53, RENTAL-01, RENTAL-05..07, RENTAL-09, SESSION-32.
test('rental loads its own cart, fills it for a trip, only once if the response is lost, and clears it when the pickup zone is left', async ({
  page,
}) => {
  const requests: string[] = [];
  await start(page, { module: 'rental' });
  const origins: Promise<string | null>[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${new URL(request.url()).pathname}`);
    // Browsers add the origin of every POST themselves, so the server can reject requests from other sites.
    if (request.method() === 'POST' && request.url().includes('/api/v1/'))
      origins.push(request.headerValue('origin'));
  });
  await visit(page, '/rental/vehicle-search?all_category=1');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect.poll(() => requests).toContain('GET /api/v1/rental/user/cart/get-cart');

  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'When and how long?' });
  await expect(dialog).toContainText('12 Lantern Street');
  await enterMoment(dialog, 'Pickup time', '2020-01-01T10:00');
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(dialog.locator('.field-error')).toHaveText(/^Choose .* or a later day\.$/);
  await enterMoment(dialog, 'Pickup time', '2039-05-04T10:30');
  await expectAccessible(page, 'trip dialog');
  let attempts = 0;
  await page.route('**/rental/user/cart/add-to-cart*', async (route) => {
    attempts += 1;
    if (attempts > 1) return route.continue();
    // The server has added it, but the connection ends before its response.
    await route.fetch();
    return route.abort();
  });
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Vehicle added to cart' })).toBeVisible();
  expect(attempts).toBe(2);
  await expect(dialog).toBeHidden();

  expect(new Set(await Promise.all(origins))).toEqual(new Set([new URL(page.url()).origin]));
  await bar.getByRole('button', { name: 'Cart, 1 vehicle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Your cart' });
  await expect(drawer.getByRole('region', { name: 'Your trip' })).toContainText('10:30');
  await expect(drawer.getByRole('region', { name: 'Your trip' })).toContainText('12 Lantern Street');
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, 'rental cart');
  await drawer.getByRole('button', { name: 'Close' }).click();

  // The location is still in the zone of the pickup, so the cart stays.
  await chooseRental(page);
  await expect(page.getByRole('status').filter({ hasText: 'Location set successfully' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Cart, 1 vehicle' })).toBeVisible();

  // A cart of another zone is cleared.
  await page.route('**/rental/user/cart/get-cart*', async (route) => {
    const response = await route.fetch();
    const cart = await response.json();
    if (cart.carts.length > 0) cart.user_data.pickup_zone_id = 987654;
    await route.fulfill({ response, json: cart });
  });
  await chooseRental(page);
  const cleared =
    'Your cart has been cleared as the selected zone does not support the previous pickup point.';
  await expect(page.getByRole('alert').filter({ hasText: cleared })).toBeVisible();
  await bar.getByRole('button', { name: 'Cart, empty' }).click();
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(requests).toContain('DELETE /api/v1/rental/user/cart/remove-cart');
  expect(requests.filter((call) => call.includes('/customer/cart/'))).toEqual([]);
});
