import type { BrowserContext, Page, Worker } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { orderAsGuest, orderByApi } from './support/orders.ts';
import { start, startWithWrap } from './support/start.ts';
import { visit } from './support/steps.ts';

const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a guest turns push on after ordering, closes the tab, and the messages that arrive lead to the order', async ({
    page,
    context,
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
    await expect(page.getByRole('region', { name: 'We will notify you' })).toContainText(
      'even with this page closed',
    );

    // A page that the browser has renewed the subscription for tells the server.
    await page.evaluate(() => localStorage.setItem('stub-endpoint', '2'));
    const renewed = page.waitForRequest(/cm-firebase-token/);
    await page.reload();
    expect((await renewed).postDataJSON().cm_firebase_token).toContain(`${PUSH_SERVICE}2`);

    const other = await context.newPage();
    await visit(other, '/help-and-support');
    await page.close();
    const [worker] = context.serviceWorkers();
    if (!worker) throw new Error('There is no service worker.');
    await recordNotifications(worker);
    const path = `/track-order?order_id=${id}`;
    await deliverPush(other, { title: 'On the way', body: 'Now', tag: `order-${id}`, path });
    await deliverPush(other, { title: 'Delivered', body: 'Enjoy!', tag: `order-${id}`, path });
    await expect.poll(() => shownNotifications(worker)).toEqual([`On the way ${path}`, `Delivered ${path}`]);
    await other.goto(path);
    await expect(other.getByRole('region', { name: 'We will notify you' })).toBeVisible();
  });
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
    const mail = page.getByRole('checkbox', { name: 'Refunds and money Email' });
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

test('on a phone in Arabic the bell is in the header, and the page is read from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const headers = await startWithWrap(page, { customer: true, language: 'ar', at: '/home' });
  await orderByApi(page, headers);
  const link = page.getByRole('banner').getByRole('link', { name: /^الإشعارات/ });
  await expect(link).toHaveAccessibleName(/جديد/);
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

const PUSH_SERVICE = 'https://push.errand.test/';

/**
 * Chromium without a window has no notifications and reaches no push service: the permission and the subscription are made
 * up, everything else is the browser's.
 */
async function stubPushService(context: BrowserContext): Promise<void> {
  await context.addInitScript((service) => {
    const subscription = (number: string) => ({
      endpoint: service + number,
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: service + number,
        expirationTime: null,
        keys: { p256dh: 'public', auth: 'secret' },
      }),
      unsubscribe: async () => localStorage.removeItem('stub-endpoint'),
    });
    const isGranted = () => localStorage.getItem('stub-permission') === 'granted';
    Object.defineProperty(Notification, 'permission', { get: () => (isGranted() ? 'granted' : 'default') });
    Notification.requestPermission = async () => {
      localStorage.setItem('stub-permission', 'granted');
      return 'granted';
    };
    Object.assign(PushManager.prototype, {
      async getSubscription() {
        const number = localStorage.getItem('stub-endpoint');
        return number && subscription(number);
      },
      async subscribe(options: PushSubscriptionOptionsInit) {
        if (!options.userVisibleOnly || (options.applicationServerKey as Uint8Array).length !== 65)
          throw new Error('not a subscription to visible messages');
        localStorage.setItem('stub-endpoint', '1');
        return subscription('1');
      },
    });
  }, PUSH_SERVICE);
}

/** Delivers a message to the service worker, as the push service of the browser does. */
async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify({ language: 'en', direction: 'ltr', ...message }),
  });
  await session.detach();
}

type Recording = { shown: string[]; registration: ServiceWorkerRegistration };

/** Lets the worker record the notifications that it shows. */
function recordNotifications(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const recording = globalThis as unknown as Recording;
    recording.shown = [];
    recording.registration.showNotification = async (title, { data } = {}) => {
      recording.shown.push(`${title} ${(data as { path: string }).path}`);
    };
  });
}

function shownNotifications(worker: Worker): Promise<string[]> {
  return worker.evaluate(() => (globalThis as unknown as Recording).shown);
}
