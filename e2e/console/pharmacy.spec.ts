import path from 'node:path';
import type { Page } from '@playwright/test';
import { addStore, drawCity, openForOrders } from '../support/city-steps.ts';
import { becomeGuest, importProducts, signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import type { EmptyWorld } from '../support/empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from '../support/fixtures.ts';
import { openCart, placeOrder, visit } from '../support/steps.ts';

const PHOTO = path.resolve(import.meta.dirname, '../../apps/web/public/icon-192.png');
const PRODUCTS = [
  'id,category,name,price,stock,prescription',
  'a-1,Medicines,Amoxicillin,7.50,20,yes',
  'a-2,Medicines,Inhaler,9.00,20,yes',
  'a-3,Medicines,Plasters,2.00,20,no',
];

test('a pharmacy is opened from an empty database in the console alone: prescriptions are priced, and checked before the preparation', async ({
  page,
  browser,
  city,
}) => {
  await signUp(page, city, 'pharmacy@errand.example');
  await drawCity(page, city, { name: 'Harbor Pharmacy', modules: ['Pharmacy'] });
  await addStore(page, city, { name: 'Harbor Pharmacy', kind: 'Medicines', module: 'Pharmacy' });
  await stockPharmacy(page, city);
  await openForOrders(page, city);
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const guest = await context.newPage();
  const id = await sendPrescription(guest, city);
  await page.goto(`${city.console}/kitchen`);
  const card = page.getByRole('article', { name: `Order ${id}` });
  await card.getByRole('link', { name: 'Read the prescription' }).click();
  await expect(page.getByRole('img', { name: 'File 1' })).toBeVisible();
  await page.getByRole('searchbox').fill('Amoxicillin');
  await page.getByRole('button', { name: 'Amoxicillin' }).click();
  await page.getByLabel(/^Pharmacist/).fill('Ida Brandt');
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await expect(page.getByText(/^The customer has to answer until/)).toBeVisible();
  const offer = guest.getByRole('region', { name: 'The pharmacy’s offer' });
  await offer.getByText('Cash on delivery').click();
  await offer.getByRole('button', { name: /^Accept the offer/ }).click();
  await expect(guest.getByRole('heading', { level: 1, name: /^Arriving/ })).toBeVisible();
  await accept(page, city, id);
  await card.getByRole('button', { name: 'Start preparing' }).click();
  await expect(guest.locator('[aria-current="step"]')).toContainText('Being prepared');
  await expectAccessible(guest, 'an order by prescription that is prepared');
  await expectArabic(page, `${city.console}/kitchen/prescriptions/${id}`);
  await checkCart(page, guest, city);
  await context.close();
});

/** Fills the shelves, and takes prescriptions. */
async function stockPharmacy(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/items/imports?store=1`);
  await importProducts(page, PRODUCTS);
  const areas = page.getByRole('navigation', { name: 'Areas' });
  await areas.getByRole('link', { name: 'Stores' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Harbor Pharmacy' }).click();
  const delivery = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Delivery and orders', exact: true }) });
  await delivery.getByText('Accepts prescriptions').click();
  await delivery.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Notices' }).getByText('Saved.').first()).toBeVisible();
}

/** A guest at a point of the zone sends a prescription. Returns the number of the order. */
async function sendPrescription(page: Page, city: EmptyWorld): Promise<string> {
  await becomeGuest(page, city);
  await visit(page, `${city.shop}/store/harbor-pharmacy`);
  await page.getByRole('link', { name: 'Order by prescription' }).click();
  await page.locator('input[type=file]').last().setInputFiles(PHOTO);
  await expect(page.getByRole('button', { name: /^Remove .*icon-192/ })).toBeVisible();
  await addContact(page);
  await nameDoor(page);
  await page.getByRole('button', { name: 'Send the prescription' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The pharmacy reads your prescription' }),
  ).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** Without a geocoder, street and house are required. */
async function nameDoor(page: Page): Promise<void> {
  await page.getByLabel('Street', { exact: true }).fill('Harbor Street');
  await page.getByLabel('House number').fill('5');
}

async function addContact(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Name').fill('Ida Brandt');
  await contact.getByLabel('Phone').fill('15112345678');
  await contact.getByLabel('Email').fill('ida@example.com');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact).toBeHidden();
}

/** Accepts an order on the board of its store. */
async function accept(page: Page, city: EmptyWorld, id: string): Promise<void> {
  await page.goto(`${city.console}/kitchen`);
  const card = page.getByRole('article', { name: `Order ${id}` });
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await page
    .getByRole('dialog', { name: `Accept order ${id}` })
    .getByRole('button', { name: '15 min' })
    .click();
}

/** A cart with two items that need a prescription is checked on the board: one is rejected, then the rest is prepared. */
async function checkCart(page: Page, guest: Page, city: EmptyWorld): Promise<void> {
  const id = await orderCart(guest, city);
  await accept(page, city, id);
  const card = page.getByRole('article', { name: `Order ${id}` });
  await expect(card).toContainText('Prescription to be checked');
  await expect(card.getByRole('button', { name: 'Start preparing' })).toHaveCount(0);
  await card.getByRole('link', { name: 'Check the prescription' }).click();
  await expect(page.getByRole('img', { name: 'File 1' })).toBeVisible();
  const record = page.getByRole('button', { name: 'Record the check' });
  await record.click();
  await expect(page.getByText('Decide about this item.')).toHaveCount(2);
  await page.getByRole('radiogroup', { name: 'Amoxicillin' }).getByText('Rejected').click();
  await page.getByRole('radiogroup', { name: 'Inhaler' }).getByText('Covered by the prescription').click();
  await record.click();
  await expect(page.getByText('Enter the reason.')).toBeVisible();
  await expectAccessible(page, 'a check with missing fields');
  await expectArabic(page, `${city.console}/kitchen/prescriptions/${id}/check`);
  await page.getByRole('radiogroup', { name: 'Amoxicillin' }).getByText('Rejected').click();
  await page.getByRole('radiogroup', { name: 'Inhaler' }).getByText('Covered by the prescription').click();
  await page.getByLabel(/^Reason for the customer/).fill('The prescription has expired');
  await page.getByLabel(/^Pharmacist/).fill('Ida Brandt');
  await record.click();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks).toContainText(/Checked by .?Ida Brandt/);
  await expect(guest.getByText(/Prescription checked by .?Ida Brandt/)).toBeVisible();
  await expect(guest.getByRole('region', { name: /changed/i })).toContainText('The prescription has expired');
  await expectAccessible(guest, 'an order with a checked prescription');
  await page.goto(`${city.console}/kitchen`);
  await card.getByRole('button', { name: 'Start preparing' }).click();
  await expect(guest.locator('[aria-current="step"]')).toContainText('Being prepared');
  await page.goto(`${city.console}/orders/${id}`);
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText('The prescription has expired');
  await expectAccessible(page, 'an order with a check in the office');
  await guest.context().addCookies([{ name: 'language', value: 'ar', url: city.shop }]);
  await guest.reload();
  await expect(guest.getByText(/راجع الوصفة .?Ida Brandt/)).toBeVisible();
  await expectAccessible(guest, 'an order with a checked prescription in Arabic');
}

/** The guest orders two medicines and plasters, with a prescription. Returns the number of the order. */
async function orderCart(page: Page, city: EmptyWorld): Promise<string> {
  await visit(page, `${city.shop}/store/harbor-pharmacy`);
  await expect(page.getByRole('img', { name: 'prescription is required' })).toHaveCount(2);
  for (const item of ['Amoxicillin', 'Inhaler', 'Plasters']) {
    await page.getByRole('link', { name: item }).first().click();
    const dialog = page.getByRole('dialog', { name: item });
    await dialog.getByRole('button', { name: /^Add to Cart/ }).click();
    await expect(dialog).toBeHidden();
  }
  const drawer = await openCart(page);
  await expect(drawer.getByText('prescription is required')).toHaveCount(2);
  await drawer.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.locator('input[type=file]').last().setInputFiles(PHOTO);
  await expect(page.getByRole('button', { name: /^Remove .*icon-192/ })).toBeVisible();
  await nameDoor(page);
  return placeOrder(page);
}

/** A screen of the console in Arabic, on a phone. The console is English again afterwards. */
async function expectArabic(page: Page, address: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, address);
  await expectNoHorizontalScroll(page, address);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
}
