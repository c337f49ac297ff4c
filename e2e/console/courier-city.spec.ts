import type { Page } from '@playwright/test';
import { addStore, drawCity, openCheckout, openForOrders } from '../support/city-steps.ts';
import { acceptCourier, addCourierVehicle, applyAsCourier } from '../support/courier-steps.ts';
import { becomeGuest, fillEnglish, join, PLACE, signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import type { EmptyWorld } from '../support/empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from '../support/fixtures.ts';
import { dragMap } from '../support/place-steps.ts';
import { expectDelivered, visit } from '../support/steps.ts';

// The second journey continues in the city of the first.
test.describe.configure({ mode: 'serial' });
let office: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

const PHONE = { width: 390, height: 844 };

test('in a city without demo data, a parcel is delivered by a courier who applied in the shop, was accepted in the console and signed in', async ({
  page,
  browser,
  city,
}) => {
  await signUp(page, city, 'founder@errand.example');
  await drawCity(page, city, { name: 'Harbor Goods', modules: ['Food', 'Parcel'] });
  await addStore(page, city, { name: 'Harbor Kitchen', kind: 'Seafood', module: 'Food' });
  await importMenu(page, city);
  await addParcelCategory(page, city);
  await addCourierVehicle(page, city);
  await openForOrders(page, city);
  await expect(page.getByRole('region', { name: 'Parcel' })).toContainText('1 part is missing');

  const applicant = await (await browser.newContext({ reducedMotion: 'reduce', viewport: PHONE })).newPage();
  const person = { name: 'Jonas', surname: 'Beck', mail: 'jonas@harbor.example' };
  await applyAsCourier(applicant, city, person, (step) => expectAccessible(applicant, step));
  await applicant.context().close();
  const link = await acceptCourier(page, city, 'Jonas Beck', { isInvited: true });
  const courier = await join(browser, link ?? '', {
    viewport: PHONE,
    permissions: ['geolocation'],
    geolocation: PLACE,
  });
  await courier.getByRole('button', { name: 'Go online' }).click();
  await expect(courier.getByRole('main').getByText('Customers see where you are.')).toBeVisible();

  await page.goto(`${city.console}/set-up`);
  await page.getByRole('button', { name: 'Rehearse the opening' }).click();
  for (const result of ['An order was placed for €', 'A parcel was sent for €'])
    await expect(page.getByText(result)).toBeVisible();
  await expectAccessible(page, 'the opening list with a rehearsal');

  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const sender = await context.newPage();
  const id = await bookParcel(sender, city);
  await page.goto(`${city.console}/orders/${id}`);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const offer = courier.getByRole('article', { name: `New order ${id}` });
  await offer.getByRole('button', { name: 'Accept' }).click();
  const delivery = courier.getByRole('article', { name: `Order ${id}` });
  await delivery.getByRole('button', { name: 'I am at the sender' }).click();
  await delivery.getByRole('button', { name: 'Picked up' }).click();
  await expect(sender.locator('.tag').first()).toHaveText('On the way');
  await delivery.getByRole('button', { name: 'Deliver', exact: true }).click();
  const dialog = courier.getByRole('dialog', { name: `Deliver order ${id}` });
  await dialog.getByLabel('Customer’s code').fill(await sender.locator('.handover-code bdi').innerText());
  await dialog.getByRole('button', { name: 'Delivered' }).click();
  await expectDelivered(sender);
  await expect(courier.getByRole('region', { name: 'Today' })).toContainText('Delivered today1');
  office = await page.context().storageState();
  for (const one of [courier, sender]) await one.context().close();
});

test('an order paid by bank transfer is prepared only after the office has confirmed the payment; the screens work in Arabic on a phone', async ({
  browser,
  city,
}) => {
  const desk = await browser.newContext({ reducedMotion: 'reduce', storageState: office });
  const page = await desk.newPage();
  await offerTransfers(page, city);

  const guest = await (await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop })).newPage();
  const id = await orderByTransfer(guest, city);
  await acceptOrder(page, city, id);
  await expect(page.getByRole('button', { name: 'Start preparing' })).toHaveCount(0);

  await page.goto(`${city.console}/payments`);
  await page.getByRole('link', { name: `#${id}` }).click();
  await expect(page.getByText('TR 1180')).toBeVisible();
  await expectAccessible(page, 'a transfer to check');
  await page.getByRole('button', { name: 'Confirm the payment' }).click();
  await expect(page.getByText('Arrived', { exact: true })).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Your order' })).not.toContainText('We are checking');
  await page.goto(`${city.console}/orders/${id}`);
  await page.getByRole('button', { name: 'Start preparing' }).click();
  await expect(page.getByRole('button', { name: 'Ready', exact: true })).toBeVisible();

  await expectArabic(page, city, id);
  await guest.context().addCookies([{ name: 'language', value: 'ar', url: city.shop }]);
  await guest.setViewportSize(PHONE);
  for (const path of [`/track-order?order_id=${id}`, '/deliveryman-registration', '/parcel/booking']) {
    await visit(guest, `${city.shop}${path}`);
    await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(guest, `${path} in Arabic`);
    await expectNoHorizontalScroll(guest, `${path} in Arabic`);
  }
  for (const one of [guest, page]) await one.context().close();
});

/** Accepts an order in the office, with 15 minutes to prepare it. */
async function acceptOrder(page: Page, city: EmptyWorld, id: string): Promise<void> {
  await page.goto(`${city.console}/orders/${id}`);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Accept order ${id}` });
  await dialog.getByLabel('Preparation time in minutes').fill('15');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
}

async function importMenu(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/items/imports?store=1`);
  const buffer = Buffer.from('id,category,name,price\ns-1,Soups,Fish soup,6.50\n');
  await page.getByLabel('CSV file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByRole('heading', { name: 'What the import did' })).toBeVisible();
}

async function addParcelCategory(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/items/parcels/new`);
  await fillEnglish(page, 'Name', 'Documents');
  await fillEnglish(page, 'Description', 'Letters and files.');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
}

/** A guest sends documents to a place beside the own one, without a geocoder. Returns the number of the parcel. */
async function bookParcel(page: Page, city: EmptyWorld): Promise<string> {
  await becomeGuest(page, city, 'parcel');
  await visit(page, `${city.shop}/parcel/booking`);
  await page.getByRole('group', { name: 'What are you sending?' }).getByText('Documents').click();
  await page.getByRole('button', { name: 'Edit the sender' }).click();
  const sender = page.getByRole('dialog', { name: 'Edit the sender' });
  await fillPerson(page, 'Edit the sender', { name: 'Ida Brandt', phone: '15112345678' });
  await expect(sender).toBeHidden();

  await page.getByRole('button', { name: 'Add the receiver' }).click();
  const receiver = page.getByRole('dialog', { name: 'Add the receiver' });
  await expect(receiver.getByText('There is no street map here.')).toBeVisible();
  await expectAccessible(page, 'a receiver without a street map');
  await dragMap(page, receiver, -200, 0);
  await page.mouse.up();
  await receiver.getByRole('textbox', { name: 'Address', exact: true }).fill('20 Quay Street');
  await fillPerson(page, 'Add the receiver', { name: 'Omar Nasser', phone: '15198765432' });
  await expect(receiver).toBeHidden();
  await page.getByLabel('Contents').fill('A contract');
  await page.getByText('Cash at the pickup', { exact: true }).click();
  const book = page.getByRole('button', { name: /^Book the courier/ }).filter({ visible: true });
  await expect(book).toContainText('€2.00');
  await book.click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

async function fillPerson(
  page: Page,
  dialogName: string,
  { name, phone }: { name: string; phone: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: dialogName });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  await expect(dialog.getByText('Street is required')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Street', exact: true }).fill('Quay Street');
  await dialog.getByRole('textbox', { name: 'House number' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByRole('textbox', { name: 'Phone', exact: true }).fill(phone);
  await save.click();
}

/** Adds a method of transfer and turns payment by transfer on. */
async function offerTransfers(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/payments/methods/new`);
  await fillEnglish(page, 'Name', 'Bank transfer');
  await page.getByRole('button', { name: 'Add a detail' }).click();
  const detail = page.getByRole('group', { name: 'Detail 1' });
  await detail.getByLabel('Label of Detail 1 (English)').fill('IBAN');
  await detail.getByLabel('Text').fill('DE02 1203 0000 0000 2020 51');
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByLabel('Label of Field 1 (English)').fill('Transfer reference');
  await page.getByRole('button', { name: 'Add the method' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank transfer' })).toBeVisible();
  await page.goto(`${city.console}/settings?group=payment`);
  const transfers = page.getByRole('switch', { name: 'Payment by transfer' });
  await transfers.click();
  await expect(transfers).toBeChecked();
}

async function orderByTransfer(page: Page, city: EmptyWorld): Promise<string> {
  await openCheckout(page, city, { store: 'harbor-kitchen', item: 'Fish soup' });
  await page.getByText('Offline payment', { exact: true }).click();
  const next = page.getByRole('button', { name: /^Continue to payment/ });
  await expect(next).toBeEnabled();
  await next.click();
  await expect(page.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible();
  await page.getByLabel('Transfer reference').fill('TR 1180');
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  const panel = page.getByRole('complementary', { name: 'Your order' });
  await expect(panel).toContainText('We are checking your payment.');
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** The screens of the journeys in Arabic, on a phone. */
async function expectArabic(page: Page, city: EmptyWorld, order: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize(PHONE);
  for (const path of [
    '/set-up',
    '/applications/couriers',
    '/applications/couriers/1',
    '/couriers/1',
    '/couriers/vehicles/1',
    '/items/parcels/1',
    '/payments/methods/1',
    `/payments/${order}`,
  ]) {
    await page.goto(`${city.console}${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoHorizontalScroll(page, path);
  }
}
