import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import {
  addItem,
  checkOutAsGuest,
  enterContact,
  expectDelivered,
  openCart,
  openItem,
  placeOrder,
} from '../support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('staff see a guest’s order as it is placed, accept it, assign a courier, deliver it and refund a line', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signInTo(desk, origin, world.account('operator'));
  await desk.goto(`${origin}/orders`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expectAccessible(desk, 'orders');

  await start(page, { at: '/store/saffron-street-kitchen' });
  await addItem(page, await openItem(page));
  await checkOutAsGuest(page, await openCart(page));
  await enterContact(page);
  const id = await placeOrder(page);

  // The list updates without a reload.
  const row = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: `#${id}`, exact: true }) });
  await expect(row).toContainText('Sami Nasser');
  await expect(row).toContainText('New');
  await desk.goto(`${origin}/orders/board`);
  const card = desk.getByRole('listitem').filter({ hasText: `#${id}` });
  await expect(card).toBeVisible();
  await expectAccessible(desk, 'the board');
  await card.getByRole('button', { name: 'Accept' }).click();
  const accept = desk.getByRole('dialog', { name: `Accept order ${id}` });
  await expectAccessible(desk, 'accept');
  await accept.getByLabel('Preparation time in minutes').fill('15');
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expect(accept).toBeHidden();
  await expect(card.getByRole('button', { name: 'Start preparing' })).toBeVisible();

  await card.getByRole('link').click();
  await expect(desk.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
  const main = desk.getByRole('main');
  await expect(main.getByRole('listitem').filter({ hasText: 'Confirmed' })).toContainText('Olivia Haddad');
  await desk.getByLabel('New note').fill('Leave it with the guard');
  await desk.getByRole('button', { name: 'Add note' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Leave it with the guard' })).toBeVisible();
  await expectAccessible(desk, 'an order');
  await desk.getByRole('button', { name: 'Choose courier' }).click();
  const couriers = desk.getByRole('dialog', { name: `Courier for order #${id}` });
  await expect(couriers.getByText('The nearest courier without orders')).toBeVisible();
  await expectAccessible(desk, 'couriers');
  await couriers.getByRole('button', { name: 'Choose automatically' }).click();
  await expect(couriers).toBeHidden();
  for (const step of ['Start preparing', 'Ready', 'Picked up', 'Delivered'])
    await desk.getByRole('button', { name: step, exact: true }).click();
  await expectDelivered(page);

  await desk.getByRole('button', { name: 'Refund', exact: true }).click();
  const refund = desk.getByRole('dialog', { name: `Refund order #${id}` });
  await refund.getByRole('button', { name: 'Single items' }).click();
  await refund.getByRole('button', { name: 'One more' }).first().click();
  await expectAccessible(desk, 'refund');
  await refund.getByRole('button', { name: /^Refund .*\d/ }).click();
  await expect(refund.getByText('Give a reason.')).toBeVisible();
  await refund.getByLabel('Reason').fill('The wrap was cold');
  await refund.getByRole('button', { name: /^Refund .*\d/ }).click();
  await expect(refund).toBeHidden();
  await expect(desk.getByText('The wrap was cold')).toBeVisible();
  await expect(desk.getByText('To be paid by hand')).toBeVisible();
  await context.close();
});

test('the screens of orders fit a phone in Arabic and are accessible', async ({ page, baseURL, world }) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of [
    ['/orders', 'الطلبات'],
    ['/orders/board', 'لوحة الطلبات'],
    ['/orders/4', 'الطلب #4'],
    ['/orders/6', 'الطرد #6'],
    ['/orders/9', 'الرحلة #9'],
    ['/dispatch', 'التوزيع'],
  ] as const) {
    await page.goto(`${origin}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoHorizontalScroll(page, path);
  }
});
