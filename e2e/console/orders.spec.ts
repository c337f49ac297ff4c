import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { orderAsGuest } from '../support/orders.ts';
import { expectDelivered } from '../support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('staff see a guest’s order as it is placed, change its items, accept it, assign a courier, deliver it and refund a line, and its guest reads each change', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const desk = await openConsole(browser, origin, world.account('operator'));
  await desk.goto(`${origin}/orders`);
  await expect(desk.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expectAccessible(desk, 'orders');

  const id = await orderAsGuest(page);

  // The list updates without a reload.
  const row = desk.getByRole('row').filter({ has: desk.getByRole('link', { name: `#${id}`, exact: true }) });
  await expect(row).toContainText('Sami Nasser');
  await expect(row).toContainText('New');
  await changeItems(page, desk, `${origin}/orders/${id}`);
  await desk.goto(`${origin}/orders/board`);
  const card = desk.getByRole('listitem').filter({ hasText: `#${id}` });
  await expect(card).toBeVisible();
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
  // The bar at the top covers links of a scrolled page in part.
  await desk.evaluate(() => window.scrollTo(0, 0));
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
  await expect(desk.getByRole('term').filter({ hasText: 'To be paid by hand' })).toBeVisible();
  await desk.context().close();
});

/** Orders two of the item instead of one. The guest's tracking page follows. */
async function changeItems(page: Page, desk: Page, address: string): Promise<void> {
  await desk.goto(address);
  await desk.getByRole('button', { name: 'Change items' }).click();
  await desk
    .getByRole('group', { name: /^Quantity of / })
    .getByRole('button', { name: 'One more' })
    .click();
  const cost = desk.getByRole('region', { name: 'The new bill' });
  await expect(cost.getByText('Difference')).toBeVisible();
  await expectAccessible(desk, 'editing an order');

  // An order must keep at least one item.
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
  // Further down, the header may lie over half of a control.
  await desk.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(desk, 'a changed order');

  // The tracking page of the guest follows without a reload.
  const edit = page.getByRole('region', { name: 'We changed your order' });
  await expect(edit).toContainText('You called for one more');
  await expect(edit).toContainText('2×');
  await expectAccessible(page, 'the changed order of a guest');
}
