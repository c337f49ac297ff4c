import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStore, drawCity } from '../support/city-steps.ts';
import { becomeGuest, fillEnglish, signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import type { EmptyWorld } from '../support/empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from '../support/fixtures.ts';
import { enterMoment } from '../support/moments.ts';
import { handOver, settleDispute, takeBack } from '../support/rental-counter.ts';
import { visit } from '../support/steps.ts';

test('rental is opened from an empty database in the console alone, up to a returned trip with a damage charge that the office lowers', async ({
  page,
  browser,
  city,
}) => {
  await signUp(page, city, 'fleet@errand.example');
  await openRentalCity(page, city);
  await page.goto(`${city.console}/rental`);
  await expect(page.getByText('No vehicles yet')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Lists of the rental' });
  for (const [tab, add, name] of [
    ['Categories', 'Add a category', 'Vans'],
    ['Brands', 'Add a brand', 'Nordwind'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await page.getByRole('main').getByRole('link', { name: add }).click();
    await fillEnglish(page, 'Name', name);
    await page.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: tab }).click();
  }
  await addVehicle(page);
  await importFleet(page);
  await changeClosures(page, city);
  await writeTerms(page);

  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const guest = await context.newPage();
  const trip = await bookVan(guest, city);

  await expectTripStays(page, city, trip);
  // The plate of the trip cannot leave the fleet.
  await page.goto(`${city.console}/rental`);
  await page.getByRole('link', { name: 'Harbor van' }).click();
  await page.getByRole('button', { name: 'Take out of service HH-AB 1' }).click();
  await expect(
    page.getByRole('region', { name: 'Notices' }).getByText(`HH-AB 1 is booked for the trips #${trip}.`),
  ).toBeVisible();
  const counter = { city, trip };
  await handOver(page, guest, counter);
  await takeBack(page, guest, counter);
  await settleDispute(page, guest, counter);
  await expectArabic(page, guest, counter);
  await context.close();
});

/** Sets up what every shop needs, with a rental module and one provider. */
async function openRentalCity(page: Page, city: EmptyWorld): Promise<void> {
  await drawCity(page, city, { name: 'Harbor Wheels', modules: ['Rental'] });
  await addStore(page, city, { name: 'Harbor Cars', kind: 'Cars and vans', module: 'Rental' });
}

/** Adds a van with a picture and two plates, of which one is out of service, and finds it by its plate. */
async function addVehicle(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Lists of the rental' })
    .getByRole('link', { name: 'Vehicles' })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Add a vehicle' }).click();
  await fillEnglish(page, 'Name', 'Harbor van');
  await fillEnglish(page, 'Description', 'Room for six.');
  await page.getByLabel('Category').selectOption({ label: 'Vans' });
  await page.getByLabel('Brand').selectOption({ label: 'Nordwind' });
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Enter a price for an hour, a day or a kilometer.')).toBeVisible();
  await expectAccessible(page, 'a vehicle without a price');
  await page.getByLabel('Price per day').fill('60');
  await page.getByLabel('Features').fill('Navigation, Child seat');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbor van' })).toBeVisible();

  await page.getByRole('button', { name: 'Add plates' }).click();
  await expect(page.getByText('Enter a plate.')).toBeVisible();
  await page.getByLabel('New plates').fill('hh-ab 1\nhh-ab  2');
  await page.getByRole('button', { name: 'Add plates' }).click();
  await page.getByRole('button', { name: 'Take out of service HH-AB 2' }).click();
  await expect(page.getByRole('button', { name: 'Put in service HH-AB 2' })).toBeVisible();
  const closure = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Closures', exact: true }) });
  await closure.getByLabel('Plate').selectOption('HH-AB 2');
  await closure.getByLabel('Reason').fill('New brakes');
  await enterMoment(closure, 'From', '2039-05-04T08:00');
  await enterMoment(closure, 'To', '2039-05-05T18:00');
  await closure.getByRole('button', { name: 'Close the vehicle' }).click();
  await expect(closure.getByRole('button', { name: 'Remove the closure' })).toBeVisible();
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#2f6f8f' } });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'van.jpg', mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() });
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await expectAccessible(page, 'a vehicle with plates and a picture');
  await page.getByRole('link', { name: 'Rental', exact: true }).first().click();
  await page.getByRole('searchbox').fill('HH-AB 2');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('link', { name: 'Harbor van' })).toBeVisible();
}

/** Imports the valid vehicle of a file with its new category and plates, after the fault of the other one was shown. */
async function importFleet(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rental', exact: true }).first().click();
  await page.getByRole('link', { name: 'Import a fleet' }).click();
  const file = [
    'name,category,brand,daily,plates',
    'City bike,Bikes,Nordwind,9.50,"HH-B 1, HH-B 2"',
    'Steam car,Vans,Nordwind,,',
  ].join('\n');
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByText('Columns of the file').click();
  await expectAccessible(page, 'the upload of a fleet');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByText('needs a price for an hour, a day or a kilometer')).toBeVisible();
  await expectAccessible(page, 'a checked fleet');
  await page.getByRole('button', { name: 'Import the valid vehicle' }).click();
  await page.getByRole('link', { name: 'Show the vehicles' }).click();
  await page.getByRole('link', { name: 'City bike' }).click();
  await expect(page.getByRole('button', { name: 'Take out of service HH-B 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Rental', exact: true }).first().click();
}

/** Moves the closure by keys and by pointer, extends it, and closes another vehicle by form. */
async function changeClosures(page: Page, city: EmptyWorld): Promise<void> {
  await page.goto(`${city.console}/rental/calendar?from=2039-05-02&days=7`);
  const closure = page.getByRole('button', { name: /HH-AB 2\W* is closed/ });
  await closure.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(closure).toHaveAccessibleName(/09:00.*20:00/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Notices' })).toContainText('The closure is changed');
  await expectAccessible(page, 'the calendar of a fleet');

  const box = await closure.boundingBox();
  const track = await page.locator('.fleet-head .fleet-track').boundingBox();
  if (!box || !track) throw new Error('the calendar has no closure');
  const dayWidth = track.width / 7;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + dayWidth, y, { steps: 4 });
  await page.mouse.up();
  await expect(closure).toHaveAccessibleName(/5.*09:00.*6.*20:00/);
  await page.reload();
  await expect(closure).toHaveAccessibleName(/5.*09:00.*6.*20:00/);

  await page.getByRole('button', { name: /^Close \W*HH-B 1/ }).click();
  const dialog = page.getByRole('dialog', { name: /HH-B 1\W* is closed/ });
  await dialog.getByLabel('Reason').fill('New tires');
  await expectAccessible(page, 'the form of a closure');
  await dialog.getByRole('button', { name: 'Close the vehicle' }).click();
  await expect(page.getByRole('button', { name: /HH-B 1\W* is closed.*New tires/ })).toBeVisible();
}

/** A trip is a link, and no closure is drawn over it. */
async function expectTripStays(page: Page, city: EmptyWorld, trip: string): Promise<void> {
  await page.goto(`${city.console}/rental/calendar?days=7`);
  const link = page.getByRole('link', { name: new RegExp(`^Trip #${trip}`) });
  const box = await link.boundingBox();
  if (!box) throw new Error('the calendar has no trip');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x - 20, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByText(new RegExp(`HH-AB 1\\W* is booked then for the trip #${trip}`))).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/orders/${trip}$`));
  await expect(page.getByRole('main')).toContainText(/Until .*: free.*Until .*: \W*50%.*After that: \W*100%/);
}

async function writeTerms(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Lists of the rental' })
    .getByRole('link', { name: 'Terms' })
    .click();
  await page.getByRole('link', { name: 'Harbor Cars' }).click();
  await page.getByLabel('Shortest trip, hours').fill('24');
  await page.getByLabel('Deposit per vehicle').fill('100');
  const step = (number: number) => page.getByRole('group', { name: `Step ${number}`, exact: true });
  const share = (number: number) => step(number).getByLabel('Kept of the total, percent');
  for (const [number, hours] of [
    [1, '48'],
    [2, '24'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a step' }).click();
    await step(number).getByLabel('Begins, hours before the pickup').fill(hours);
    await share(number).fill('50');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Every step has to cost more than the one before it')).toBeVisible();
  await expectAccessible(page, 'terms with a step that costs no more');
  await share(2).fill('100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('No terms yet')).toBeHidden();
  await expectAccessible(page, 'terms');
  await page.getByRole('link', { name: 'Open a city' }).click();
  await page.getByRole('button', { name: 'Open for orders' }).click();
  await expect(page.getByRole('main').getByText('The shop is ready for orders.')).toBeVisible();
}

/** A guest at a point of the zone books the van for a day. Returns the number of the trip. */
async function bookVan(page: Page, city: EmptyWorld): Promise<string> {
  await becomeGuest(page, city);
  await visit(page, `${city.shop}/rental/vehicle-search?all_category=1`);
  await page.getByRole('button', { name: 'Add Harbor van to cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'When and how long?' });
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await enterMoment(dialog, 'Pickup time', `${day}T10:00`);
  await dialog.getByRole('button', { name: /^Add to cart/ }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 vehicle' }).click();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: 'Book your trip' })
    .click();
  const book = page.getByRole('main').getByRole('button', { name: /^Book/ }).filter({ visible: true });
  await expect(page.getByRole('main')).toContainText('€100.00');
  await expect(page.getByRole('main')).toContainText(
    /Free until .*Until .*50%\W* of the price.*After that: .*100%\W* of the price/,
  );
  await book.click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Name').fill('Ida Brandt');
  await contact.getByRole('textbox', { name: 'Phone' }).fill('15112345678');
  await contact.getByLabel('Email').fill('ida@example.com');
  await contact.getByRole('button', { name: /^Save/ }).click();
  await expect(contact).toBeHidden();
  await expect(book).toBeEnabled();
  await book.click();
  await expect(page).toHaveURL(/\/rental\/trips\/\d+/);
  return /trips\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** The new screens in Arabic, and the vehicle's page, on a phone. */
async function expectArabic(
  page: Page,
  guest: Page,
  { city, trip }: { city: EmptyWorld; trip: string },
): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  const screens = [
    '/rental',
    '/rental/1',
    '/rental/terms',
    '/rental/terms/1',
    '/rental/categories/1',
    '/rental/new',
  ];
  for (const path of [
    ...screens,
    '/rental/imports',
    '/rental/imports/1',
    '/rental/calendar',
    `/kitchen/trips/${trip}`,
  ]) {
    await page.goto(`${city.console}${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
    await expectNoHorizontalScroll(page, path);
  }
  await page.goto(`${city.console}/rental/calendar?from=2039-05-02&days=7`);
  const closure = page.getByRole('button', { name: /HH-AB 2\W* مغلقة/ });
  await closure.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(closure).toHaveAccessibleName(/10:00.*21:00/);
  await guest.context().addCookies([{ name: 'language', value: 'ar', url: city.shop }]);
  await guest.goto(`${city.shop}/rental/vehicle/harbor-van`);
  await expect(guest.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(guest, 'the vehicle in Arabic');
  await guest.goto(`${city.shop}/rental/trips/${trip}`);
  await expect(guest.getByRole('region', { name: 'مبالغ عند الإرجاع' })).toBeVisible();
  await expectAccessible(guest, 'a trip with a charge in Arabic');
}
