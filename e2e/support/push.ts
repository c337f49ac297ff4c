import type { BrowserContext, Page, Worker } from '@playwright/test';

/** Push messages in journeys, without the push service of the browser. */

export const PUSH_SERVICE = 'https://push.errand.test/';

/**
 * Chromium without a window has no notifications and reaches no push service: the permission and the subscription are made
 * up, everything else is the browser's. `answer` is what the visitor answers when the browser asks.
 */
export async function stubPushService(
  context: BrowserContext,
  answer: 'granted' | 'denied' = 'granted',
): Promise<void> {
  const stub = { service: PUSH_SERVICE, answer };
  await context.addInitScript(({ service, answer: given }) => {
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
    const permission = () => localStorage.getItem('stub-permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: permission });
    Notification.requestPermission = async () => {
      localStorage.setItem('stub-asked', String(Number(localStorage.getItem('stub-asked')) + 1));
      localStorage.setItem('stub-permission', given);
      return given;
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
  }, stub);
}

/** How often the browser has asked for the permission. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => Number(localStorage.getItem('stub-asked')));
}

/** The number of the stubbed subscription; null without one. */
export function subscriptionNumber(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('stub-endpoint'));
}

/** Delivers a message to the service worker, as the push service of the browser does. */
export async function deliverPush(page: Page, message: object): Promise<void> {
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
export function recordNotifications(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const recording = globalThis as unknown as Recording;
    recording.shown = [];
    recording.registration.showNotification = async (title, { data } = {}) => {
      recording.shown.push(`${title} ${(data as { path: string }).path}`);
    };
  });
}

export function shownNotifications(worker: Worker): Promise<string[]> {
  return worker.evaluate(() => (globalThis as unknown as Recording).shown);
}
