import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
  watchLayoutShifts,
} from './support/fixtures.ts';
import { english } from './support/labels.ts';
import { start, startWithWrap } from './support/start.ts';
import { chooseModule, enterAddress, signIn, visit, waitForHydration } from './support/steps.ts';

const stored = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage)));
const bar = (page: Page) => page.getByRole('banner');

/** Chooses a module in the floating switcher. */
async function switchTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('button', { name }).click();
  await expect(page.getByRole('status').filter({ hasText: 'A module has been selected.' })).toBeVisible();
  await waitForHydration(page);
}

test('[MODULE-12, MODULE-13, MODULE-17, NAV-24, NAV-33, NAV-34, LANG-15, LANG-16, SESSION-31, SESSION-33, ROUTE-31] every module type opens its own pages and changes the header', async ({
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
  await expect(bar(page).getByRole('link', { name: 'Track Trip' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Pickup from 12 Lantern Street/ })).toBeVisible();

  // Food already has interests and does not ask again.
  await switchTo(page, 'Food');
  await expect(page).toHaveURL(/\/home$/);
  await expect(bar(page).getByRole('button', { name: /^Deliver to 12 Lantern Street/ })).toBeVisible();
});

test('[NAV-08, NAV-10, SESSION-16, SESSION-17] chat and wishlist ask a guest to sign in', async ({
  page,
}) => {
  await start(page);
  await bar(page).getByRole('link', { name: 'Chat' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are not logged in' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).not.toHaveURL(/profile/);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Wishlist' }).click();
  await expect(page.getByRole('dialog', { name: 'Saved for later' })).toContainText('You are not logged in');
});

test('[MODULE-14, MODULE-15, MODULE-16, SESSION-09, SESSION-11] a customer who signed up with a refer code selects a module', async ({
  page,
  request,
}) => {
  const login = { email_or_phone: 'layla@errand.example', password: 'marsa2026', login_type: 'manual' };
  const { token } = await (await request.post('/api/v1/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const { ref_code } = await (await request.get('/api/v1/customer/info', { headers })).json();

  await visit(page, '/?auth=sign-up');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  const unique = String(Date.now()).slice(-9);
  await dialog.getByLabel('User name').fill('Huda Karim');
  await dialog.getByLabel('Refer code').fill(ref_code);
  await dialog.getByLabel('Email').fill(`huda${unique}@example.com`);
  await dialog.getByLabel('Phone').fill(`05${unique.slice(0, 8)}`);
  await dialog.getByLabel('Password', { exact: true }).fill('secret-enough');
  await dialog.getByLabel('Confirm password').fill('secret-enough');
  await dialog.getByRole('checkbox').press('Space');
  const sent = page.waitForRequest(/auth\/sign-up/);
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ ref_code, guest_id: expect.stringMatching(/./) });
  await expect(page.getByRole('status').filter({ hasText: 'Signup successfully.' })).toBeVisible();

  await chooseModule(page, await enterAddress(page), /^Food/);
  await switchTo(page, 'Parcel');
  await expect(page).toHaveURL(/\/home$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[NAV-02, NAV-03, NAV-15..22, LANG-13] the drawer has the lists, the settings and the logout', async ({
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
    await expectAccessible(page, 'the drawer');

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
  });

  test('[NAV-23] the drawer offers customers the logout, with a confirmation', async ({ page }) => {
    await start(page, { customer: true });
    await bar(page).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: /Layla/ }).getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('dialog', { name: 'Are you sure you want to logout?' })).toBeVisible();
  });
});

test('[NAV-09, NAV-13, STORAGE-01, STORAGE-09] the customer menu works by keyboard: entries and focus', async ({
  page,
}) => {
  await start(page);
  await signIn(page, { remember: true });
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

  test('[ERR-01..04, ROUTE-39] several failing calls show one message, delete the token and lead to the home page', async ({
    page,
  }) => {
    await start(page, { at: '/store/saffron-street-kitchen' });
    // Set where no script can send it, so that the next page is the first to use it.
    await page.goto('/robots.txt');
    await page.evaluate(() => localStorage.setItem('token', 'gone'));
    let unauthorized = 0;
    page.on('response', (response) => {
      if (response.status() === 401) unauthorized += 1;
    });
    const toast = page
      .getByRole('alert')
      .filter({ hasText: 'Your account is inactive or Your token has been expired' });
    // A toast may leave before a busy machine has seen the page hydrate.
    const shown = expect(toast).toHaveCount(1);
    await page.goto('/my-orders');
    await shown;
    await expect(page).toHaveURL(/\/home$/);
    expect(unauthorized).toBeGreaterThan(1);
    expect((await stored(page)).token).toBeUndefined();
    await expect(bar(page).getByRole('button', { name: 'Sign In' })).toBeVisible();

    // Without a token, a 401 is not reported.
    await page.route('**/api/v1/customer/cart/list**', (route) =>
      route.fulfill({ status: 401, json: { errors: [{ code: 'unauthenticated', message: 'No' }] } }),
    );
    await page.reload();
    await waitForHydration(page);
    await expect(bar(page).getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(/\/home$/);
  });
});

test('[SESSION-24, SESSION-28] two tabs share customer, module, theme and language', async ({
  page,
  context,
}) => {
  await startWithWrap(page);
  const other = await context.newPage();
  await visit(other, '/home');
  await signIn(other);
  await page.bringToFront();
  await expect(bar(page).getByRole('button', { name: 'Your account, Layla Haddad' })).toBeVisible();

  await bar(page).getByRole('button', { name: 'Your account, Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const cleared = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /cart\/remove/.test(request.url()),
  );
  const startedAt = Date.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  expect((await cleared).url()).toContain('guest_id=');
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(500);
  await expect(bar(other).getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(bar(other).getByRole('button', { name: /Layla/ })).toHaveCount(0);

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

  test('[LANG-03, LANG-09, LANG-12] the first paint has the right theme and direction, is readable, and its links work', async ({
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

test('[MODULE-09] a zone without modules refers to the site owner', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'zones', value: '%5B99999%5D', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('zoneid', '[99999]'));
  await page.goto('/home?modules=open');
  const dialog = page.getByRole('dialog', { name: 'Select a type of module for your orders' });
  await expect(dialog).toContainText('No module found');
  await expect(dialog).toContainText('Contact with the site owner to activate modules');
});

test.describe('with failing requests', () => {
  test.use({ expectedNoise: /404|ERR_|Failed to fetch|net::/ });

  test('pages of the shell hydrate without layout shift', async ({ page }) => {
    await start(page, { customer: true });
    const expectNoLayoutShift = await watchLayoutShifts(page);
    for (const address of [
      '/',
      '/home',
      '/interest',
      '/categories',
      '/store/latest',
      '/track-order',
      '/nowhere',
    ]) {
      await page.goto(address);
      await waitForHydration(page);
      await expect(bar(page).getByRole('button', { name: /^Your account, Layla/ })).toBeVisible();
      await expectNoLayoutShift(address);
    }
  });

  test('[ERR-14] an unknown page says so inside the frame and links to the home page', async ({ page }) => {
    await start(page);
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This page is not here' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The address may have changed');
    await expectAccessible(page, 'not found');
    await page.getByRole('main').getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: english.home })).toBeVisible();
  });

  test.describe('with the service worker', () => {
    test.use({ serviceWorkers: 'allow' });

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
      await context.setOffline(false);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page).toHaveURL(/\/track-order$/);
    });
  });
});

test.describe('with failing scripts', () => {
  test.use({ expectedNoise: /ERR_FAILED|Failed to fetch dynamically imported/ });

  test('without its scripts the storefront is readable, and links, search and language work', async ({
    page,
  }) => {
    await start(page);
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
    await bar(page).getByRole('link', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await bar(page).getByRole('link', { name: 'تتبع الطلب' }).click();
    await expect(page).toHaveURL(/\/track-order$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  });
});
