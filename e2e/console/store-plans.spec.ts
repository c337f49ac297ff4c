import type { Locator, Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { fillEnglish } from '../support/empty-city.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { orderAsGuest, placeByApi } from '../support/orders.ts';
import { visit } from '../support/steps.ts';
import { createVisitor } from '../support/visitor.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const STORE = '/store/saffron-street-kitchen';

test('the office sees what its terms do, offers a plan of one order, a store takes it, closes with that order for new ones, opens with a larger plan, and pays it online', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const office = await openConsole(browser, origin, world.account('operator'));
  await office.goto(`${origin}/settings?group=terms`);
  const share = office.getByRole('listitem').filter({
    has: office.getByRole('heading', { name: 'Couriers’ share of a delivery' }),
  });
  await share.getByRole('button', { name: 'Edit' }).click();
  await share.getByLabel('Couriers’ share of a delivery').fill('80');
  await expect(share.getByText(/^An order of .* courier .*2\.40/)).toBeVisible();
  await expectAccessible(office, 'the terms of the office');
  await share.getByRole('button', { name: 'Cancel' }).click();
  await office.goto(`${origin}/settings?search=subscription_business_model`);
  await office.getByRole('switch', { name: 'Stores on a plan' }).click();
  await expect(office.getByRole('switch', { name: 'Stores on a plan' })).toBeChecked();
  await office.goto(`${origin}/stores/plans/new`);
  await fillEnglish(office, 'Name', 'Market day');
  await office.getByLabel('Price').fill('5');
  await office.getByLabel('Valid for (days)').fill('2');
  await office.getByLabel('Most orders').fill('1');
  await expectAccessible(office, 'the form of a plan');
  await office.getByRole('button', { name: 'Add the plan' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Market day' })).toBeVisible();

  const manager = await openConsole(browser, origin, world.account('store-manager'));
  const panel = await openPlan(manager, origin, 'Monthly plan');
  await takePlan(manager, panel, 'Market day');
  await expect(panel.getByText('Running')).toBeVisible();
  await expect(panel.getByText('0 of 1')).toBeVisible();
  await expectAccessible(manager, 'the plan of a store');

  await orderAsGuest(page);
  await manager.reload();
  await expect(panel.getByText('Used up')).toBeVisible();
  await expect(manager.getByText('It takes no new orders.')).toBeVisible();
  await expectShopSays(page, true);

  await takePlan(manager, panel, 'High street');
  await expect(panel.getByText('High street', { exact: true })).toBeVisible();
  await expect(manager.getByText('The store takes orders.')).toBeVisible();
  await expectShopSays(page, false);
  await panel.getByRole('button', { name: 'Renew the plan' }).click();
  await expect(panel.getByText('The plan is renewed.').or(panel.getByRole('listitem').nth(1))).toBeVisible();

  await manager.goto(`${origin}/kitchen/balance`);
  await expect(manager.getByText('What you pay is added to your balance.')).toBeVisible();
  await expectAccessible(manager, 'the balance of a store with a plan to pay');
  await manager.getByRole('button', { name: /^Pay .*High street/ }).click();
  await manager
    .locator('button[value="approve"]')
    .or(manager.getByRole('button', { name: /^Pay/ }))
    .first()
    .click();
  await expect(manager.getByText('The payment has arrived.')).toBeVisible();
  await openPlan(manager, origin, 'Monthly plan');

  await manager.evaluate(() => localStorage.setItem('language', 'ar'));
  await manager.setViewportSize({ width: 390, height: 844 });
  await manager.reload();
  await expect(manager.getByText('جارية').first()).toBeVisible();
  await expectAccessible(manager, 'the plan of a store in Arabic', [
    'heading-order',
    'label-content-name-mismatch',
  ]);
  await expectNoHorizontalScroll(manager, 'the plan of a store in Arabic');
  await manager.context().close();

  // The store pays a commission again, for the journeys that follow.
  const ofOffice = await openPlan(office, origin, 'Monthly plan');
  await takePlan(office, ofOffice, 'No plan: commission');
  await expect(ofOffice.getByText('No plan: commission', { exact: true }).first()).toBeVisible();
  await office.context().close();
  await placeByApi(page.request, await createVisitor(page.request, { withWrap: true }));
});

async function openPlan(page: Page, origin: string, title: string): Promise<Locator> {
  await page.goto(`${origin}/stores?search=Saffron`);
  await page.getByRole('link', { name: 'Saffron Street Kitchen' }).click();
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

async function takePlan(page: Page, panel: Locator, name: string): Promise<void> {
  const choice = panel.getByLabel('Plan', { exact: true });
  const option = choice.getByRole('option', { name });
  // The names are isolated from the direction of the text around them.
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await panel.getByRole('button', { name: 'Take the plan' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
}

/** Whether the page of the store says that it takes no orders. */
async function expectShopSays(page: Page, isClosed: boolean): Promise<void> {
  await expect(async () => {
    await visit(page, STORE);
    await expect(page.getByText('Closed for now').first()).toBeVisible({ visible: isClosed, timeout: 3000 });
  }).toPass();
}
