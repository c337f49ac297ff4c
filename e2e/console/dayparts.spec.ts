import type { Locator, Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { arabic, english, type Labels } from '../support/labels.ts';
import { addCookies, startWithWrap } from '../support/start.ts';
import { enterContact, openCart, payInCash, visit } from '../support/steps.ts';

// Before the sign-in there is no session, and the order outside of the hours is rejected.
test.use({ expectedNoise: /status of 40[13]/ });

const STORE = '/store/saffron-street-kitchen';
const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

test('a store sells a category and a dish on days of their own: an order on another day is refused, and cart, menu and dish say when it is sold next, in both languages', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  // Neither is today or tomorrow, even if the journey runs past midnight.
  const [ofCategory, ofDish] = [dayIn(3), dayIn(4)];
  const manager = await openConsole(browser, origin, world.account('store-manager'));
  await startWithWrap(page, { at: '/checkout?page=cart' });
  await enterContact(page);
  await payInCash(page);

  await test.step('the hours of a category reach a customer who is about to order', async () => {
    const panel = await openHours(manager, origin);
    await panel.getByRole('button', { name: 'Add days and hours' }).click();
    await panel.getByRole('group', { name: 'Hours 1' }).getByLabel('Category').selectOption('Grills');
    await chooseDay(panel, ofCategory.en);
    await expectAccessible(manager, 'the hours of a category');
    await save(manager, panel, 'The days and hours are saved.');

    await page.getByRole('button', { name: english.placeOrder }).click();
    const problems = page.getByRole('group', { name: 'What stands in the way' });
    await expect(problems).toContainText(english.dish);
    await expect(problems).toContainText(`Not Available now. Sold again on ${ofCategory.en} from 07:00.`);
    await expectAccessible(page, 'a checkout with a dish outside of its hours');
    await expect(page).toHaveURL(/\/checkout/);
  });

  await test.step('the hours of the dish replace those of its category', async () => {
    await expectInMenu(page, english, `Available ${ofCategory.en} from 07:00`);
    const form = await openDish(manager, page, origin);
    await form.getByRole('button', { name: 'Add days and hours' }).click();
    await chooseDay(form, ofDish.en);
    const hours = form.getByRole('group', { name: 'Hours 1' });
    await hours.getByLabel('From').fill('18:00');
    await hours.getByLabel('Until').fill('22:30');
    await expectAccessible(manager, 'the hours of a dish');
    await save(manager, manager.getByRole('main'), 'Saved');
    await expectInMenu(page, english, `Available ${ofDish.en} from 18:00`);
  });

  await test.step('in Arabic on a phone', async () => {
    await addCookies(page, { language: 'ar' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expectInMenu(page, arabic, `متاح يوم ${ofDish.ar} من 18:00`);
    await expectNoHorizontalScroll(page, 'a menu with a dish that is not sold now');
    const drawer = await openCart(page, arabic);
    await expect(drawer).toContainText(
      plain(`غير متاح الآن. يُباع من جديد يوم ${ofDish.ar} من الساعة 18:00.`),
    );
    await expectAccessible(page, 'a cart with a dish that is not sold now');
    await visit(page, '/product/charcoal-chicken-wrap');
    const main = page.getByRole('main');
    await expect(main).toContainText(plain(`متاح يوم ${ofDish.ar} من 6:00 م`));
    await expect(main).toContainText(plain(`يُباع ${ofDish.ar}، 6:00 م – 10:30 م`));
    await expect(main.getByRole('button', { name: arabic.addToCart })).toHaveCount(0);
    await expectNoHorizontalScroll(page, 'a dish that is not sold now');
    await expectAccessible(page, 'a dish that is not sold now');
  });

  await test.step('without hours it is sold again', async () => {
    const form = await openDish(manager, page, origin);
    await form.getByRole('button', { name: 'Remove hours 1' }).click();
    await save(manager, manager.getByRole('main'), 'Saved');
    const panel = await openHours(manager, origin);
    await panel.getByRole('button', { name: 'Remove hours 1' }).click();
    await save(manager, panel, 'The days and hours are saved.');
    await expect(async () => {
      await visit(page, '/product/charcoal-chicken-wrap');
      await expect(page.getByRole('button', { name: arabic.addToCart }).first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass();
  });
  await manager.context().close();
});

/** The weekday some days from now, in both languages, where the store is. */
function dayIn(days: number): Record<'en' | 'ar', string> {
  const at = Date.now() + days * 86_400_000;
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'Asia/Dubai' }).format(at);
  return { en: name('en'), ar: name('ar') };
}

/** The panel of hours on the page of the manager's store. */
async function openHours(manager: Page, origin: string): Promise<Locator> {
  await manager.goto(`${origin}/stores`);
  await manager.getByRole('link', { name: english.store }).click();
  return manager
    .locator('section')
    .filter({ has: manager.getByRole('heading', { name: 'Days and hours of categories' }) });
}

/** The days and hours in the form of the wrap. */
async function openDish(manager: Page, page: Page, origin: string): Promise<Locator> {
  const wrap = await page.request.get('/api/v1/items/details/charcoal-chicken-wrap');
  await manager.goto(`${origin}/items/${((await wrap.json()) as { id: number }).id}`);
  return manager.getByRole('group', { name: 'Days and hours of sale' });
}

/** Leaves one day of the first row chosen, which begins with all. */
async function chooseDay(hours: Locator, day: string): Promise<void> {
  const row = hours.getByRole('group', { name: 'Hours 1' });
  for (const other of WEEK.filter((name) => name !== day))
    await row.getByRole('checkbox', { name: other }).press('Space');
  await expect(row.getByRole('checkbox', { checked: true })).toHaveCount(1);
}

async function save(manager: Page, scope: Locator, done: string): Promise<void> {
  await scope.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(manager.getByRole('status').filter({ hasText: done })).toBeVisible();
}

/** The menu shows the wrap with this text and without a button that adds it, once the page has been invalidated. */
async function expectInMenu(page: Page, labels: Labels, text: string): Promise<void> {
  const row = page.getByRole('article').filter({ has: page.getByRole('link', { name: labels.dish }) });
  await expect(async () => {
    await visit(page, STORE);
    await expect(row.first()).toContainText(plain(text), { timeout: 2000 });
  }).toPass();
  await expect(row.first().getByRole('button')).toHaveCount(0);
}

/** The text, with or without the marks that isolate its parts. */
function plain(text: string): RegExp {
  const letters = Array.from(text, (letter) => (letter === '.' ? '\\.' : letter));
  return new RegExp(letters.join('[\\u2066-\\u2069]*'));
}
