import type { Page } from '@playwright/test';
import { startMailServer } from '../apps/api/test/mail-server.ts';
import { consoleOrigin, openConsole } from './support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, quietTest } from './support/fixtures.ts';
import { orderByApi, placeByApi } from './support/orders.ts';
import { start } from './support/start.ts';
import { CUSTOMER, visit } from './support/steps.ts';
import { createVisitor } from './support/visitor.ts';
import { openWorld, type World } from './support/world.ts';

/** Beside the worker's own world, which has no mail server. */
const PORT_DISTANCE = 26;

const STORE = 'lantern-books';
const NOOR = 'noor@errand.example';
const OMAR = 'omar@errand.example';

type Mails = { world: World; origin: string; mailsTo: (address: string) => Mail[] };
type Mail = { subject: string; text: string };

const test = quietTest.extend<object, { mails: Mails }>({
  mails: [
    async ({ browserName: _ }, provide, { project }) => {
      const { port, hostname } = new URL(project.use.baseURL ?? '');
      const origin = `http://${hostname}:${Number(port) + PORT_DISTANCE}`;
      const smtp = await startMailServer();
      const world = await openWorld(origin, {
        name: 'mails',
        publicUrl: origin,
        smtpUrl: smtp.url,
        prepare: [
          // The time of day must not matter.
          `insert into settings (key, value) values ('quiet_hours_from', '"00:00"'), ('quiet_hours_until', '"00:00"')
             on conflict (key) do update set value = excluded.value`,
          `update stores set always_open = true where slug = '${STORE}'`,
        ],
      });
      const mailsTo = (address: string) =>
        smtp.received
          .filter(({ to }) => to.includes(address))
          .map(({ mail: { subject = '', text = '' } }) => ({ subject, text }));
      try {
        await world.addManagers(STORE, [NOOR, OMAR]);
        await provide({ world, origin, mailsTo });
      } finally {
        await world.close();
        await smtp.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ mails }, provide) => provide(mails.origin),
  // Before the sign-in there is no session.
  expectedNoise: async ({ browserName: _ }, provide) => provide(/status of 40[13]/),
});

// One world for the file.
test.describe.configure({ mode: 'default' });

/** Signs a manager of the store in. */
function openStoreConsole(
  browser: Parameters<typeof openConsole>[0],
  { world, origin }: Mails,
  mail: string,
) {
  const { password } = world.account('store-manager');
  return openConsole(browser, consoleOrigin(origin), { mail, password });
}

type Item = { id: number; name: string; stock: number };

async function findItem(page: Page, slug: string): Promise<Item> {
  return (await page.request.get(`/api/v1/items/details/${slug}`)).json();
}

test('a store says from which stock on it is told, and a manager who has turned the topic off is not told, while a colleague is', async ({
  page,
  browser,
  mails,
}) => {
  const { world, origin, mailsTo } = mails;
  const headers = await start(page, { module: 'ecommerce', at: '/home' });
  const item = await findItem(page, 'songs-for-a-small-oud');

  const store = await openStoreConsole(browser, mails, NOOR);
  await store.goto(`${consoleOrigin(origin)}/stores`);
  await store.getByRole('link', { name: 'Lantern Books' }).click();
  const panel = store
    .locator('section')
    .filter({ has: store.getByRole('heading', { name: 'Delivery and orders', exact: true }) });
  await panel.getByLabel('Low stock: tell at or below').fill(String(item.stock - 1));
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(store.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
  await world.tick('catalog.low-stock');
  expect([mailsTo(NOOR).length, mailsTo(OMAR).length]).toEqual([1, 1]);

  const colleague = await openStoreConsole(browser, mails, OMAR);
  await colleague.goto(`${consoleOrigin(origin)}/account`);
  const mail = colleague.getByRole('checkbox', { name: 'Stock E-mail' });
  const saved = colleague.waitForResponse(/notifications/);
  await mail.click({ force: true });
  await saved;
  await colleague.reload();
  await expect(mail).not.toBeChecked();
  await expectAccessible(colleague, 'the notifications of a member');

  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id'));
  const cart = { guest_id, item_id: item.id, quantity: 1 };
  const added = await page.request.post('/api/v1/customer/cart/add', { headers, data: cart });
  expect(added.ok(), await added.text()).toBe(true);
  await orderByApi(page, headers);
  await world.tick('catalog.low-stock');
  expect(mailsTo(NOOR)).toHaveLength(2);
  expect(mailsTo(NOOR).at(-1)?.text).toContain(item.name);
  expect(mailsTo(OMAR)).toHaveLength(1);
  await Promise.all([store, colleague].map((other) => other.context().close()));
});

/** The store counts the pieces of an item on its screen. */
async function setPieces(store: Page, { name }: Item, pieces: number): Promise<void> {
  await store.getByLabel('Search the menu').fill(name);
  const entry = store.getByRole('article', { name });
  await entry.getByRole('button', { name: 'Mark sold out' }).click();
  const dialog = store.getByRole('dialog', { name: `${name} is sold out` });
  await dialog.getByLabel('Pieces left').fill(String(pieces));
  await dialog.getByRole('button', { name: 'Save pieces' }).click();
  await expect(dialog).toBeHidden();
}

test('a customer is told that a wished item is back, opens it by the mail, and ends such mails by its link; a kind that is turned off in the settings is not sent', async ({
  page,
  browser,
  mails,
}) => {
  const { world, origin, mailsTo } = mails;
  const news = () => mailsTo(CUSTOMER.email).filter(({ subject }) => subject === 'Back in stock');
  await start(page, { customer: true, module: 'ecommerce', at: '/home' });
  const item = await findItem(page, 'the-patient-gardener');
  await visit(page, '/product/the-patient-gardener');
  const heart = page.getByRole('button', { name: `Save ${item.name} for later` }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await world.tick('wishlist.watch');

  const store = await openStoreConsole(browser, mails, NOOR);
  await store.goto(`${consoleOrigin(origin)}/kitchen/menu`);
  await setPieces(store, item, 3);
  await world.tick('wishlist.watch');
  expect(news()).toHaveLength(1);
  const links = news()[0]?.text.match(/http:\S+/g) ?? [];
  const [opens, ends] = ['/product/', '/unsubscribe'].map((path) =>
    links.find((link) => link.includes(path)),
  );

  await test.step('the link opens the item, which is sold again', async () => {
    await visit(page, opens ?? '');
    await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeEnabled();
  });

  await test.step('the other link asks in both languages, and ends the mails', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, `${ends}&lang=ar`);
    await expect(page.getByRole('button', { name: 'إلغاء الاشتراك' })).toBeVisible();
    await expectAccessible(page, 'the page that ends messages, in Arabic');
    await expectNoHorizontalScroll(page, 'the page that ends messages');
    await visit(page, `${ends}&lang=en`);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
    await page.getByRole('link', { name: 'All settings' }).click();
    await expect(page.getByRole('checkbox', { name: 'Wishlist news Email' })).not.toBeChecked();
    await setPieces(store, item, 0);
    await world.tick('wishlist.watch');
    await setPieces(store, item, 2);
    await world.tick('wishlist.watch');
    expect(news()).toHaveLength(1);
  });

  await test.step('mails of how an order ended are turned off in the settings', async () => {
    const mail = page.getByRole('checkbox', { name: 'How an order ended Email' });
    const saved = page.waitForResponse(/notifications\/settings/);
    await mail.click({ force: true });
    await saved;
    await expect(mail).not.toBeChecked();
    const visitor = await createVisitor(page.request, { customer: true, withWrap: true });
    const { headers } = visitor;
    const id = await placeByApi(page.request, visitor, { contact_person_email: CUSTOMER.email });
    const canceled = await page.request.put('/api/v1/customer/order/cancel', {
      headers,
      data: { order_id: Number(id), reason: 'Ordered by mistake' },
    });
    expect(canceled.ok(), await canceled.text()).toBe(true);
    await world.settle();
    const about = mailsTo(CUSTOMER.email).filter(({ subject }) => subject.includes(`#${id}`));
    // The confirmation is part of the contract.
    expect(about.map(({ subject }) => subject)).toEqual([`Your order #${id} from Saffron Street Kitchen`]);
  });
  await store.context().close();
});
