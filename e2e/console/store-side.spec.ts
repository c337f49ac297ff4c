import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { orderAsGuest } from '../support/orders.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const STORE = '/store/saffron-street-kitchen';
const DISH = 'Charcoal chicken wrap';

/** The step that the customer sees as the current one. */
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-current="step"]')).toContainText(name);
}

/** The title of the board's tab counts all new orders, including those of other journeys. */
async function expectRing(board: Page): Promise<void> {
  await expect(async () => {
    const waiting = await board.getByRole('button', { name: 'Accept', exact: true }).count();
    const title = waiting === 0 ? /^Store board/ : new RegExp(`^${waiting} new orders?$`);
    await expect(board).toHaveTitle(title, { timeout: 500 });
  }).toPass();
}

test('a new order rings on the board of its store, is accepted with a time and prepared, also without a connection for a while, and its customer sees it', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const kitchen = await openConsole(browser, origin, world.account('store-manager'), {
    viewport: { width: 1024, height: 768 },
  });
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Store board' })).toBeVisible();
  // Notifications find the board by it.
  await expect(kitchen).toHaveURL(/\/kitchen\?store=\d+$/);
  await kitchen.getByRole('button', { name: 'Turn on the sound' }).click();
  await expect(kitchen.getByRole('button', { name: 'Sound is on' })).toBeVisible();
  await expect(kitchen.getByText('Takes orders')).toBeVisible();
  await expect(kitchen.getByText('This is the demo.')).toBeVisible();
  await kitchen.getByRole('button', { name: 'Notify this device' }).click();
  const notifications = kitchen.getByRole('dialog', { name: 'New orders while the board is closed' });
  // Chromium without a window blocks notifications, one with a window asks first.
  await expect(notifications.locator('.note')).toHaveText(/blocked in your browser|not told yet/);
  await expectAccessible(kitchen, 'the switch of notifications');
  await notifications.getByRole('button', { name: 'Close' }).last().click();

  const id = await orderAsGuest(page);

  const card = kitchen.getByRole('article', { name: `Order ${id}` });
  await expect(card).toContainText(DISH);
  await expectRing(kitchen);
  await card.getByRole('button', { name: 'Accept' }).click();
  const accept = kitchen.getByRole('dialog', { name: `Accept order ${id}` });
  await accept.getByRole('button', { name: '15 min' }).click();
  await expect(accept).toBeHidden();
  await expectRing(kitchen);
  await expectStep(page, 'Store accepted');
  await card.getByRole('button', { name: 'Start preparing' }).click();
  await expectStep(page, 'Being prepared');

  const sent: string[] = [];
  kitchen.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/orders/')) sent.push(request.url());
  });
  await kitchen.context().setOffline(true);
  await card.getByRole('button', { name: 'Ready', exact: true }).click();
  const toast = kitchen.locator('.toast');
  await expect(toast).toHaveText(/^No connection. This is sent as soon as you are back online./);
  await expect(
    kitchen.getByText('1 change waits and is sent when you are back online.', { exact: true }),
  ).toBeVisible();
  await expectAccessible(kitchen, 'a change that waits for a connection');
  await kitchen.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(toast).toHaveText(/^No connection. This opens when you are back online./);
  await expect(card).toBeVisible();
  expect(sent).toEqual([]);
  await kitchen.context().setOffline(false);
  await expectStep(page, 'Prepared and packed');
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  expect(sent).toHaveLength(1);
  await kitchen.goBack();

  await card.getByRole('link', { name: `Ticket of order ${id}` }).click();
  await expect(kitchen.getByRole('heading', { level: 1, name: `Order ${id}` })).toBeVisible();
  await expect(kitchen.getByText(DISH)).toBeVisible();
  await expectAccessible(kitchen, 'a ticket');
  await kitchen.context().close();
});

test('a store rejects with a reason, sells an item out and pauses, and its customers see it', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const kitchen = await openConsole(browser, origin, world.account('store-manager'));
  const id = await orderAsGuest(page);
  const card = kitchen.getByRole('article', { name: `Order ${id}` });
  await card.getByRole('button', { name: 'Reject' }).click();
  const reject = kitchen.getByRole('dialog', { name: `Reject order ${id}` });
  await expectAccessible(kitchen, 'rejecting an order');
  await reject.getByRole('button', { name: 'Reject the order' }).click();
  await expect(reject.getByText('Give a reason.')).toBeVisible();
  await reject.getByRole('button', { name: 'An item is sold out' }).click();
  await reject.getByRole('button', { name: 'Reject the order' }).click();
  await expect(card).toBeHidden();
  await expect(page.getByText('An item is sold out')).toBeVisible();

  await kitchen.getByRole('link', { name: 'Menu', exact: true }).click();
  await kitchen.getByLabel('Search the menu').fill(DISH);
  const item = kitchen.getByRole('article', { name: DISH });
  await expect(item.getByRole('link', { name: `Price and photos of ${DISH}` })).toHaveAttribute(
    'href',
    /\/items\/\d+$/,
  );
  await item.getByRole('button', { name: 'Mark sold out' }).click();
  const dialog = kitchen.getByRole('dialog', { name: `${DISH} is sold out` });
  await expectAccessible(kitchen, 'selling an item out');
  await dialog.getByRole('button', { name: 'For today' }).click();
  await expect(item.getByText(/^Sold out until/)).toBeVisible();
  await page.goto(STORE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: DISH })).toHaveCount(0);
  await item.getByRole('button', { name: 'Sell again' }).click();
  await expect(item.getByRole('button', { name: 'Mark sold out' })).toBeVisible();

  await kitchen.getByRole('link', { name: 'Orders', exact: true }).first().click();
  await kitchen.goto(`${origin}/kitchen`);
  await kitchen.getByRole('button', { name: 'Pause' }).click();
  await kitchen
    .getByRole('dialog', { name: 'Pause the store' })
    .getByRole('button', { name: '30 minutes' })
    .click();
  await expect(kitchen.getByText(/^Paused until/)).toBeVisible();
  await expect
    .poll(async () => {
      const response = await page.request.get('/api/v1/stores/details/saffron-street-kitchen');
      return ((await response.json()) as { open: number }).open;
    })
    .toBe(0);
  await kitchen.getByRole('button', { name: 'Take orders again' }).click();
  await expect(kitchen.getByText('Takes orders')).toBeVisible();

  // What only the office may change is not offered.
  await kitchen.goto(`${origin}/stores`);
  await expect(kitchen.getByRole('link', { name: 'Add a store' })).toHaveCount(0);
  await kitchen.getByRole('link', { name: 'Saffron Street Kitchen' }).click();
  await expect(kitchen.getByRole('heading', { level: 2, name: 'Commission' })).toBeVisible();
  await expect(kitchen.getByLabel('Percent of the sales')).toHaveCount(0);
  await expect(kitchen.getByRole('button', { name: /Hide from the shop|Show in the shop/ })).toHaveCount(0);
  await kitchen.context().close();
});
