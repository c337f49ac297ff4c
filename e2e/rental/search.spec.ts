import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { enterMoment, momentField } from '../support/moments.ts';
import { start } from '../support/start.ts';
import { visit, waitForHydration } from '../support/steps.ts';

const labels = {
  form: 'Search by trip',
  hourly: 'Hourly',
  pickupAt: 'Pickup time',
  returnAt: 'Return',
  search: 'Search',
  past: /^Choose .* or a later day\.$/,
  before: 'The return must be after the pickup.',
  all: 'All vehicles',
  free: /free for your trip/,
  trip: 'Your trip',
  change: 'Change',
  sort: 'Sort',
  calendar: 'Free and taken days',
  add: /^Add to the trip/,
  inTrip: 'In your trip: 1',
  rules: 'Good to know',
  parts: /^4 hours at /,
  nothing: 'Nothing is free then',
};
/** The date some days ahead. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** From the form over the hero to a vehicle in the trip. */
async function searchByTrip(page: Page): Promise<void> {
  await start(page, { module: 'rental', at: '/home' });
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: labels.form });
  await expect(form).toContainText('12 Lantern Street');
  await form.getByRole('button', { name: labels.hourly }).click();
  await enterMoment(form, labels.pickupAt, '2020-01-01T10:00');
  await form.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(form.locator('.field-error')).toHaveText(labels.past);
  await expect(momentField(form, labels.pickupAt).day).toBeFocused();
  await enterMoment(form, labels.pickupAt, `${dayAhead(3)}T12:00`);
  await enterMoment(form, labels.returnAt, `${dayAhead(3)}T11:00`);
  await form.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(form.locator('.field-error')).toHaveText(labels.before);
  await expectAccessible(page, 'rental home with a rejected trip');
  await expectNoHorizontalScroll(page, 'rental home');
  await enterMoment(form, labels.returnAt, `${dayAhead(3)}T16:00`);
  await form.getByRole('button', { name: labels.search, exact: true }).click();

  await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*trip_type=hourly&pickup_time=.*&pickup=/);
  await expect(main.getByRole('heading', { level: 1, name: labels.all })).toBeVisible();
  await expect(main.locator('.vehicle-search-head').filter({ hasText: labels.free })).toBeVisible();
  await main.getByLabel(labels.sort).selectOption('rating');
  await expect(page).toHaveURL(/sort=rating.*trip_type=hourly/);
  await page.reload();
  await waitForHydration(page);
  const trip = main.getByRole('region', { name: labels.trip });
  await expect(trip).toContainText('12:00');
  await expect(trip).toContainText('16:00');
  const card = main.getByRole('article').first();
  await expect(card.getByText(labels.parts)).toBeVisible();
  await expectAccessible(page, 'vehicles for a trip');
  await expectNoHorizontalScroll(page, 'vehicles for a trip');

  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/rental\/vehicle\/[\w-]+\?trip_type=hourly/);
  await expect(main.getByRole('heading', { name: labels.rules })).toBeVisible();
  const calendar = main.getByRole('table', { name: labels.calendar });
  await expect(calendar.locator(`[data-date="${dayAhead(3)}"]`)).toBeVisible();
  await expectAccessible(page, 'a vehicle for a trip');
  await expectNoHorizontalScroll(page, 'a vehicle for a trip');
  await main.getByRole('button', { name: labels.add }).click();
  await expect(main.getByText(labels.inTrip)).toBeVisible();
}

// Requirements: RENTAL-01..03, ROUTE-13, ROUTE-25..27.
test('a trip is searched from the home page, survives a reload and takes a vehicle; vehicles have categories, a page and a provider', async ({
  page,
}) => {
  await visit(page, '/track-order?find=order');
  await expect(page).toHaveTitle('Track Order · Errand');
  await expect(title(page, 'Track Order')).toBeVisible();
  await searchByTrip(page);
  const main = page.getByRole('main');

  // Arrow keys move between days, also across the end of a month. A free day becomes the day of the trip.
  await main.locator(`[data-date="${dayAhead(3)}"]`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main.locator(`[data-date="${dayAhead(10)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`pickup_time=${dayAhead(10)}`));

  // Prices of the trip at the provider, and a link onward if nothing is free.
  await visit(page, `/rental/provider-details?id=harbour-wheels&${tripOf(page)}`);
  await expect(main.getByRole('article').first().getByText(labels.parts)).toBeVisible();
  await expect(main.getByRole('heading', { name: labels.rules })).toBeVisible();
  await visit(page, `/rental/vehicle-search?all_category=1&name=nothing-like-it&${tripOf(page)}`);
  await expect(main.getByRole('heading', { name: labels.nothing })).toBeVisible();
  await main.getByRole('link', { name: 'Without filters' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('combobox', { name: 'Search vehicles, brands and providers' }).fill('cove');
  await main.getByRole('option', { name: 'Cove family van' }).click();
  await expect(page).toHaveURL(/name=Cove\+family\+van/);
  await expect(main.getByRole('article')).toHaveCount(1);
  for (const address of ['/rental/vehicle/nothing-like-it', '/rental/provider-details?id=nobody'])
    expect((await page.request.get(address)).status()).toBe(404);
  await expectCategories(page);
  await visit(page, '/track-order?find=order');
  await expect(page).toHaveTitle('Track Trip · Errand');
  await expect(title(page, 'Track Trip')).toBeVisible();
});

/** Finds vehicles by category, also after a reload, and opens the provider of a vehicle, without a trip. */
async function expectCategories(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await visit(page, '/home');
  await expect(title(page, 'Take the coast road')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Vans' })).toHaveAttribute('href', /categoryId=\d+$/);
  await visit(page, '/rental/vehicle-search?all_category=1');
  await expect(title(page, 'All vehicles')).toBeVisible();
  const count = main.locator('.vehicle-search-head p');
  const all = Number.parseInt(await count.innerText(), 10);
  expect(all).toBeGreaterThan(40);
  await expect(main.getByRole('article').nth(11)).toBeVisible();
  await main.getByRole('complementary').getByText(/^Vans/).click();
  await expect(title(page, 'Vans')).toBeVisible();
  await expect(page).toHaveURL(/\/rental\/vehicle-search\?categoryId=\d+$/);
  expect(Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);
  await page.reload();
  await waitForHydration(page);
  await expect(main.getByLabel(/^Vans/)).toBeChecked();
  await main.getByRole('link', { name: 'Cove family van' }).click();
  await expect(page).toHaveURL('/rental/vehicle/cove-family-van');
  await expect(title(page, 'Cove family van')).toBeVisible();
  await main.getByRole('link', { name: 'Harbour Wheels' }).click();
  await expect(page).toHaveURL(/\/rental\/provider-details\?id=harbour-wheels/);
  await expect(title(page, 'Harbour Wheels')).toBeVisible();
  await expect(main.getByRole('article').filter({ hasText: 'Cove family van' })).toContainText('$72.00');
  await main.getByRole('button', { name: 'Vans' }).click();
  await expect(main.getByRole('article')).toHaveCount(1);
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The trip of the page's address. */
function tripOf(page: Page): string {
  const search = new URL(page.url()).searchParams;
  for (const name of ['id', 'all_category', 'name', 'sort']) search.delete(name);
  return search.toString();
}
