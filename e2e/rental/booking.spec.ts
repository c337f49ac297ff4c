import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { enterMoment, momentField, shownMoment } from '../support/moments.ts';
import { baseUrl, start } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { fillRentalCart, hoursAhead } from '../support/trips.ts';

const PHONE = '501234567';

function bookButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Book/ }).filter({ visible: true });
}

async function expectWell(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNoHorizontalScroll(page, screen);
}

/** The date some days ahead. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A photo as a phone uploads it. */
async function photo(name: string) {
  const image = sharp({ create: { width: 240, height: 240, channels: 3, background: '#c93901' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Searches for a trip by distance from the home page. Ends on the page of its vehicles. */
async function searchByDistance(page: Page): Promise<URLSearchParams> {
  const form = page.getByRole('form', { name: 'Search by trip' });
  // The place appears once the form can be used.
  await expect(form).toContainText('12 Lantern Street');
  await form.getByRole('button', { name: 'By distance' }).click();
  await form.getByRole('button', { name: /^Destination/ }).click();
  const finder = page.getByRole('dialog', { name: 'Where are you going?' });
  await finder.getByRole('combobox').fill('Ferry Pier');
  await finder
    .getByRole('option', { name: /Ferry Pier/ })
    .first()
    .click();
  await expect(finder).toBeHidden();
  await enterMoment(form, 'Pickup time', `${dayAhead(4)}T12:00`);
  await form.getByLabel('Distance in km').fill('120');
  await form.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/destination_name=/);
  const trip = page.getByRole('region', { name: 'Your trip' });
  await expect(trip).toContainText('Ferry Pier');
  await expect(trip).toContainText('12:00');
  return new URL(page.url()).searchParams;
}

async function enterGuest(page: Page, email: string): Promise<void> {
  await bookButton(page).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Name').fill('Layla Noor');
  await contact.getByRole('textbox', { name: 'Phone' }).fill(PHONE);
  await contact.getByLabel('Email').fill(email);
  await contact.getByRole('button', { name: /^Save/ }).click();
  await expect(contact).toBeHidden();
}

/** Doubles the first vehicle of the guest's cart from another device. */
async function doubleFirst(page: Page): Promise<void> {
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'));
  const cart = await page.request.get(`/api/v1/rental/user/cart/get-cart?guest_id=${guest_id}`);
  const { carts } = (await cart.json()) as { carts: { id: number }[] };
  const data = { guest_id, cart_id: carts[0]?.id, quantity: 2 };
  const changed = await page.request.post('/api/v1/rental/user/cart/update-cart', { data });
  expect(changed.ok(), await changed.text()).toBe(true);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('while prices and connections change', () => {
  test.use({ expectedNoise: /trip-booking|ERR_FAILED/ });

  test('a guest searches by distance, books two vehicles with documents at a changed price, retries after a lost response, pays later, and finds the trip by number and phone', async ({
    page,
    browser,
    world,
  }) => {
    test.setTimeout(150_000);
    await start(page, { module: 'rental', at: '/home' });
    const trip = await searchByDistance(page);
    trip.delete('all_category');
    await visit(page, `/rental/provider-details?id=arrivals-car-desk&${trip}`);
    for (const at of [0, 1]) {
      const add = page
        .getByRole('article')
        .nth(at)
        .getByRole('button', { name: /to cart$/ });
      await add.click();
      await expect(add).toHaveText('1');
    }
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 2 vehicles' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByRole('region', { name: 'Your trip' })).toContainText('Ferry Pier');
    await expectWell(page, 'the cart of a trip with a destination');
    await drawer.getByRole('button', { name: 'Book your trip' }).click();
    await expect(page).toHaveURL(/\/rental\/booking$/);
    const book = bookButton(page);
    await expect(book).toContainText('$');
    await enterGuest(page, 'layla.later@errand.example');
    await page.getByLabel('License number').fill('MRS-31');
    await page.getByText('Demo bank', { exact: true }).click();
    await expect(book).toBeEnabled();
    await book.click();
    await expect(page.getByRole('main')).toContainText('Add a picture of the driver’s license.');
    await expectWell(page, 'a booking without its documents');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo('license.jpg'));

    await expect(book).toBeEnabled();
    const price = await book.textContent();
    const keys: (string | undefined)[] = [];
    const booked: number[] = [];
    await page.route('**/trip/trip-booking*', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length === 1) {
        await doubleFirst(page);
        return route.continue();
      }
      // The first response to the accepted price is lost.
      const response = await route.fetch();
      booked.push(((await response.json()) as { trip_id: number }).trip_id);
      if (keys.length === 2) return route.abort();
      return route.fulfill({ response });
    });
    await book.click();
    const panel = page.getByRole('complementary', { name: 'Price and booking' });
    await expect(panel.locator('.note.warn')).toHaveText(/^The price was .+ and is .+ now\. Press again/);
    const total = (await panel.locator('.checkout-bill-total dd').textContent()) ?? '';
    await expect(panel.locator('.note.warn')).toContainText(total);
    await expect(book).not.toHaveText(price ?? '');
    expect(keys).toHaveLength(1);
    await expectWell(page, 'a booking with another price');
    await expect(book).toBeEnabled();
    await book.click();
    await expect(page).toHaveURL(/\/demo-bank\/pay\//);
    expect(keys).toHaveLength(3);
    expect(keys[2]).toBe(keys[1]);
    expect(booked[1]).toBe(booked[0]);

    await page.getByRole('button', { name: /Return without paying/ }).click();
    await expect(page).toHaveURL(`/rental/trips/${booked[0]}?flag=cancel`);
    const main = page.getByRole('main');
    await expect(main).toContainText('Ferry Pier');
    await expect(main).toContainText('Picture 1');
    await expectWell(page, 'a trip that is to be paid');
    const id = /trips\/(\d+)/.exec(page.url())?.[1] ?? '';
    await main.getByRole('button', { name: /^Pay/ }).first().click();
    await expect(page).toHaveURL(/\/demo-bank\/pay\//);
    await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
    await expect(page).toHaveURL(/\/rental\/trips\/\d+\?flag=success$/);
    await world.advance(id, 'confirmed');
    await expect(heading(page, /^Pickup: .*12:00/)).toBeVisible();

    const stranger = await browser.newPage({ baseURL: baseUrl() });
    await visit(stranger, '/track-order?find=trip');
    await expect(heading(stranger, 'Track Trip')).toBeVisible();
    await stranger.getByLabel('Trip number').fill(id);
    await stranger.getByLabel('Phone number').fill('501112223');
    await expectWell(stranger, 'the search for a trip');
    await stranger.getByRole('button', { name: 'Find my trip' }).click();
    await expect(stranger.getByRole('alert')).toContainText('We found no trip');
    await stranger.getByLabel('Phone number').fill(PHONE);
    await stranger.getByRole('button', { name: 'Find my trip' }).click();
    await expect(stranger).toHaveURL(new RegExp(`/rental/trips/${id}\\?contact_number=`));
    await expect(heading(stranger, /^Pickup: /)).toBeVisible();
    await expect(stranger.getByRole('main')).not.toContainText('Pickup code');
    await stranger.close();

    await world.deliver(id);
    await expect(heading(page, 'Your trip is over')).toBeVisible();
    await main.getByRole('button', { name: 'Report a problem' }).click();
    const report = page.getByRole('dialog', { name: 'Report a problem' });
    await report.getByText('The vehicle', { exact: true }).click();
    await report.getByLabel('What happened?').fill('The brakes squeak.');
    await expectWell(page, 'the report of a trip');
    await report.getByRole('button', { name: 'Send report' }).click();
    await expect(report).toBeHidden();
    await expect(main).toContainText('We are reviewing your report');
    await main.getByRole('button', { name: 'Ask for a refund' }).click();
    const refund = page.getByRole('dialog', { name: 'Ask for a refund' });
    await refund.getByText('The vehicle could not be driven').click();
    await refund.getByRole('button', { name: 'Send request' }).click();
    await expect(refund).toBeHidden();
    await expect(main).toContainText('We are reviewing your request');
    await expectWell(page, 'a trip with a report and a request');
  });
});

test.describe('abroad', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the times of a trip are those of its zone, and the zone is named', async ({ page }) => {
    await start(page, { module: 'rental', at: '/home' });
    const form = page.getByRole('form', { name: 'Search by trip' });
    await expect(form).toContainText('Times are in Gulf Standard Time.');
    await enterMoment(form, 'Pickup time', `${dayAhead(5)}T00:30`);
    await enterMoment(form, 'Return', `${dayAhead(6)}T00:30`);
    await form.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`pickup_time=${dayAhead(5)}T00%3A30%2B04%3A00`));
    const trip = page.getByRole('region', { name: 'Your trip' });
    await expect(trip).toContainText('00:30');
    await expect(trip).toContainText('1 day');
    await expect(trip).toContainText('Times are in Gulf Standard Time.');
    const add = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /to cart$/ });
    await add.click();
    await expect(add).toHaveText('1');
    await page.getByRole('banner').getByRole('button', { name: 'Cart, 1 vehicle' }).click();
    const drawer = page.getByRole('dialog', { name: 'Your cart' });
    await expect(drawer.getByRole('region', { name: 'Your trip' })).toContainText('00:30');
    await drawer.getByRole('button', { name: 'Book your trip' }).click();
    await page.getByRole('button', { name: /^Change/ }).click();
    const change = page.getByRole('dialog', { name: 'Change the trip' });
    expect(await shownMoment(change, 'Pickup time')).toBe(`${dayAhead(5)}T00:30`);
    await enterMoment(change, 'Return time', `${dayAhead(90)}T00:30`);
    await change.getByRole('button', { name: 'Save the trip' }).click();
    await expect(change).toBeHidden();
    await expect(page.getByRole('main')).toContainText(/rents for at most \d+ days\./);
    await page.getByRole('button', { name: /^Change/ }).click();
    await expect(momentField(change, 'Return time').day).toHaveAccessibleDescription(
      /rents for at most \d+ days\./,
    );
    await expectWell(page, 'a trip that is too long');
  });
});

test('a page of rental that is opened in another module chooses rental, and the address of the checkout leads to the booking', async ({
  page,
}) => {
  const headers = await start(page, { module: 'rental' });
  await fillRentalCart(page, headers, { pickup: hoursAhead(48), days: 1 });
  await visit(page, '/checkout?page=cart');
  await expect(page).toHaveURL(/\/rental\/booking$/);
  await start(page, { module: 'ecommerce', at: '/rental/vehicle-search' });
  await expect(page.locator('body')).toHaveAttribute('data-module', 'rental');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? 'null')))
    .toMatchObject({ module_type: 'rental' });
});
