import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, quietTest } from './support/fixtures.ts';
import { arabic, english, type Labels } from './support/labels.ts';
import { orderByApi } from './support/orders.ts';
import { deliverPush, recordNotifications, shownNotifications, stubPushService } from './support/push.ts';
import { startWithWrap } from './support/start.ts';
import { expectDelivered, visit } from './support/steps.ts';
import { tokenOf } from './support/visitor.ts';
import { openWorld, type World } from './support/world.ts';

/** Beside the worker's own world, because messages have links only where the shop has an address. */
const PORT_DISTANCE = 20;

const test = quietTest.extend<object, { linked: { world: World; origin: string } }>({
  linked: [
    async ({ browserName: _ }, provide, { project }) => {
      const { port, hostname } = new URL(project.use.baseURL ?? '');
      const origin = `http://${hostname}:${Number(port) + PORT_DISTANCE}`;
      const world = await openWorld(origin, { name: 'linked', publicUrl: origin });
      await provide({ world, origin });
      await world.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ linked }, provide) => provide(linked.origin),
  serviceWorkers: 'allow',
});

test('a guest who has closed the tab follows the order by the mail on other devices, in both languages, and by push, until it is delivered, also once it belongs to an account', async ({
  page,
  context,
  browser,
  linked: { world },
}) => {
  await stubPushService(context);
  const headers = await startWithWrap(page, { at: '/track-order' });
  const id = await orderByApi(page, headers, { contact_person_email: 'sami@example.com' });
  await visit(page, `/track-order?order_id=${id}`);
  await page.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByRole('region', { name: 'We will notify you' })).toBeVisible();
  const guestId = await page.evaluate(() => localStorage.getItem('guest_id'));
  const inbox = await context.newPage();
  await page.close();

  await visit(inbox, '/demo-inbox');
  const mail = inbox.getByRole('listitem').filter({ hasText: 'sami@example.com' }).filter({ hasText: id });
  const link = mail.getByRole('link').first();
  await expectAccessible(inbox, 'demo inbox');
  const address = (await link.getAttribute('href')) ?? '';
  expect(new URL(address).pathname).toBe('/track-order');

  const abroad = await openOnOtherDevice(browser, address, 'ar', arabic);
  const home = await openOnOtherDevice(browser, address, 'en', english);
  await test.step('the order becomes that of an account, whose customer is signed in nowhere here', async () => {
    const token = await tokenOf(inbox.request);
    const claimed = await inbox.request.post('/api/v1/customer/order/claim', {
      headers: { ...headers, authorization: `Bearer ${token}` },
      data: { guest_id: guestId, order_ids: [Number(id)] },
    });
    expect(claimed.ok(), await claimed.text()).toBe(true);
  });
  await world.advance(id, 'picked_up');
  await expect(home.locator('[aria-current=step]')).toContainText('On the way');

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  const path = address.slice(new URL(address).origin.length);
  const message = { body: 'Now', tag: `order-${id}`, path };
  await test.step('the message that the push service delivers leads to the same page', async () => {
    await recordNotifications(worker);
    await deliverPush(inbox, { title: 'On the way', ...message });
    await expect.poll(() => shownNotifications(worker)).toEqual([`On the way ${path}`]);
    await inbox.goto(path);
    await expect(inbox.locator('[aria-current=step]')).toContainText('On the way');
  });

  await world.deliver(id);
  await deliverPush(inbox, { title: 'Delivered', ...message });
  await expect.poll(() => shownNotifications(worker)).toEqual([`On the way ${path}`, `Delivered ${path}`]);
  await expectDelivered(home);
  await expectDelivered(abroad, arabic);
  await expectDelivered(inbox);
  await Promise.all([home, abroad].map((other) => other.context().close()));
});

/** Opens the link of a mail in a browser that has never seen the shop. */
async function openOnOtherDevice(
  browser: Browser,
  address: string,
  language: string,
  labels: Labels,
): Promise<Page> {
  const context = await browser.newContext({ locale: language, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: labels.arriving })).toBeVisible();
  return page;
}
