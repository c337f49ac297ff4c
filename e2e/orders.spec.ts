import { expect, expectAccessible, test } from './support/fixtures.ts';
import { orderByApi, slotOfTomorrow } from './support/orders.ts';
import { startWithWrap } from './support/start.ts';
import { checkOutAsGuest, enterContact, openCart, placeOrder, signIn, visit } from './support/steps.ts';

const STORE = 'saffron-street-kitchen';

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('a scheduled order says its day and window in the shop’s time, on its page, in the list and on the receipt', async ({
    page,
  }) => {
    const headers = await startWithWrap(page, { customer: true });
    const slot = await slotOfTomorrow(page, STORE);
    const number = await orderByApi(page, headers, { schedule_at: slot });
    const window = new RegExp(`^Tomorrow, .?${slot.slice(11, 16)}.? to `);
    await visit(page, `/track-order?order_id=${number}`);
    await expect(page.getByRole('heading', { level: 1, name: window })).toBeVisible();
    await expect(page.getByRole('complementary')).toContainText('Times are in Gulf Standard Time.');
    await visit(page, '/my-orders');
    await expect(page.getByRole('article').filter({ hasText: `#${number}` })).toContainText('Tomorrow, ');
    await visit(page, `/orders/${number}/receipt`);
    await expect(page.getByRole('article')).toContainText('Scheduled delivery');
    await expect(page.getByRole('article')).toContainText(slot.slice(11, 16));
  });
});

test.describe('an open dialog stays when the order moves on', () => {
  test('the cancellation says that the store accepted, and whom to ask', async ({ page, world }) => {
    const headers = await startWithWrap(page, { customer: true });
    const number = await orderByApi(page, headers);
    await visit(page, `/track-order?order_id=${number}`);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
    await world.advance(number, 'confirmed');
    const late = page.getByRole('dialog', { name: 'It is too late to cancel' });
    await expect(late.getByRole('status')).toContainText('accepted the order while you were here');
    await expect(late.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await late.getByRole('button', { name: 'Back to the order' }).click();
    await expect(late).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });

  test('a message to the courier goes to the store after the delivery', async ({ page, world }) => {
    const headers = await startWithWrap(page, { customer: true });
    const number = await orderByApi(page, headers);
    await world.advance(number, 'picked_up');
    await visit(page, `/track-order?order_id=${number}`);
    await page
      .getByRole('button', { name: /^Write to/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: /^Write to/ });
    await dialog.getByLabel('Write a message').fill('The blue door, please.');
    await world.deliver(number);
    await expect(dialog.getByRole('status')).toContainText('cannot be written to any more');
    await expect(dialog).toHaveAccessibleName('Write to Saffron Street Kitchen');
    await expect(dialog.getByLabel('Write a message')).toHaveValue('The blue door, please.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('log')).toContainText('The blue door, please.');
  });
});

test.describe('an order placed as a guest', () => {
  test('is added to the account that signs in only when asked, and stays with the guest otherwise', async ({
    page,
  }) => {
    await startWithWrap(page);
    await checkOutAsGuest(page, await openCart(page));
    await enterContact(page);
    const number = await placeOrder(page);
    await visit(page, '/home');
    await signIn(page);
    const question = page.getByRole('dialog', { name: 'Add 1 order placed as a guest to your account?' });
    await expect(question).toBeVisible();
    await visit(page, '/my-orders');
    // The question hides the page from assistive technology, and from roles.
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page.locator('article').filter({ hasText: `#${number}` })).toHaveCount(0);
    await question.getByRole('button', { name: 'Add to my account' }).click();
    await expect(page.getByRole('article').filter({ hasText: `#${number}` })).toBeVisible();
    await expect(question).toBeHidden();
  });

  test('[SESSION-25, SESSION-28] signing out forgets guest and address', async ({ page }) => {
    await startWithWrap(page);
    const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
    await signIn(page);
    await page.getByRole('button', { name: 'Your account, Layla Haddad' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Logout successful.' })).toBeVisible();
    await expect(page.getByRole('banner')).not.toContainText('12 Lantern Street');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_id'))).toMatch(/^[\w-]{20,}$/);
    const stored = await page.evaluate(
      (): Record<string, string> => Object.fromEntries(Object.entries(localStorage)),
    );
    expect(stored.guest_id).not.toBe(guest);
    expect([stored.location, stored.currentLatLng, stored.token]).toEqual([undefined, undefined, undefined]);
  });
});

test('Track Order opens the running order, and a bar on the home page follows it until it is dismissed', async ({
  page,
  world,
}) => {
  const headers = await startWithWrap(page);
  const number = await orderByApi(page, headers);
  await visit(page, '/track-order');
  await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${number}$`));
  await expect(page.getByRole('heading', { level: 1, name: /^Arriving in/ })).toBeVisible();
  await page.getByRole('link', { name: 'Find another order' }).click();
  await expect(page.getByLabel('Order number')).toBeVisible();

  await visit(page, '/home');
  const bar = page.getByRole('region', { name: 'Orders under way' });
  await expect(bar).toContainText('Saffron Street Kitchen');
  await world.advance(number, 'processing');
  await expect(bar).toContainText('Being prepared');
  await expectAccessible(page, 'home with a running order');
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${number}$`));
  await page.goBack();
  await bar.getByRole('button', { name: 'Hide for now' }).click();
  await expect(bar).toBeHidden();
  const listed = page.waitForResponse((response) => response.url().includes('/order/running-orders'));
  await page.reload();
  await listed;
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await expect(bar).toBeHidden();

  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'));
  const data = { order_id: Number(number), guest_id };
  await page.request.post('/api/v1/customer/order-again/reorder', { headers, data });
  const second = await orderByApi(page, headers);
  await visit(page, '/track-order');
  await expect(page).toHaveURL(/\/my-orders$/);
  for (const running of [number, second])
    await expect(page.getByRole('article').filter({ hasText: `#${running}` })).toBeVisible();
});

test('[SESSION-16] a customer writes to a store from the order and from its page; a guest is asked to sign in', async ({
  page,
}) => {
  const headers = await startWithWrap(page, { customer: true });
  const number = await orderByApi(page, headers);
  await visit(page, `/track-order?order_id=${number}`);
  await page.getByRole('button', { name: /^Write to .*Saffron Street Kitchen/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Write to Saffron Street Kitchen' });
  await dialog.getByLabel('Write a message').fill('One more napkin, please.');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('One more napkin, please.');
  await visit(page, `/store/${STORE}`);
  await page.getByRole('button', { name: 'Write to the store' }).click();
  await dialog.getByLabel('Write a message').fill('Is it spicy?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log')).toContainText('Is it spicy?');
  await expect(page.getByRole('log')).toContainText('One more napkin, please.');

  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, `/store/${STORE}`);
  await page.getByRole('button', { name: 'Write to the store' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});
