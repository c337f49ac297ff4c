import { placeByApi } from '../support/orders.ts';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import type { Tab } from './support/tab.ts';

type Support = NotificationPermission | 'unsupported';

const ON_DEVICE: Record<Support, string> = {
  default: 'Push is off on this device',
  granted: 'Push is off on this device',
  denied: 'Push is blocked on this device',
  unsupported: 'This browser cannot show push messages',
};
const ON_ORDER: Record<Support, string> = {
  default: 'Know when it is on its way',
  granted: 'Know when it is on its way',
  denied: 'Notifications are blocked',
  unsupported: 'This browser cannot notify you',
};

test('a customer reads what happened, chooses how to be told, and is offered push or told why there is none', async ({
  tab,
  request,
}) => {
  const visitor = await start(tab, request, { at: '/home', customer: true, withWrap: true });
  const order = await placeByApi(request, visitor);
  await tab.within('banner').see('link', /^Notifications, \d+ new$/);
  await tab.within('banner').click('link', /^Notifications/);
  await tab.arrive(/^\/notifications$/);
  await tab.see('heading', 'Notifications');
  await tab.within('main').see('link', /new$/);
  await tab.within('banner').see('link', 'Notifications');

  await tab.visit('/settings');
  await tab.see('checkbox', 'Refunds and wallet Email');
  const before = await isMailOn(tab);
  await tab.clickText('Email');
  await expect.poll(() => isMailOn(tab)).toBe(!before);
  await tab.visit('/settings');
  await tab.see('checkbox', 'Refunds and wallet Email');
  expect(await isMailOn(tab)).toBe(!before);

  const support = await readSupport(tab);
  await tab.see('heading', ON_DEVICE[support]);
  await tab.visit(`/track-order?order_id=${order}`);
  await tab.see('heading', ON_ORDER[support]);
  if (ON_ORDER[support] === ON_ORDER.default) await tab.see('button', 'Notify me');
  else await tab.seeNo('button', 'Notify me');
});

/** Whether the first topic that mails can tell of is told by mail. */
function isMailOn(tab: Tab): Promise<boolean | undefined> {
  return tab.read(
    () =>
      Array.from(document.querySelectorAll<HTMLInputElement>('.notification-topic input')).find((input) =>
        input.labels?.[0]?.textContent.endsWith('Email'),
      )?.checked,
  );
}

/** What the browser says of push messages, as its own interfaces do. */
function readSupport(tab: Tab): Promise<Support> {
  return tab.read(() =>
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
      ? Notification.permission
      : 'unsupported',
  );
}
