import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  slowNetwork,
  test,
  watchLayoutShifts,
} from './support/fixtures.ts';
import { orderAsGuest, orderByApi } from './support/orders.ts';
import { PUSH_SERVICE, stubPushService, subscriptionNumber, timesAsked } from './support/push.ts';
import { start, startWithWrap } from './support/start.ts';
import { checkOutAsGuest, enterContact, openCart, placeOrder, visit } from './support/steps.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guest turns push on after ordering, renews a subscription by the next page, which does not shift, and turns push off apart from any order', async ({
    page,
    context,
    world,
  }) => {
    await stubPushService(context);
    const id = await orderAsGuest(page);
    const panel = page.getByRole('region', { name: 'Know when it is on its way' });
    await expectAccessible(page, 'offer of push messages');
    const stored = page.waitForRequest(/cm-firebase-token/);
    await panel.getByRole('button', { name: 'Notify me' }).click();
    const body = (await stored).postDataJSON() as { guest_id: string; cm_firebase_token: string };
    expect(body.guest_id).toBeTruthy();
    const { applicationServerKey, ...token } = JSON.parse(body.cm_firebase_token);
    expect(applicationServerKey).toBeUndefined();
    expect(token).toEqual({ endpoint: `${PUSH_SERVICE}1`, keys: { p256dh: 'public', auth: 'secret' } });
    const on = page.getByRole('region', { name: 'We will notify you' });
    await expect(on).toContainText('even with this page closed');

    await page.evaluate(() => localStorage.setItem('stub-endpoint', '2'));
    const renewed = page.waitForRequest(/cm-firebase-token/);
    await page.setViewportSize({ width: 390, height: 844 });
    await slowNetwork(page);
    const expectNoLayoutShift = await watchLayoutShifts(page, 3);
    await page.reload();
    expect((await renewed).postDataJSON().cm_firebase_token).toContain(`${PUSH_SERVICE}2`);
    await expect(on).toBeVisible();
    await expect(page.locator('[data-zoom]')).toBeVisible();
    await expectNoLayoutShift('an order whose messages are on');

    await world.deliver(id);
    await visit(page, '/track-order');
    const device = page.getByRole('region', { name: 'Push is on for this device' });
    await expectAccessible(page, 'push messages of a guest');
    const ended = page.waitForRequest(/cm-firebase-token/);
    await device.getByRole('button', { name: 'Turn off' }).click();
    expect((await ended).postDataJSON().cm_firebase_token).toBe('@');
    await expect(page.getByRole('region', { name: 'Push is off on this device' })).toBeVisible();
    await expect.poll(() => subscriptionNumber(page)).toBeNull();
    await visit(page, '/track-order');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Push/ })).toHaveCount(0);
  });

  test('a customer turns push on and off in the settings', async ({ page, context }) => {
    await stubPushService(context);
    await start(page, { customer: true, at: '/settings' });
    const off = page.getByRole('region', { name: 'Push is off on this device' });
    await off.getByRole('button', { name: 'Turn on' }).click();
    const on = page.getByRole('region', { name: 'Push is on for this device' });
    await expect(on).toBeVisible();
    expect(await subscriptionNumber(page)).toBe('1');
    await page.reload();
    await on.getByRole('button', { name: 'Turn off' }).click();
    await expect(off).toBeVisible();
    await expect.poll(() => subscriptionNumber(page)).toBeNull();
  });
});

test('the permission is asked once, by a tap after an order was placed, and a refusal is respected', async ({
  page,
  context,
}) => {
  await stubPushService(context, 'denied');
  await startWithWrap(page, { at: '/home' });
  await visit(page, '/store/saffron-street-kitchen');
  await checkOutAsGuest(page, await openCart(page));
  await enterContact(page);
  await placeOrder(page);
  const offer = page.getByRole('region', { name: 'Know when it is on its way' });
  await expect(offer).toContainText('even with this page closed');
  expect(await timesAsked(page)).toBe(0);
  await offer.getByRole('button', { name: 'Notify me' }).click();
  const blocked = page.getByRole('region', { name: 'Notifications are blocked' });
  await expect(blocked).toContainText('open the settings of this site');
  await page.reload();
  await expect(blocked).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notify me' })).toHaveCount(0);
  expect(await timesAsked(page)).toBe(1);
});

test.describe('with a failing server', () => {
  test.use({ expectedNoise: /500/ });

  test('a customer sees by the bell that an order has news, reads it on the page, which empties the bell, and turns a kind off', async ({
    page,
  }) => {
    const headers = await startWithWrap(page, { customer: true, at: '/home' });
    const id = await orderByApi(page, headers);
    await expect(bell(page)).toHaveAccessibleName(/^Notifications, \d+ new$/);
    await bell(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    const row = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `#${id}` })
      .last();
    await expect(row).toContainText('Saffron Street Kitchen');
    await expect(row.getByRole('link')).toHaveAccessibleName(/new$/);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await row.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/track-order\\?order_id=${id}$`));

    await visit(page, '/settings');
    const mail = page.getByRole('checkbox', { name: 'Refunds and wallet Email' });
    await expect(mail).toBeChecked();
    const saved = page.waitForResponse(/notifications\/settings/);
    await mail.click({ force: true });
    await saved;
    await expect(mail).not.toBeChecked();
    await page.reload();
    await expect(mail).not.toBeChecked();
    await page.route('**/notifications/settings', (route) => route.fulfill({ status: 500 }));
    await mail.click({ force: true });
    await expect(mail).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Progress of orders Push' })).toBeChecked();
  });
});

test('every width counts what is new: the bell on all, the menu on narrow ones, and the page is read from right to left in Arabic', async ({
  page,
}) => {
  const headers = await startWithWrap(page, { customer: true, language: 'ar', at: '/home' });
  await orderByApi(page, headers);
  const link = page.getByRole('banner').getByRole('link', { name: /^الإشعارات/ });
  for (const width of [1440, 1024, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(link).toHaveAccessibleName(/جديد/);
    await expect(link.locator('.badge')).toBeInViewport({ ratio: 1 });
    const menu = page.getByRole('banner').getByRole('button', { name: 'القائمة', exact: true });
    if (width > 1200) {
      await expect(menu).toBeHidden();
      continue;
    }
    await menu.click();
    const row = page.getByRole('dialog').getByRole('link', { name: /^الإشعارات/ });
    await expect(row).toHaveAccessibleName(/جديد/);
    await expect(row.locator('.badge')).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page, `menu at ${width}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'الإشعارات' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expectNoHorizontalScroll(page, 'notifications');
  await expectAccessible(page, 'notifications');
});

test('a guest is asked to sign in for the notifications, and has no bell', async ({ page }) => {
  await start(page, { at: '/notifications' });
  await expect(
    page.getByRole('heading', { level: 1, name: /Sign in to see this: Notifications/ }),
  ).toBeVisible();
  await expect(bell(page)).toBeHidden();
});
