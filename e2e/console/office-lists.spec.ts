import type { Page } from '@playwright/test';
import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('a vehicle, a transfer method and a parcel category made in the console are offered by the shop', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const desk = await context.newPage();
  await signInTo(desk, origin, world.account('operator'));
  const mark = String(Date.now());

  await desk.goto(`${origin}/couriers`);
  await desk.getByRole('link', { name: 'Vehicles', exact: true }).click();
  await desk.getByRole('link', { name: 'New vehicle' }).click();
  await fill(desk, 'Name', `Cargo bike ${mark}`);
  await desk.getByLabel('Extra charge').fill('2.50');
  await expectAccessible(desk, 'form of a vehicle');
  await desk.getByRole('button', { name: 'Add the vehicle' }).click();
  // The extra charge would never apply.
  await expect(desk.getByText(/^Enter the distance from which/)).toBeVisible();
  await desk.getByLabel('Needed from (km)').fill('60');
  await desk.getByRole('button', { name: 'Add the vehicle' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Cargo bike ${mark}` })).toBeVisible();
  expect(await offered(page, 'get-vehicles')).toContain(`Cargo bike ${mark}`);

  await desk.goto(`${origin}/payments`);
  await desk.getByRole('link', { name: 'Transfer methods' }).click();
  await desk.getByRole('link', { name: 'New method' }).click();
  await fill(desk, 'Name', `Second bank ${mark}`);
  await desk.getByRole('button', { name: 'Add a detail' }).click();
  const detail = desk.getByRole('group', { name: 'Detail 1' });
  await detail.getByLabel('Label of Detail 1 (English)').fill('IBAN');
  await detail.getByLabel('Text').fill('DE02 1203 0000 0000 2020 51');
  await desk.getByRole('button', { name: 'Add a field' }).click();
  await desk.getByLabel('Label of Field 1 (English)').fill('Transaction number');
  await expectAccessible(desk, 'form of a transfer method');
  await desk.getByRole('button', { name: 'Add the method' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Second bank ${mark}` })).toBeVisible();
  expect(await offered(page, 'offline_payment_method_list')).toContain(`Second bank ${mark}`);

  await desk.goto(`${origin}/items/parcels`);
  await desk.getByRole('link', { name: 'New category' }).click();
  await fill(desk, 'Name', `Tools ${mark}`);
  await fill(desk, 'Description', 'Anything with a handle.');
  await fill(desk, 'Forbidden contents', 'Fuel and batteries');
  await desk.getByLabel('The customer states').selectOption({ label: 'The weight' });
  await desk.getByRole('button', { name: 'Add a step' }).click();
  await desk.getByRole('group', { name: 'Step 1' }).getByLabel('From (kg)').fill('5');
  await desk.getByRole('group', { name: 'Step 1' }).getByLabel('Extra charge').fill('1.50');
  await expectAccessible(desk, 'form of a parcel category');
  await desk.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: `Tools ${mark}` })).toBeVisible();
  await start(page, { module: 'parcel' });
  await visit(page, '/parcel/booking');
  await page.getByText(`Tools ${mark}`).click();
  await expect(page.getByText(/^Not allowed: .?Fuel and batteries/)).toBeVisible();
  await expect(page.getByText(/From .?5.? kg/)).toBeVisible();
  await context.close();
});

/** Fills the English text of a field in all languages. */
async function fill(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('group', { name, exact: true }).getByLabel('English').fill(text);
}

/** What the shop's API returns to a visitor. */
async function offered(page: Page, address: string): Promise<string> {
  return (await page.request.get(`/api/v1/${address}`)).text();
}
