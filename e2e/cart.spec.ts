import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { openCart, pick, signIn, visit, waitForHydration } from './support/steps.ts';
import { choice, type Wrap } from './support/visitor.ts';

function quantity(drawer: Locator): Locator {
  return drawer.getByRole('group', { name: /^Quantity of/ }).locator('b');
}

function increase(drawer: Locator): Locator {
  return drawer.getByRole('button', { name: /^One more of/ });
}

/** The quantities of the cart's lines on the server. */
async function stored(page: Page): Promise<number[]> {
  const [guest, token, module] = await page.evaluate(() =>
    ['guest_id', 'token', 'module'].map((key) => localStorage.getItem(key)),
  );
  const headers = {
    moduleId: String((JSON.parse(module ?? '{}') as { id: number }).id),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await page.request.get(`/api/v1/customer/cart/list?guest_id=${guest}`, { headers });
  return ((await response.json()) as { quantity: number }[]).map((line) => line.quantity);
}

// Requirements: CART-06, CART-07, CART-09, CART-10, CART-27, CART-28, CART-35, CART-36, CART-38..43, CART-45..47,
// SESSION-13.
test('a line is updated from its dialog and its stepper, replaced by an item of another store, and removed', async ({
  page,
}) => {
  await startWithWrap(page);
  await page.getByRole('link', { name: 'Charcoal chicken wrap' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Charcoal chicken wrap' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/')) sent.push(request.method());
  });
  const update = dialog.getByRole('button', { name: /^Update To Cart/ });
  await update.click();
  await expect(page.locator('.toast').filter({ hasText: 'No changes found to update.' })).toBeVisible();
  expect(sent).toEqual([]);
  await dialog
    .getByRole('group', { name: 'Quantity', exact: true })
    .getByRole('button', { name: 'One more' })
    .click();
  await update.click();
  await expect(page.locator('.toast').filter({ hasText: 'Item updated successfully' })).toBeVisible();

  const drawer = await openCart(page);
  await expect(quantity(drawer)).toHaveText('2');
  // Twice 10.90 less 15 % of the line (3.27).
  await expect(drawer).toContainText('$18.53');
  await increase(drawer).click();
  await expect(quantity(drawer)).toHaveText('3');
  for (const left of ['2', '1']) {
    await drawer.getByRole('button', { name: 'One less of Charcoal chicken wrap' }).click();
    await expect(quantity(drawer)).toHaveText(left);
  }

  await visit(page, '/store/cardamom-cup?module_id=1&store_zone_id=1');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const name = (await add.getAttribute('aria-label'))?.replace(/^Add (.+) to the cart$/, '$1') ?? '';
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  await add.click();
  await expect(question).toContainText(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await openCart(page);
  await expect(drawer.getByRole('listitem')).toContainText('Charcoal chicken wrap');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await add.click();
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.locator('.toast').filter({ hasText: 'Cart cleared and item added' })).toBeVisible();
  await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByRole('listitem')).toContainText(name);

  await drawer.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cart item remove successfully' })).toBeVisible();
  await expect(drawer).toContainText('Your cart is empty');
  await expect(drawer).toContainText('No items added in your cart. Please add product to your cart list.');
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test.describe('from a filled cart', () => {
  // Failures that the journeys cause on purpose are logged to the browser's console.
  test.use({ expectedNoise: /status of 403|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
  test.beforeEach(({ page }) => startWithWrap(page));

  // Requirements: CART-49, CART-50.
  test('one of two lines opens with its choices and is updated, and clearing empties the drawer with a toast for five seconds', async ({
    page,
  }) => {
    // The same item in another size is a second line.
    const dialog = page.getByRole('dialog', { name: 'Charcoal chicken wrap' });
    const drawer = await openCart(page);
    await page.keyboard.press('Escape');
    const headers = { moduleId: '1' };
    const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
    const item = await (await page.request.get('/api/v1/items/details/charcoal-chicken-wrap')).json();
    await page.request.post('/api/v1/customer/cart/add', {
      headers,
      data: { guest_id: guest, item_id: item.id, quantity: 1, variation: choice(item as Wrap, 0) },
    });
    await page.reload();
    await waitForHydration(page);
    await openCart(page);
    await expect(quantity(drawer)).toHaveText(['1', '1']);
    await drawer.getByRole('button', { name: 'Charcoal chicken wrap', exact: true }).last().click();
    await expect(dialog.getByLabel('Large, half again').and(dialog.locator('input'))).not.toBeChecked();
    await pick(dialog, 'Tahini and lemon');
    await dialog.getByRole('button', { name: /^Update To Cart/ }).click();
    await expect(page.locator('.toast').filter({ hasText: 'Item updated successfully' })).toBeVisible();
    await expect(dialog).toBeHidden();
    await openCart(page);
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Large, half again' })).toHaveCount(1);
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Tahini and lemon' })).toHaveCount(1);

    await page.clock.install();
    await drawer.getByRole('button', { name: 'Clear Cart' }).click();
    const question = page.getByRole('dialog', { name: 'Clear your cart?' });
    await question.getByRole('button', { name: 'Clear Cart' }).click();
    const cleared = page.locator('.toast').filter({ hasText: 'Cart cleared' });
    await expect(cleared).toBeVisible();
    await expect(drawer).toContainText('Your cart is empty');
    // Slightly ahead, because the clock moves until the command arrives.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 200);
    await page.clock.runFor(4000);
    await expect(cleared).toBeVisible();
    await page.clock.runFor(1500);
    await expect(cleared).toBeHidden();
    await page.clock.resume();
    expect(await stored(page)).toEqual([]);
  });

  test('offline changes are stored, marked, and sent once the network is back', async ({ page, context }) => {
    const drawer = await openCart(page);
    await context.setOffline(true);
    await increase(drawer).click();
    await increase(drawer).click();
    await expect(quantity(drawer)).toHaveText('3');
    await expect(drawer).toContainText('Not sent yet');
    await expect(drawer.getByText('You are offline.')).toBeVisible();
    await expectAccessible(page, 'the cart without a network');
    expect(await stored(page)).toEqual([1]);
    await context.setOffline(false);
    await expect(drawer).not.toContainText('Not sent yet');
    await expect(quantity(drawer)).toHaveText('3');
    expect(await stored(page)).toEqual([3]);

    // Closed while offline: the next page sends the pending change.
    await context.setOffline(true);
    await increase(drawer).click();
    await expect(drawer).toContainText('Not sent yet');
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await visit(later, '/home');
    await expect.poll(() => stored(later)).toEqual([4]);
    await expect(quantity(await openCart(later))).toHaveText('4');
  });

  // Requirements: ERR-05.
  test('a changed price is accepted with one tap; a rejection is rolled back with a single toast', async ({
    page,
  }) => {
    const list = '**/api/v1/customer/cart/list*';
    let isChanged = true;
    await page.route(list, async (route) => {
      const response = await route.fetch();
      const lines = (await response.json()) as object[];
      const change = isChanged ? { price_change: { was: 9, now: 15.26 } } : {};
      await route.fulfill({ response, json: lines.map((line) => ({ ...line, ...change })) });
    });
    const update = '**/api/v1/customer/cart/update*';
    const bodies: unknown[] = [];
    await page.route(update, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({
        status: 403,
        json: { errors: [{ code: 'out_of_stock', message: 'Out of Stock' }] },
      });
    });
    await page.reload();
    await waitForHydration(page);
    const drawer = await openCart(page);
    await expect(drawer).toContainText(/The price changed from .?\$9\.00.? to .?\$15\.26/);
    await expectAccessible(page, 'the cart with a changed price');
    await increase(drawer).click();
    await increase(drawer).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Out of Stock' })).toHaveCount(1);
    await expect(quantity(drawer)).toHaveText('1');
    // The line shows its change until it is accepted, even when the list is refetched after the rejection.
    await page.unroute(update);
    await page.route(update, (route) => {
      bodies.push(route.request().postDataJSON());
      isChanged = false;
      return route.fulfill({
        status: 403,
        json: { errors: [{ code: 'no_changes', message: 'No changes found to update.' }] },
      });
    });
    await drawer.getByRole('button', { name: /^Accept .+ for Charcoal chicken wrap$/ }).click();
    await expect(drawer).not.toContainText('The price changed');
    expect(bodies.at(-1)).toMatchObject({ quantity: 1, model: 'Item' });
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('a guest’s cart survives a browser restart, is merged on sign-in, syncs between devices and is cleared on logout', async ({
    page,
    context,
    browser,
  }) => {
    const reopened = await browser.newContext({ storageState: await context.storageState() });
    const again = await reopened.newPage();
    await visit(again, '/home');
    await expect(again.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await reopened.close();

    await signIn(page);
    const cartHere = await openCart(page);
    await expect(cartHere.getByRole('listitem')).toContainText(['Charcoal chicken wrap']);

    // Another device of the same account, subscribed to live changes.
    const device = await browser.newContext();
    const laptop = await device.newPage();
    const listens = laptop.waitForResponse((response) => response.url().includes('/api/v1/customer/events'));
    await startWithWrap(laptop);
    await signIn(laptop);
    await listens;
    const cartThere = await openCart(laptop);
    const before = Number(await quantity(cartThere).first().textContent());
    const sent = page.waitForResponse((response) => response.url().includes('/cart/update'));
    await increase(cartHere).first().click();
    await sent;
    await expect(quantity(cartThere).first()).toHaveText(String(before + 1), { timeout: 1000 });
    await device.close();

    await cartHere.getByRole('button', { name: 'Clear Cart' }).click();
    await page
      .getByRole('dialog', { name: 'Clear your cart?' })
      .getByRole('button', { name: 'Clear Cart' })
      .click();
    await expect(cartHere).toContainText('Your cart is empty');
  });

  test('an added item shows in the next frame, before the server responds, and only once if the response is lost', async ({
    page,
  }) => {
    const before = (await stored(page)).reduce((sum, count) => sum + count, 0);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let attempts = 0;
    await page.route('**/api/v1/customer/cart/add*', async (route) => {
      await released;
      attempts += 1;
      if (attempts > 1) return route.continue();
      // The server has added it, but the connection ends before its response.
      await route.fetch();
      return route.abort();
    });
    const button = page
      .locator('main')
      .getByRole('button', { name: /Add .+ to the cart$/ })
      .first();
    await expect(button).toBeVisible();
    const shown = await button.evaluate(async (element: HTMLElement) => {
      element.click();
      await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
      return element.textContent;
    });
    expect(shown).toBe('1');
    release();
    await expect.poll(() => attempts).toBe(2);
    await expect
      .poll(async () => (await stored(page)).reduce((sum, count) => sum + count, 0))
      .toBe(before + 1);
  });
});
