import { expect, expectAccessible, test } from './support/fixtures.ts';
import { orderByApi } from './support/orders.ts';
import { startWithWrap } from './support/start.ts';
import { checkOutAsGuest, enterContact, openCart, placeOrder, signIn, visit } from './support/steps.ts';

const STORE = 'saffron-street-kitchen';

// Requirements: SESSION-16.
test('an open dialog stays when the order moves on, messages reach the store from the order and from its page, and a guest is asked to sign in', async ({
  page,
  world,
}) => {
  const headers = await startWithWrap(page, { customer: true });
  const number = await orderByApi(page, headers);
  await visit(page, `/track-order?order_id=${number}`);
  await test.step('the cancellation says that the store accepted, and whom to ask', async () => {
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('dialog', { name: 'Cancel this order?' })).toBeVisible();
    await world.advance(number, 'confirmed');
    const late = page.getByRole('dialog', { name: 'It is too late to cancel' });
    await expect(late.locator('.too-late')).toContainText('accepted the order while you were here');
    await expect(late.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:/);
    await late.getByRole('button', { name: 'Back to the order' }).click();
    await expect(late).toBeHidden();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  });

  const dialog = page.getByRole('dialog', { name: /^Write to/ });
  const log = page.getByRole('log');
  await test.step('a message to the courier goes to the store after the delivery', async () => {
    await world.advance(number, 'picked_up');
    const courier = page.getByRole('button', { name: /^Write to (?!.*Saffron)/ }).first();
    await courier.click();
    await dialog.getByLabel('Write a message').fill('The blue door, please.');
    await world.deliver(number);
    await expect(dialog.locator('.note')).toContainText('can no longer receive messages');
    await expect(dialog).toHaveAccessibleName('Write to Saffron Street Kitchen');
    await expect(dialog.getByLabel('Write a message')).toHaveValue('The blue door, please.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(log).toContainText('The blue door, please.');
  });

  await visit(page, `/store/${STORE}`);
  await page.getByRole('button', { name: 'Write to the store' }).click();
  await dialog.getByLabel('Write a message').fill('Is it spicy?');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(log).toContainText('Is it spicy?');
  await expect(log).toContainText('The blue door, please.');
  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, `/store/${STORE}`);
  await page.getByRole('button', { name: 'Write to the store' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('an order placed as a guest is added to the account that signs in only when asked, and stays with the guest otherwise', async ({
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
  // The dialog hides the page from assistive technology, and so from queries by role.
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page.locator('article').filter({ hasText: `#${number}` })).toHaveCount(0);
  await question.getByRole('button', { name: 'Add to my account' }).click();
  await expect(page.getByRole('article').filter({ hasText: `#${number}` })).toBeVisible();
  await expect(question).toBeHidden();
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
