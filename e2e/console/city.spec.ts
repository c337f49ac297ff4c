import path from 'node:path';
import type { Page } from '@playwright/test';
import { chargeStore, enterSellers, payByHand, readBooks } from '../support/books-steps.ts';
import { openCheckout } from '../support/city-steps.ts';
import { totpCode } from '../support/console.ts';
import { acceptCourier, addCourierVehicle, applyAsCourier } from '../support/courier-steps.ts';
import { CORNERS, changeSetting, fillEnglish, join, signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import type { EmptyWorld } from '../support/empty-world.ts';
import { expect, expectAccessible } from '../support/fixtures.ts';
import { placeOrder } from '../support/steps.ts';

const SHOP = 'Harbor Goods';
const ICON = path.resolve(import.meta.dirname, '../../apps/web/public/icon-192.png');
const MAIL = 'founder@errand.example';
const MENU = [
  'id,category,name,name:ar,price',
  's-1,Soups,Fish soup,حساء السمك,6.50',
  's-2,Soups,Lentil soup,حساء العدس,cheap',
  'm-1,Mains,Fried plaice,سمك مقلي,14',
].join('\n');

// The later journeys continue in the city of the first.
test.describe.configure({ mode: 'serial' });
type Browsing = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
let office: Browsing;
/** The guest of the first order, which was paid in cash, delivered and refunded. */
let first: { guest: Browsing; id: string };

test('a city is set up from an empty database in the console alone, and a guest’s first order is delivered and refunded', async ({
  page,
  browser,
  city,
}) => {
  const secret = await signUp(page, city, MAIL);
  const guide = page.getByRole('region', { name: 'Open a city' });
  const next = async (step: string) => {
    await expect(guide.locator('.tag')).toHaveText('Done');
    await guide.getByRole('link', { name: new RegExp(`^Next: .*${step}$`) }).click();
  };

  // The opening list is the first screen, and names the missing steps.
  await expect(page).toHaveURL(/\/set-up$/);
  await expect(page.getByText(/^Do these first: Name and contact · A module/)).toBeVisible();
  await expectAccessible(page, 'the opening list');

  await page.getByRole('link', { name: 'Open: Name and contact' }).click();
  await changeSetting(page, 'Name of the shop', 'English', SHOP);
  await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Icon', exact: true }) })
    .getByLabel('Icon')
    .setInputFiles(ICON);
  await expect(page.getByRole('img', { name: 'Icon' })).toBeVisible();
  await changeSetting(page, 'E-mail', 'E-mail', 'hello@errand.example');
  await next('A module');
  await page.getByRole('link', { name: 'Add a module' }).click();
  await page.getByLabel('Type').selectOption({ label: 'Food' });
  await fillEnglish(page, 'Name', 'Food');
  await fillEnglish(page, 'Description', 'Meals from the harbor');
  await page.getByRole('button', { name: 'Add the module' }).click();
  await next('A zone');
  await page.getByRole('link', { name: 'Draw a zone' }).click();
  await fillEnglish(page, 'Name', 'Harbor');
  await page.getByLabel('Time zone').selectOption('Europe/Berlin');
  await page.getByLabel('Corners').fill(CORNERS);
  await page.getByLabel('Corners').blur();
  await page.getByRole('button', { name: 'Add the zone' }).click();
  await page.getByRole('button', { name: 'Activate' }).click();
  await next('Delivery rates');
  await page.locator('summary').filter({ hasText: 'Food' }).click();
  await page.getByLabel('Minimum optional').fill('2');
  await page.getByRole('button', { name: 'Save the rates' }).click();
  await next('A store');
  await page.getByRole('link', { name: 'Add a store' }).click();
  await fillEnglish(page, 'Name', 'Harbor Kitchen');
  await fillEnglish(page, 'What it is', 'Seafood');
  await fillEnglish(page, 'Address', '2 Harbor Street');
  await page.getByLabel('Module').selectOption({ label: 'Food' });
  await page.getByRole('button', { name: 'Add the store' }).click();
  await page.getByRole('button', { name: 'Show in the shop' }).click();
  await next('Opening hours');
  const hours = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Opening hours', exact: true }) });
  await hours.getByText('Always open').click();
  await hours.getByRole('button', { name: 'Save' }).click();
  await next('Items');
  await importMenu(page);
  await expect(guide.locator('.tag')).toHaveText('Done');
  await guide.getByRole('link', { name: 'Opening list' }).click();
  await testSms(page, city);
  // Before its opening the shop can be browsed, and says that it accepts no orders.
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const guest = await context.newPage();
  const closed = guest.getByRole('complementary', { name: 'We are not taking orders right now.' });
  await guest.goto('/');
  await expect(closed).toBeVisible();
  await expectBrand(guest);
  await page.getByRole('button', { name: 'Open for orders' }).click();
  await expect(page.getByRole('main').getByText('The shop is ready for orders.')).toBeVisible();
  await guest.reload();
  await expect(closed).toBeHidden();

  await addCourierVehicle(page, city);
  await applyAsCourier(guest, city, { name: 'Jonas', surname: 'Beck', mail: 'jonas@harbor.example' });
  // Dispatchers assign orders to a courier without an account.
  await acceptCourier(page, city, 'Jonas Beck', { isInvited: false });
  const id = await order(guest, city);
  await deliver(page, city, id);
  await expect(guest.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
  await city.expireProofs();
  await refund(page, id, secret);
  office = await page.context().storageState();
  first = { guest: await context.storageState(), id };
  await context.close();
});

/** The shop has the operator's name and icon, and the product is not named on its pages. */
async function expectBrand(guest: Page): Promise<void> {
  await expect(guest).toHaveTitle(new RegExp(`${SHOP}$`));
  await expect(guest.getByRole('banner').getByRole('link', { name: `${SHOP}, home` })).toBeVisible();
  const icon = guest.locator('link[rel="icon"]');
  await expect(icon).toHaveAttribute('href', /\/media\/[0-9a-f]{64}\/192\.png$/);
  const manifest = await guest.request.get('/manifest.webmanifest');
  expect(manifest.headers()['content-type']).toContain('application/manifest+json');
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] };
  expect(name).toBe(SHOP);
  for (const { src } of icons)
    expect((await guest.request.get(src)).headers()['content-type']).toBe('image/png');
  for (const address of ['/store-registration', '/deliveryman-registration', '/help-and-support', '/']) {
    await guest.goto(address);
    await expect(guest).toHaveTitle(new RegExp(`${SHOP}$`));
    await expect(guest.locator('body')).not.toContainText(/\bErrand\b/);
  }
}

test('a store invites a colleague and starts an offer by itself, in English and Arabic, and a customer gets it', async ({
  browser,
  city,
}) => {
  const desk = await browser.newContext({ reducedMotion: 'reduce', storageState: office });
  const operator = await desk.newPage();
  await operator.goto(`${city.console}/stores`);
  await operator.getByRole('link', { name: 'Harbor Kitchen' }).click();
  const toManager = await inviteToTeam(operator, { name: 'Mona Aziz', mail: 'mona@harbor.example' });
  await desk.close();

  const manager = await join(browser, toManager);
  await manager.getByRole('link', { name: 'Stores' }).click();
  await manager.getByRole('link', { name: 'Harbor Kitchen' }).click();
  // What the office decides is read only.
  await expect(manager.getByText('Set by the office.')).toBeVisible();
  await expect(manager.getByLabel('Tax (percent)')).toHaveCount(0);
  const toColleague = await inviteToTeam(manager, {
    name: 'سامي حداد',
    mail: 'sami@harbor.example',
    language: 'العربية',
  });
  const offer = manager
    .locator('section')
    .filter({ has: manager.getByRole('heading', { name: 'Offer', exact: true }) });
  await offer.getByLabel('Percent off').fill('60');
  await offer.getByRole('button', { name: 'Start the offer' }).click();
  await expect(offer.locator('.field-error')).toHaveText(
    'More than the office allows a store to set itself.',
  );
  await expectAccessible(manager, 'an offer beyond the bounds');
  await offer.getByLabel('Percent off').fill('20');
  await offer.getByRole('button', { name: 'Start the offer' }).click();
  await expect(offer.getByText('Running')).toBeVisible();

  const customer = await (
    await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop })
  ).newPage();
  await order(customer, city, '20% off');
  // A soup of 6.50 less 20 percent, and a delivery of 2.00.
  await expect(customer.getByText('€7.20').first()).toBeVisible();

  const colleague = await join(browser, toColleague, { locale: 'ar' });
  await colleague.getByRole('link', { name: 'المتاجر' }).click();
  await colleague.getByRole('link', { name: /Harbor Kitchen/ }).click();
  await expect(colleague.getByText('جارية')).toBeVisible();
  await expectAccessible(colleague, 'the store page in Arabic');
  await colleague.getByRole('button', { name: 'أنهِ العرض' }).click();
  await expect(colleague.getByText('انتهت')).toBeVisible();
  await offer.getByRole('button', { name: 'Undo the last change' }).click();
  await expect(offer.getByText('Running')).toBeVisible();
  for (const page of [manager, customer, colleague]) await page.context().close();
});

test('the office enters the sellers and the documents follow, pays a refund by hand in Arabic, charges a store, and reads the books of the running month', async ({
  browser,
  city,
}) => {
  const desk = await browser.newContext({ reducedMotion: 'reduce', storageState: office });
  const shop = await browser.newContext({
    reducedMotion: 'reduce',
    baseURL: city.shop,
    storageState: first.guest,
  });
  const [page, guest] = [await desk.newPage(), await shop.newPage()];
  const books = { page, guest, city, order: first.id };
  await test.step('documents', () => enterSellers(books));
  await test.step('a refund by hand', () => payByHand(books));
  await test.step('terms and charges of a store', () => chargeStore(books));
  await test.step('the books', () => readBooks(books));
  await desk.close();
  await shop.close();
});

/** Invites a manager on the page of a store. Returns the link, which is shown because there is no mail server. */
async function inviteToTeam(
  page: Page,
  { name, mail, language = 'English' }: { name: string; mail: string; language?: string },
): Promise<string> {
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('E-mail').fill(mail);
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Language').selectOption({ label: language });
  await dialog.getByLabel('Role').selectOption({ label: 'Store manager' });
  await expectAccessible(page, 'an invitation to a team');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  const link = (await dialog.locator('.invitation-link').textContent()) ?? '';
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('listitem').filter({ hasText: mail })).toBeVisible();
  return link;
}

async function importMenu(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Store', exact: true })).not.toHaveValue('');
  await expectAccessible(page, 'import');
  const buffer = Buffer.from(`${MENU}\n`);
  await page.getByLabel('CSV file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('heading', { name: 'What the import will do' })).toBeVisible();
  await page.reload();
  const fault = page.getByRole('row').filter({ hasText: 'price' });
  await expect(fault).toContainText('"cheap" is not an amount like 12.50');
  await expectAccessible(page, 'a checked import');
  await page.getByRole('button', { name: 'Import the 2 valid products' }).click();
  await expect(page.getByRole('heading', { name: 'What the import did' })).toBeVisible();
  await expect(page.locator('.import-counts')).toContainText('New2');
  await page.getByRole('button', { name: 'Import again' }).click();
  await expect(page.locator('.import-counts')).toContainText('Unchanged2');
}

async function testSms(page: Page, city: EmptyWorld): Promise<void> {
  city.sms.rejectWith('The sender is not registered');
  await page.getByLabel('Number with country code').fill('+49 40 123456');
  await page.getByRole('button', { name: 'Send a test SMS' }).click();
  await expect(page.getByRole('alert')).toContainText('The sender is not registered');
  city.sms.rejectWith(null);
  await page.getByRole('button', { name: 'Send a test SMS' }).click();
  await expect(page.getByRole('main').getByText('The provider accepted the message.')).toBeVisible();
  expect(city.sms.accepted().map(({ to }) => to)).toEqual(['+4940123456']);
}

/** A guest orders the soup, in a store with an offer as given. Returns the order's number. */
async function order(page: Page, city: EmptyWorld, offer?: string): Promise<string> {
  await openCheckout(page, city, { store: 'harbor-kitchen', item: 'Fish soup', offer });
  return placeOrder(page);
}

/** Accepts the order, assigns the courier and follows it to the door. */
async function deliver(page: Page, city: EmptyWorld, id: string): Promise<void> {
  await page.goto(`${city.console}/orders/board`);
  const card = page.getByRole('listitem').filter({ hasText: `#${id}` });
  await card.getByRole('button', { name: 'Accept' }).click();
  const accept = page.getByRole('dialog', { name: `Accept order ${id}` });
  await accept.getByLabel('Preparation time in minutes').fill('15');
  await accept.getByRole('button', { name: 'Accept' }).click();
  await expect(accept).toBeHidden();
  await card.getByRole('link').click();
  await page.getByRole('button', { name: 'Choose courier' }).click();
  const couriers = page.getByRole('dialog', { name: `Courier for order #${id}` });
  await couriers.getByRole('button', { name: 'Choose automatically' }).click();
  await expect(couriers).toBeHidden();
  for (const step of ['Start preparing', 'Ready', 'Picked up', 'Delivered'])
    await page.getByRole('button', { name: step, exact: true }).click();
}

/** Refunds the order, which asks for the second factor. */
async function refund(page: Page, id: string, secret: string): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `Refund order #${id}` });
  await dialog.getByLabel('Reason').fill('The soup was cold');
  await dialog.getByRole('button', { name: /^Refund .*\d/ }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm this change' });
  // The current code may have been used during the setup.
  await proof.getByLabel('Code').fill(totpCode(secret, 1));
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof).toBeHidden();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The soup was cold')).toBeVisible();
}
