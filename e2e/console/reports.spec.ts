import { AT_HARBOR, consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { orderAsGuest } from '../support/orders.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('a courier’s report reaches the office on Today, who takes it, cancels the order and gets the goods back', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const office = await openConsole(browser, origin, world.account('operator'));
  const courier = await openConsole(browser, origin, world.account('courier'), AT_HARBOR);
  await courier.setViewportSize({ width: 390, height: 844 });
  await courier.getByRole('button', { name: 'Go online' }).click();

  const id = await orderAsGuest(page);
  await office.goto(`${origin}/orders/${id}`);
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Accept' }).click();
  await courier
    .getByRole('article', { name: `New order ${id}` })
    .getByRole('button', { name: 'Accept' })
    .click();
  await office.getByRole('button', { name: 'Start preparing' }).click();
  await office.getByRole('button', { name: 'Ready', exact: true }).click();
  const delivery = courier.getByRole('article', { name: `Order ${id}` });
  await delivery.getByRole('button', { name: 'Picked up' }).click();
  await delivery.getByRole('button', { name: 'Customer is not there' }).click();
  await courier.getByRole('button', { name: 'Tell the office' }).click();

  await office.getByRole('link', { name: /reports? waits?/ }).click();
  const row = office.getByRole('listitem').filter({ hasText: `#${id}` });
  await expect(row).toContainText('Customer is not there');
  await expect(row.getByRole('link', { name: /Call .*Sami Nasser/ })).toHaveAttribute('href', /^tel:/);
  await row.getByRole('button', { name: 'Take it' }).click();
  await expect(row).toContainText('Yours');
  await expectAccessible(office, 'reports on Today');
  await row.getByRole('button', { name: 'Cancel or return' }).click();
  const dialog = office.getByRole('dialog', { name: `Cancel order ${id}` });
  await dialog.getByLabel('Reason').fill('Nobody opened the door.');
  await expect(dialog.getByText('The courier brings the goods back to the store')).toBeVisible();
  await expectAccessible(office, 'canceling at the door');
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(row).toBeHidden();

  await delivery.getByRole('button', { name: 'The store has it again' }).click();
  await expect(delivery).toBeHidden();
  await expectNoHorizontalScroll(courier, 'deliveries without an order');
  // Other journeys in this world expect the couriers of the demo.
  await courier.getByRole('button', { name: 'Go offline' }).click();
  await expect(courier.getByRole('button', { name: 'Go online' })).toBeVisible();
  await courier.context().close();
  await office.context().close();
});
