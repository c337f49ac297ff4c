import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { storedPlace } from './support/place-steps.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';

/** The store cards of a page. */
const STORES = 'main article.store-card';

// Requirements: MODULE-18, ROUTE-05, ROUTE-15, ROUTE-16, STORE-06.
test('from the food home page, with the stores of past orders, through categories to restaurants', async ({
  page,
}) => {
  await start(page, { customer: true });
  await expect(page).toHaveURL(/\/home$/);
  for (const section of [
    'Order again from',
    'Popular near you',
    'Ordered often around you',
    'Latest kitchens',
    'This week near you',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
  }

  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Pizza' }).click();
  await expect(page).toHaveURL(/\/category\/pizza\?module_id=\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Pizza' })).toBeVisible();
  await page.getByRole('link', { name: /^Restaurants/ }).click();
  await expect(page).toHaveURL(/show=stores/);
  await expect(page.locator(STORES).getByRole('link', { name: 'Harbour Slice' })).toBeVisible();

  await visit(page, '/campaigns');
  await page.getByRole('link', { name: 'Charcoal week' }).click();
  await expect(page).toHaveURL(/\/campaigns\/food-grill-week$/);
  await expect(page.locator(STORES).first()).toBeVisible();
});

// Requirements: API-30, MONEY-24, ROUTE-17, ROUTE-18, STORE-05, STORE-07, STORE-08.
test('store lists scroll infinitely, Back restores them, and a card in view shows the fee of the route to the visitor', async ({
  page,
}) => {
  const offsetOf = (address: string) => Number(new URL(address).searchParams.get('offset'));
  const requestsOf = (list: string) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/v1/stores/${list}`) requests.push(request.url());
    });
    return requests;
  };
  const latest = requestsOf('latest');
  await start(page, { at: '/store/latest' });
  await expect(page.getByRole('heading', { level: 1, name: 'Latest restaurants' })).toBeVisible();
  await expect(page.locator(STORES).nth(11)).toBeAttached();
  await page.mouse.wheel(0, 4000);
  await expect.poll(() => latest.map(offsetOf)).toContain(2);

  const requests = requestsOf('popular');
  await visit(page, '/store/popular');
  await expect(page.getByRole('heading', { level: 1, name: 'Popular restaurants' })).toBeVisible();
  await expect(page.locator(STORES).nth(11)).toBeAttached();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByText('That is all of them.')).toBeVisible({ timeout: 500 });
  }).toPass();
  const total = Number((await page.locator('.store-list-head .text-meta').textContent())?.match(/\d+/)?.[0]);
  await expect(page.locator(STORES)).toHaveCount(total);
  // Every page is requested once, from the second to the first empty one.
  expect(requests.map(offsetOf)).toEqual(
    Array.from({ length: Math.ceil(total / 12) }, (_, index) => index + 2),
  );
  for (const address of requests) expect(new URL(address).searchParams.get('limit')).toBe('12');
  // The address follows the page of the list that crosses the middle of the screen.
  await page
    .locator(STORES)
    .last()
    .evaluate((card) => card.scrollIntoView({ block: 'center' }));
  await expect(page).toHaveURL(/offset=\d/);

  const far = page.locator(STORES).nth(total - 2);
  const name = (await far.getByRole('link').textContent()) ?? '';
  await far.scrollIntoViewIfNeeded();
  const depth = await page.evaluate(() => window.scrollY);
  await far.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page.locator(STORES)).toHaveCount(total);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(depth - 200);

  const { store, fee } = await routeTo(page, 'noon-and-grain');
  const card = page.locator(STORES).filter({ has: page.getByRole('link', { name: store, exact: true }) });
  await expect(card.locator('.store-card-fee')).toContainText(`$${fee.toFixed(2)}`);
  await expect(card.locator('.store-card-fee')).not.toContainText('from');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: store })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '$' }).first()).toContainText(
    `$${fee.toFixed(2)}`,
  );

  await visit(page, '/store/popular?offset=2');
  await page.getByRole('link', { name: 'Show earlier ones' }).click();
  await expect(page.locator(STORES)).toHaveCount(total);
});

/** The name of a store, and the fee of the route from there to the visitor. */
async function routeTo(page: Page, slug: string): Promise<{ store: string; fee: number }> {
  const place = (await storedPlace(page))?.currentLatLng;
  const details = await page.request.get(`/api/v1/stores/details/${slug}`);
  const { id, name } = (await details.json()) as { id: number; name: string };
  const route = await page.request.get(`/api/v1/stores/delivery/${id}`, {
    headers: { latitude: String(place?.lat), longitude: String(place?.lng) },
  });
  return { store: name, fee: ((await route.json()) as { delivery_charge: number }).delivery_charge };
}

// Requirements: ERR-11, ROUTE-06, ROUTE-07.
test('search suggests, corrects typos, filters, remembers searches and has an empty state', async ({
  page,
}) => {
  await start(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.click();
  await expect(page.getByRole('option', { name: 'shawarma' })).toBeVisible();
  await field.fill('saffr');
  await expect(page.getByRole('option', { name: /Saffron Street Kitchen/ })).toBeVisible();
  await field.fill('chiken');
  await expect(page.getByRole('group', { name: 'Did you mean' })).toBeVisible();
  await expectAccessible(page, 'suggestions');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/home\?search=chiken$/);
  await expect(page.getByText(/These are the results for “.chicken.”/)).toBeVisible();

  const count = async () =>
    Number(
      (await page.locator('.search-results .page-section-head .text-meta').textContent())?.match(/\d+/)?.[0],
    );
  const all = await count();
  await page.getByRole('link', { name: 'With a discount' }).click();
  await expect(page).toHaveURL(/filter=discounted/);
  await expect.poll(count).toBeLessThan(all);
  await page.getByLabel('Sort by').selectOption('price_low');
  await expect(page).toHaveURL(/sort=price_low/);
  const amounts = async () => {
    const prices = await page.locator('main .item-card .price b').allTextContents();
    return prices.map((text) => Number(text.replace(/[^\d.]/g, '')));
  };
  await expect
    .poll(async () => {
      const shown = await amounts();
      return shown.length > 1 && shown.every((amount, index) => amount >= (shown[index - 1] ?? 0));
    })
    .toBe(true);

  await visit(page, '/home?search=qqqzzzxxx');
  await expect(
    page.getByRole('heading', { name: 'Sorry no data found related to your search.' }),
  ).toBeVisible();
  await visit(page, '/home?data_type=category&id=pizza&module_id=1&name=Pizza&from=categories');
  await expect(page.getByRole('heading', { level: 2, name: 'Pizza' })).toBeVisible();
  await expect(page.locator('main article.item-card').first()).toBeVisible();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/categories$/);

  // On other pages the header opens the search as a dialog, which the result replaces in the history.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await expect(
    page.getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'chiken' }),
  ).toBeVisible();
  await field.fill('saffr');
  await page.getByRole('option', { name: /Saffron Street Kitchen/ }).click();
  await expect(page).toHaveURL(/\/store\/saffron-street-kitchen/);
  await page.goBack();
  await expect(page).toHaveURL(/\/categories$/);

  // Closing the dialog twice, the second time before it is gone, does not leave the page.
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: 'Close', exact: true }).evaluate((close: HTMLElement) => {
    close.click();
    close.click();
  });
  await expect(field).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/categories\?find=open$/);

  // Back leads to the same page while the address is that of the store and the dialog is still shown.
  await field.fill('saffr');
  await goBackAtOnce(page, '/store/');
  await page.getByRole('option', { name: /Saffron Street Kitchen/ }).click();
  await expect(page).toHaveURL(/\/categories$/);
  await expect(field).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(/\/store\/saffron-street-kitchen/);
});

/** Goes back as soon as the address begins with `path`, before the page can change. */
async function goBackAtOnce(page: Page, path: string): Promise<void> {
  await page.evaluate((left) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...change) => {
      replaceState(...change);
      if (!location.pathname.startsWith(left)) return;
      history.replaceState = replaceState;
      history.back();
    };
  }, path);
}
