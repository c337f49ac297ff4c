import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { english } from './support/labels.ts';
import { becomeCustomer, start, startWithWrap } from './support/start.ts';
import { enterAddress, openCart, signIn, visit, waitForHydration } from './support/steps.ts';

const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));
const bar = (page: Page) => page.getByRole('banner');

/** Chooses a module in the floating switcher. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A module has been selected.' })).toBeVisible();
  await waitForHydration(page);
}

// Requirements: LANG-15, LANG-16, MODULE-12, MODULE-13, MODULE-17, NAV-24, NAV-33, NAV-34, ROUTE-31, SESSION-31, SESSION-33.
test('every module type opens its own pages and changes the header; interests come first on the home page and move to the account at sign-in', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const dialog = await enterAddress(page);
  expect(requests.filter((path) => /customer\/(cart|wish-list)/.test(path))).toEqual([]);
  await dialog.getByRole('button', { name: /^Food/ }).click();
  await expect(page).toHaveURL(/\/interest$/);
  await expect(page.getByRole('status').filter({ hasText: 'A module has been selected.' })).toBeVisible();
  await waitForHydration(page);
  const tile = page.getByRole('checkbox', { name: 'Sushi' });
  await page.getByText('Sushi', { exact: true }).click();
  await expect(tile).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: english.home })).toBeVisible();
  const food = JSON.parse((await stored(page)).module ?? '{}');
  expect(JSON.parse((await stored(page)).interests ?? '{}')[food.id]).toHaveLength(1);
  const categories = page.getByRole('main').getByRole('link', { name: /^(Burgers|Sushi)$/ });
  await expect(categories.first()).toHaveText('Sushi');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Sushi|Japanese/);
  await expect(bar(page).getByRole('button', { name: 'Wishlist' })).toBeVisible();
  expect(requests).toContain('/api/v1/customer/cart/list');

  await switchTo(page, 'Parcel');
  await expect(page).toHaveURL(/\/home$/);
  expect(JSON.parse((await stored(page)).module ?? '{}').module_type).toBe('parcel');
  await expect(bar(page).getByRole('button', { name: /^Cart|Wishlist/ })).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Chat' })).toHaveCount(0);
  await expect(bar(page).getByRole('link', { name: 'Track Order' })).toBeHidden();
  const contact = bar(page).getByRole('link', { name: 'Contact' });
  await expect(contact).toHaveAttribute('href', '/help-and-support');

  await switchTo(page, 'Rental');
  await expect(page).toHaveURL(/\/interest$/);
  await waitForHydration(page);
  await page.getByText('Vans', { exact: true }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('main').locator('.category-tiles a').first()).toHaveText('Vans');
  await expect(bar(page).getByRole('link', { name: 'Track Trip' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Pickup from 12 Lantern Street/ })).toBeVisible();

  // Food shows the earlier choice. A page that was requested before the browser had stored its cookies is loaded again,
  // and the second load shows the notice.
  const early = await page.request.get('/interest');
  await page.route('**/interest', (route) => route.fulfill({ response: early }), { times: 1 });
  await switchTo(page, 'Food');
  await expect(page).toHaveURL(/\/interest$/);
  await expect(page.getByRole('checkbox', { name: 'Sushi' })).toBeChecked();
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(bar(page).getByRole('button', { name: /^Deliver to 12 Lantern Street/ })).toBeVisible();

  await signIn(page);
  const { token } = await stored(page);
  const interests = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const info = await page.request.get('/api/v1/customer/info', { headers });
    return ((await info.json()) as { selected_modules_for_interest: number[] }).selected_modules_for_interest;
  };
  await expect.poll(interests).toHaveLength(1);
});

// Requirements: NAV-08, NAV-10, SESSION-16, SESSION-17, WISH-11, WISH-12.
test('chat, wishlist and hearts ask a guest to sign in and send nothing', async ({ page }) => {
  await start(page);
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('wish-list') && sent.push(request.url()));
  const refusal = page.getByRole('alert').filter({ hasText: 'You are not logged in' });
  const signInDialog = page.getByRole('dialog', { name: 'Sign In' });
  const heart = page.getByRole('button', { name: 'Save Saffron Street Kitchen for later' }).first();
  await heart.click();
  await expect(refusal).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  await bar(page).getByRole('button', { name: 'Wishlist' }).click();
  const drawer = page.getByRole('dialog', { name: 'Saved for later' });
  await expect(drawer).toContainText('You are not logged in');
  await drawer.getByRole('button', { name: 'Sign In' }).click();
  await expect(signInDialog).toBeVisible();
  await visit(page, '/home');
  expect(sent).toEqual([]);

  await bar(page).getByRole('link', { name: 'Chat' }).click();
  await expect(refusal).toBeVisible();
  await expect(signInDialog).toBeVisible();
  await expect(page).not.toHaveURL(/profile/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Requirements: NAV-15..20, RENTAL-11, ROUTE-27.
  test('in rental the drawer lists vehicle categories and providers, which have pages', async ({ page }) => {
    const lists: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (/^\/api\/.*\/(latest|popular)$/.test(path)) lists.push(path);
    });
    await start(page, { module: 'rental', at: '/home?menu=open' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const sectionOf = (title: string) =>
      menu.locator('section').filter({ has: page.getByRole('button', { name: title, exact: true }) });
    for (const [title, href, entry] of [
      ['Categories', '/rental/vehicle-search?all_category=1', /^\/rental\/vehicle-search\?categoryId=\d+$/],
      ['Latest providers', '/store/latest', /^\/rental\/provider-details\?id=/],
      ['Popular providers', '/store/popular', /^\/rental\/provider-details\?id=/],
    ] as const) {
      if (title !== 'Categories') await menu.getByRole('button', { name: title, exact: true }).click();
      const rows = sectionOf(title).getByRole('listitem');
      await expect(rows.first().getByRole('link')).toHaveAttribute('href', entry);
      expect(await rows.count()).toBeLessThanOrEqual(10);
      await expect(sectionOf(title).getByRole('link').last()).toHaveAttribute('href', href);
    }
    await expectNoHorizontalScroll(page, 'the drawer of rental');
    await sectionOf('Popular providers').getByRole('link').last().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Popular providers' })).toBeVisible();
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await expectAccessible(page, 'the providers of rental');
    await card.getByRole('link').click();
    await expect(page).toHaveURL(/\/rental\/provider-details\?id=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(new Set(lists)).toEqual(
      new Set(['/api/v1/rental/provider/latest', '/api/v1/rental/provider/popular']),
    );
  });

  // Requirements: LANG-13, NAV-02, NAV-03, NAV-15..23.
  test('the drawer has the lists, the settings and, for customers, the logout with a confirmation', async ({
    page,
  }) => {
    await start(page);
    const opener = bar(page).getByRole('button', { name: 'Menu' });
    await opener.click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    for (const [title, href] of [
      ['Categories', '/categories'],
      ['Latest restaurants', '/store/latest'],
      ['Popular restaurants', '/store/popular'],
    ] as const) {
      const head = menu.getByRole('button', { name: title, exact: true });
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click();
      const list = menu
        .locator('section')
        .filter({ has: page.getByRole('button', { name: title, exact: true }) });
      await expect(list.getByRole('listitem')).toHaveCount(10);
      await expect(list.getByRole('link').last()).toHaveText('View all');
      await expect(list.getByRole('link').last()).toHaveAttribute('href', href);
      await head.click();
      await expect(list.getByRole('listitem')).toHaveCount(0);
    }
    await expect(menu.getByRole('group', { name: 'Theme Mode' }).getByRole('button')).toHaveCount(2);
    await expect(menu.getByRole('group', { name: 'Language' })).toBeVisible();
    await expectNoHorizontalScroll(page, 'the drawer');

    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);

    await opener.click();
    await menu.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();

    await becomeCustomer(page);
    await visit(page, '/home?menu=open');
    await page.getByRole('dialog', { name: /Layla/ }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
  });
});

// Requirements: NAV-09, NAV-13, ROUTE-40, ROUTE-53, STORAGE-01, STORAGE-09.
test('a sign-in on the forgotten-password page leads to the home page, and the customer menu works by keyboard: entries and focus', async ({
  page,
}) => {
  await start(page, { at: '/forgot-password' });
  await expect(page.getByRole('region', { name: 'Forgot password' })).toBeVisible();
  await signIn(page, { remember: true });
  await expect(page).toHaveURL(/\/home$/);
  const { token, userDatafor } = await stored(page);
  expect(token).toMatch(/^.{20,}$/);
  expect(JSON.parse(userDatafor ?? '{}')).toEqual({ email_or_phone: 'layla@errand.example' });
  await expect(bar(page).getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/profile?page=inbox');

  const opener = bar(page).getByRole('button', { name: 'Your account, Layla Haddad' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  const entries = [
    'Profile',
    'My orders',
    'My trips',
    'Track Order',
    'Wallet',
    'Loyalty points',
    'Referral code',
  ];
  await expect(menu.getByRole('menuitem')).toHaveText([...entries, 'Coupons', 'Settings', 'Logout']);
  await expectAccessible(page, 'the profile menu');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('with a token that the server rejects', () => {
  test.use({ expectedNoise: /status of 401/ });

  // Requirements: ERR-01..04, ROUTE-39.
  test('several failing calls show one message, delete the token and lead to the home page', async ({
    page,
  }) => {
    await start(page, { at: '/store/saffron-street-kitchen' });
    // Stored on a page without scripts, so that the next page is the first to send it.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('token', 'gone'));
    let sent = 0;
    page.on('request', (request) => {
      if (request.headers().authorization === 'Bearer gone') sent += 1;
    });
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Your account is inactive or Your token has been expired' });
    // Awaited from now on, because the toast may disappear before the test sees the page hydrated.
    const shown = expect(toast).toHaveCount(1);
    await page.goto('/my-orders');
    await shown;
    await expect(page).toHaveURL(/\/home$/);
    expect(sent).toBeGreaterThan(1);
    expect((await stored(page)).token).toBeUndefined();
    await expect(bar(page).getByRole('button', { name: 'Sign In' })).toBeVisible();

    // Without a token, a 401 is not reported.
    await page.route('**/api/v1/customer/cart/list**', (route) =>
      route.fulfill({ status: 401, json: { errors: [{ code: 'unauthenticated', message: 'No' }] } }),
    );
    await page.reload();
    await waitForHydration(page);
    await expect(bar(page).getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page).toHaveURL(/\/home$/);
  });
});

// Requirements: NAV-12, SESSION-21..30.
test('two tabs share cart, customer, logout, theme and language', async ({ page, context }) => {
  await startWithWrap(page);
  const guest = (await stored(page)).guest_id;
  const other = await context.newPage();
  await visit(other, '/home');
  await expect(bar(other).getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await test.step('the cart and its badge follow within a second', async () => {
    const [here, there] = [await openCart(page), await openCart(other)];
    const quantity = (drawer: Locator) => drawer.getByRole('group', { name: /^Quantity of/ }).locator('b');
    await here.getByRole('button', { name: /^One more of/ }).click();
    await expect(quantity(here)).toHaveText('2');
    await expect(quantity(there)).toHaveText('2', { timeout: 1000 });
    await here.getByRole('button', { name: 'Clear Cart' }).click();
    const question = page.getByRole('dialog', { name: 'Clear your cart?' });
    await question.getByRole('button', { name: 'Clear Cart' }).click();
    await expect(here).toContainText('Your cart is empty');
    await expect(there).toContainText('Your cart is empty', { timeout: 1000 });
    await expect(other.getByRole('status').filter({ hasText: 'Cart, empty' })).toHaveCount(1);
    for (const tab of [page, other]) await tab.keyboard.press('Escape');
    await expect(there).toBeHidden();
    await expect(here).toBeHidden();
  });

  await signIn(other);
  await page.bringToFront();
  const account = bar(page).getByRole('button', { name: 'Your account, Layla Haddad' });
  await expect(account).toBeVisible();
  await page
    .locator('main')
    .getByRole('button', { name: /^Add .+ to the cart$/ })
    .first()
    .click();
  await expect(bar(page).getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible();
  const rejected: string[] = [];
  context.on('response', (response) => void (response.status() === 401 && rejected.push(response.url())));
  const held = Promise.withResolvers<void>();
  await other.route('**/api/v1/customer/info', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = other.waitForRequest('**/api/v1/customer/info');
  await visit(other, '/home');
  const aborted = other.waitForEvent('requestfailed', {
    predicate: (request) => request.url().endsWith('/customer/info'),
  });
  await asked;
  await test.step('the logout asks, deletes the token, and forgets guest and address', async () => {
    const question = page.getByRole('dialog', { name: 'Are you sure you want to logout?' });
    const ask = async () => {
      await account.click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    };
    await ask();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(account).toBeVisible();
    await expect(bar(page).getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible();
    expect((await stored(page)).token).toBeTruthy();
    await ask();
    const cleared = page.waitForRequest(
      (request) => request.method() === 'DELETE' && /cart\/remove/.test(request.url()),
    );
    const startedAt = Date.now();
    await question.getByRole('button', { name: 'Logout' }).click();
    expect((await cleared).url()).toContain('guest_id=');
    expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('status').filter({ hasText: 'Logout successful.' })).toBeVisible();
    await expect(page).toHaveURL(/\/home$/);
    await expect(bar(page)).not.toContainText('12 Lantern Street');
    await expect(bar(page).getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect.poll(async () => (await stored(page)).guest_id).toMatch(/^[\w-]{20,}$/);
    const { token, guest_id: renewed, location, currentLatLng } = await stored(page);
    expect(renewed).not.toBe(guest);
    expect([token, location, currentLatLng]).toEqual([undefined, undefined, undefined]);
  });
  for (const tab of [page, other]) {
    await expect(bar(tab).getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(bar(tab).getByRole('button', { name: /Layla/ })).toHaveCount(0);
  }
  // The read that the network of the other tab holds back is aborted, so that it cannot arrive after the revocation.
  await aborted;
  held.resolve();
  await other.unrouteAll({ behavior: 'ignoreErrors' });
  expect(rejected).toEqual([]);

  await bar(page).getByRole('button', { name: 'Theme Mode' }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await other.bringToFront();
  await bar(other).getByRole('link', { name: 'العربية' }).click();
  await other.getByRole('button', { name: 'Yes' }).click();
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.bringToFront();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  // Requirements: LANG-03, LANG-09, LANG-12.
  test('the first paint has the right theme and direction, is readable, and its links work', async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await page.goto('/track-order');
    const ground = () =>
      page.locator('body').evaluate((body) => getComputedStyle(body.parentElement ?? body).backgroundColor);
    const dark = await ground();
    await expect(page.getByText('Parts of this page need scripts')).toBeVisible();
    await context.addCookies([
      { name: 'theme', value: 'light', url },
      { name: 'language', value: 'ar', url },
    ]);
    await page.reload();
    expect(await ground()).not.toBe(dark);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await bar(page).getByRole('link', { name: 'تتبع الطلب' }).click();
    await expect(page).toHaveURL(/\/track-order$/);
  });
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedNoise: /404|ERR_|Failed to fetch|net::/ });

  test('without a network the offline page shows in the visitor’s language until the network is back', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    await visit(page, '/');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.goto('/track-order');
    await expect(page.getByRole('heading', { level: 1, name: 'أنت غير متصل' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeHidden();
    // The name of the shop is from the cache too.
    await expect(page).toHaveTitle('Errand');
    await context.setOffline(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page).toHaveURL(/\/track-order$/);
  });
});

test.describe('with failing scripts', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch dynamically imported|404/ });

  // Requirements: ERR-14.
  test('without its scripts the storefront is readable, and links, pages of lists, search and language work; an unknown page leads home', async ({
    page,
  }) => {
    await start(page, { at: '/no/such/page' });
    expect((await page.request.get('/no/such/page')).status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The address may have changed');
    await expectAccessible(page, 'not found');
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: english.home })).toBeVisible();

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/home');
    await expect(page.getByText('Parts of this page need scripts')).toBeVisible();
    await page.getByRole('link', { name: english.store }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: english.store })).toBeVisible();
    await page.goBack();
    await page.getByRole('combobox').fill('shawarma');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=shawarma/);
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /shawarma/i })
        .first(),
    ).toBeVisible();

    await page.goto('/store/popular');
    const firstStore = page.locator('main article.store-card').first();
    const first = await firstStore.textContent();
    await page.getByRole('link', { name: 'Show more' }).click();
    await expect(page).toHaveURL(/offset=2/);
    await expect(firstStore).not.toHaveText(first ?? '');
    await page.getByRole('link', { name: 'Show earlier ones' }).click();
    await expect(firstStore).toHaveText(first ?? '');

    await bar(page).getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await bar(page).getByRole('link', { name: 'تتبع الطلب' }).click();
    await expect(page).toHaveURL(/\/track-order$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
