import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { type Start, start } from '../support/start.ts';
import { visit, waitForHydration } from '../support/steps.ts';

const ENGLISH = {
  form: 'Search by trip',
  hourly: 'Hourly',
  pickupAt: 'Pickup time',
  returnAt: 'Return',
  search: 'Search',
  past: 'Choose a time that is still to come.',
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
const ARABIC: typeof ENGLISH = {
  form: 'البحث حسب الرحلة',
  hourly: 'بالساعة',
  pickupAt: 'وقت الاستلام',
  returnAt: 'الإعادة',
  search: 'بحث',
  past: 'اختر وقتًا لم يمضِ بعد.',
  before: 'يجب أن تكون الإعادة بعد الاستلام.',
  all: 'كل المركبات',
  free: /متاحة لرحلتك/,
  trip: 'رحلتك',
  change: 'تغيير',
  sort: 'ترتيب',
  calendar: 'الأيام المتاحة والمحجوزة',
  add: /^أضفها إلى الرحلة/,
  inTrip: 'في رحلتك: 1',
  rules: 'معلومات تهمّك',
  parts: /^4 ساعات بسعر /,
  nothing: 'لا شيء متاح في هذا الوقت',
};

/** The date some days ahead. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** From the form over the hero to a vehicle in the trip. */
async function searchByTrip(page: Page, labels: typeof ENGLISH, options: Start): Promise<void> {
  await start(page, { module: 'rental', at: '/home', ...options });
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name: labels.form });
  await expect(form).toContainText('12 Lantern Street');
  await form.getByRole('button', { name: labels.hourly }).click();
  const pickup = form.getByLabel(labels.pickupAt);
  const back = form.getByLabel(labels.returnAt);
  await pickup.fill('2020-01-01T10:00');
  await form.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(labels.past);
  await expect(pickup).toBeFocused();
  await pickup.fill(`${dayAhead(3)}T12:00`);
  await back.fill(`${dayAhead(3)}T11:00`);
  await form.getByRole('button', { name: labels.search, exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(labels.before);
  await expectAccessible(page, 'rental home with a rejected trip');
  await expectNoHorizontalScroll(page, 'rental home');
  await back.fill(`${dayAhead(3)}T16:00`);
  await form.getByRole('button', { name: labels.search, exact: true }).click();

  await expect(page).toHaveURL(/\/rental\/vehicle-search\?.*trip_type=hourly&pickup_time=.*&pickup=/);
  await expect(main.getByRole('heading', { level: 1, name: labels.all })).toBeVisible();
  await expect(main.getByRole('status').filter({ hasText: labels.free })).toBeVisible();
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
  await expect(main.getByRole('status').filter({ hasText: labels.inTrip })).toBeVisible();
}

test('[RENTAL-01, RENTAL-02, RENTAL-09] a trip is searched from the home page, survives a reload and takes a vehicle', async ({
  page,
}) => {
  await searchByTrip(page, ENGLISH, {});
  const main = page.getByRole('main');

  // Arrows move between days, also over the end of a month, and a free day becomes that of the trip.
  await main.locator(`[data-date="${dayAhead(3)}"]`).focus();
  await page.keyboard.press('ArrowDown');
  await expect(main.locator(`[data-date="${dayAhead(10)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`pickup_time=${dayAhead(10)}`));

  // Prices of the trip at the provider, and a way on where nothing is free.
  await visit(page, `/rental/provider-details?id=harbour-wheels&${tripOf(page)}`);
  await expect(main.getByRole('article').first().getByText(ENGLISH.parts)).toBeVisible();
  await expect(main.getByRole('heading', { name: ENGLISH.rules })).toBeVisible();
  await expectAccessible(page, 'a provider for a trip');
  await visit(page, `/rental/vehicle-search?all_category=1&name=nothing-like-it&${tripOf(page)}`);
  await expect(main.getByRole('heading', { name: ENGLISH.nothing })).toBeVisible();
  await main.getByRole('link', { name: 'Without filters' }).click();
  await expect(main.getByRole('article').first()).toBeVisible();
  await main.getByRole('combobox', { name: 'Search vehicles, brands and providers' }).fill('cove');
  await main.getByRole('option', { name: 'Cove family van' }).click();
  await expect(page).toHaveURL(/name=Cove\+family\+van/);
  await expect(main.getByRole('article')).toHaveCount(1);
  const missing = await page.request.get('/rental/vehicle/nothing-like-it');
  expect(missing.status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[RENTAL-01, RENTAL-02] the same in Arabic, from right to left', async ({ page }) => {
    await searchByTrip(page, ARABIC, { language: 'ar' });
  });
});

/** The trip of the page's address. */
function tripOf(page: Page): string {
  const search = new URL(page.url()).searchParams;
  for (const name of ['id', 'all_category', 'name', 'sort']) search.delete(name);
  return search.toString();
}
