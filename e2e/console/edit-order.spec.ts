import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { addItem, checkOutAsGuest, enterContact, openCart, openItem, placeOrder } from '../support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('staff change the items of an order before its preparation, and its guest reads what was and what is', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  await start(page, { at: '/store/saffron-street-kitchen' });
  await addItem(page, await openItem(page));
  await checkOutAsGuest(page, await openCart(page));
  await enterContact(page);
  const id = await placeOrder(page);

  const origin = consoleOrigin(baseURL ?? '');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signInTo(desk, origin, world.account('operator'));
  await desk.goto(`${origin}/orders/${id}`);
  await desk.getByRole('button', { name: 'Change items' }).click();
  await desk
    .getByRole('group', { name: /^Quantity of / })
    .getByRole('button', { name: 'One more' })
    .click();
  const cost = desk.getByRole('region', { name: 'The new bill' });
  await expect(cost.getByText('Difference')).toBeVisible();
  await expectAccessible(desk, 'editing an order');

  // The order keeps an item, else there is nothing to change.
  await desk.getByRole('button', { name: 'One less' }).click();
  await desk.getByRole('button', { name: /^Remove / }).click();
  await expect(desk.getByText('An order needs at least one item.')).toBeVisible();
  await desk.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  await desk.getByRole('button', { name: 'Change items' }).click();
  await desk
    .getByRole('group', { name: /^Quantity of / })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(cost.getByText('Difference')).toBeVisible();
  await desk.getByRole('button', { name: 'Change the order' }).click();
  await expect(desk.getByText('Give a reason.')).toBeVisible();
  await desk.getByLabel('Reason').fill('You called for one more');
  await desk.getByRole('button', { name: 'Change the order' }).click();
  const changes = desk.getByRole('region', { name: 'Changes' });
  await expect(changes).toContainText('You called for one more');
  await expect(changes).toContainText('2×');
  await expectAccessible(desk, 'a changed order');

  // The tracking page of the guest follows without a reload.
  const edit = page.getByRole('region', { name: 'We changed your order' });
  await expect(edit).toContainText('You called for one more');
  await expect(edit).toContainText('2×');
  await expectAccessible(page, 'the changed order of a guest');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page, 'the changed order of a guest');
  await desk.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(desk, 'a changed order');
  await context.close();
});
