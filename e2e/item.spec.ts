import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { arabic } from './support/labels.ts';
import { start } from './support/start.ts';
import { openItem, openStore, pick, signIn, visit } from './support/steps.ts';

const STORE = '/store/saffron-street-kitchen';
/** A campaign item that is on sale at any hour. */
const CAMPAIGN_DISH = '/home?item=two-pizza-evening';

/** Records the page's API calls from now on, as "POST /customer/cart/add". */
function watchCalls(page: Page) {
  const calls: { call: string; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.split('/api/v1')[1];
    if (path === undefined) return;
    calls.push({ call: `${request.method()} ${path}`, body: request.postDataJSON() ?? {} });
  });
  const callsOf = (part: string) => calls.filter(({ call }) => call.includes(part));
  return { callsOf, count: (part: string) => callsOf(part).length };
}

test('[ROUTE-19, ROUTE-23, ITEM-09, ITEM-11, ITEM-49, ITEM-66, ITEM-69, ITEM-76, ITEM-77, CART-34, CART-35, CART-36] a dish is added to the cart with its choices, and its line is updated', async ({
  page,
}) => {
  await start(page);
  await openStore(page);
  await expect(page).toHaveURL(/\/store\/[\w-]+\?module_id=\d+&store_zone_id=\d+/);
  const calls = watchCalls(page);
  const dialog = await openItem(page);
  expect(calls.count('/items/details')).toBe(0);
  await expect(dialog).toContainText('Saffron Street Kitchen');
  await expect(dialog.getByRole('link', { name: 'Saffron Street Kitchen' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Charcoal chicken wrap/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are not logged in' })).toBeVisible();

  const add = dialog.getByRole('button', { name: /^Add to Cart/ });
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText('Variation Size can not remain without selection.');
  await pick(dialog, 'Regular');
  for (const sauce of ['Garlic cream', 'Chilli oil', 'Tahini and lemon']) await pick(dialog, sauce);
  await add.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Selected variation named Sauces must be in between Minimum 1 and Maximum 2',
  );
  expect(calls.count('/cart/add')).toBe(0);
  await dialog.getByText('Tahini and lemon', { exact: true }).click();
  const extras = dialog.getByRole('group', { name: 'Add to it' });
  const names = await extras.locator('.add-ons-pick > span:nth-of-type(2)').allTextContents();
  for (const name of names.slice(0, 2)) await pick(dialog, name);
  await extras
    .getByRole('group', { name: `Quantity of ${names[1]}` })
    .getByRole('button', { name: 'One more' })
    .click();
  await extras.getByText(names[0] ?? '', { exact: true }).click();
  await expect(extras.getByRole('group', { name: `Quantity of ${names[0]}` })).toHaveCount(0);
  await pick(dialog, names[0] ?? '');
  await add.click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const [added] = calls.callsOf('/cart/add');
  expect(added?.call).toBe('POST /customer/cart/add');
  const { add_on_ids: ids, add_on_qtys: quantities } = (added?.body ?? {}) as Record<string, number[]>;
  expect(quantities).toEqual([2, 1]);
  expect(ids?.[0]).toBeGreaterThan(ids?.[1] ?? 0);

  const again = await openDishAgain(page);
  await again
    .getByRole('group', { name: 'Quantity', exact: true })
    .getByRole('button', { name: 'One more' })
    .click();
  await again.getByRole('button', { name: /^Update To Cart/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Item updated successfully' })).toBeVisible();
  expect(calls.count('/cart/add')).toBe(1);
  expect(calls.callsOf('/cart/update')[0]?.body).toMatchObject({ quantity: 2 });
});

async function openDishAgain(page: Page) {
  await page.getByRole('link', { name: 'Charcoal chicken wrap' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Charcoal chicken wrap' });
  await expect(dialog.getByRole('button', { name: /^Update To Cart/ })).toBeVisible();
  return dialog;
}

test('[ITEM-62, ITEM-63, ITEM-64, ROUTE-22, ROUTE-28, ROUTE-30] a campaign dish is ordered directly, by customers only', async ({
  page,
}) => {
  const calls = watchCalls(page);
  await start(page, { at: CAMPAIGN_DISH });
  const dialog = page.getByRole('dialog');
  const order = dialog.getByRole('button', { name: /^Order Now/ });
  await order.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You are not logged in' });
  await expect(refusal.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(/\/home/);
  expect(calls.count('/cart/add')).toBe(0);
  await expect(dialog.getByRole('button', { name: /Cart|Buy Now/ })).toHaveCount(0);
  const name = (await dialog.locator('.item-detail-name').textContent()) ?? '';
  const store = dialog.getByRole('link');
  const storeName = (await store.textContent()) ?? '';
  await store.click();
  await expect(page).toHaveURL(/\/store\/[\w-]+/);
  await expect(page.getByRole('heading', { level: 1, name: storeName })).toBeVisible();
  await signIn(page);
  await visit(page, CAMPAIGN_DISH);
  for (const group of await dialog.locator('fieldset:has(input[type=radio])').all()) {
    await group.locator('label').first().click();
  }
  await order.click();
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
  await expect(page.getByRole('complementary')).toContainText(name);
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('complementary')).toContainText(name);
  expect(calls.count('/cart/add')).toBe(0);
});

test('a store page shows its hours, filters its menu and shares its URL', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page, { at: STORE });
  const main = page.getByRole('main');
  await expect(main).toContainText(/Distance ?0\.\d km/);
  const dishes = main.locator('.dish-row');
  const all = await dishes.count();
  await main.getByRole('button', { name: 'Veg', exact: true }).click();
  expect(await dishes.count()).toBeLessThan(all);
  await expect(dishes.getByRole('img', { name: 'Non-vegetarian' })).toHaveCount(0);
  await main.getByRole('button', { name: 'All', exact: true }).click();
  await main.getByRole('button', { name: 'Search the menu' }).click();
  await main.getByRole('searchbox').fill('fattoush');
  await expect(dishes).toHaveCount(1);
  await main.getByRole('button', { name: 'Close' }).click();
  const drinks = main.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Drinks' });
  await drinks.click();
  await expect(drinks).toHaveAttribute('aria-current', 'true');
  await main.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  const reviews = main.getByRole('region', { name: 'Reviews' });
  const before = await reviews.locator('.review-row').count();
  await reviews.getByRole('button', { name: 'Show more reviews' }).click();
  await expect.poll(() => reviews.locator('.review-row').count()).toBeGreaterThan(before);
  await main.getByRole('button', { name: 'Write to the store' }).click();
  const signInDialog = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signInDialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog).toBeHidden();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((text) => JSON.parse(text)['@type'])).toEqual(['Restaurant', 'BreadcrumbList']);
  await expectAccessible(page, 'store with reviews');
  await visit(page, '/store/oak-and-iron');
  await expect(main).toContainText('this store is not having any review plan');
});

test('in Arabic a dish asks for its required choices and is mirrored', async ({ page }) => {
  await start(page, { at: STORE, language: 'ar' });
  const dialog = await openItem(page, arabic);
  await dialog.getByRole('button', { name: arabic.addToCart }).click();
  await expect(dialog.getByRole('alert')).toContainText('الحجم');
  await pick(dialog, arabic.large);
  await pick(dialog, arabic.garlic);
  const picture = await dialog.locator('.item-detail-picture').boundingBox();
  const choices = await dialog.locator('.item-detail-side').boundingBox();
  expect(picture?.x ?? 0).toBeGreaterThan(choices?.x ?? 0);
  await dialog.getByRole('button', { name: arabic.addToCart }).click();
  await expect(page.getByRole('status').filter({ hasText: arabic.added })).toBeVisible();
});
