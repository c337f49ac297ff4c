import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { openCart, openItem, openStore, pick, signIn, visit } from './support/steps.ts';

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

// Requirements: CART-34, CART-35, CART-36, ITEM-07..12, ITEM-14, ITEM-16..23, ITEM-25, ITEM-49, ITEM-53, ITEM-54,
// ITEM-65..70, ITEM-73, ITEM-75..78, ROUTE-19, ROUTE-23.
test('a dish asks for its required choices, is added to the cart with them, and its line is updated', async ({
  page,
}) => {
  await start(page);
  await openStore(page);
  await expect(page).toHaveURL(/\/store\/[\w-]+\?module_id=\d+&store_zone_id=\d+/);
  const calls = watchCalls(page);
  const dialog = await openItem(page);
  expect(calls.count('/items/details')).toBe(0);
  await expect(dialog.locator('img').first()).toBeVisible();
  for (const text of [
    'Saffron Street Kitchen',
    '15% off from $12, up to $5',
    '$8.90',
    'Halal',
    'Chicken thigh over charcoal',
    '540 kcal',
    'Wheat, Milk',
    'Rated 4.8 of 5',
    'between minimum 1 and Maximum 2 items',
  ])
    await expect(dialog).toContainText(text);
  await expect(dialog.getByRole('link', { name: 'Saffron Street Kitchen' })).toHaveCount(0);
  await dialog.getByRole('button', { name: /Charcoal chicken wrap/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You are not logged in' })).toBeVisible();

  const add = dialog.getByRole('button', { name: /^Add to Cart/ });
  await add.click();
  await expect(dialog.locator('.problem-line')).toHaveText(
    'Variation Size can not remain without selection.',
  );
  await pick(dialog, 'Regular');
  await pick(dialog, 'Large, half again');
  await expect(dialog.getByRole('radio', { name: /^Regular/ })).not.toBeChecked();
  await add.click();
  await expect(dialog.locator('.problem-line')).toHaveText(
    'Variation Sauces can not remain without selection.',
  );
  for (const sauce of ['Garlic cream', 'Chilli oil', 'Tahini and lemon']) await pick(dialog, sauce);
  await add.click();
  await expect(dialog.locator('.problem-line')).toHaveText(
    'Selected variation named Sauces must be in between Minimum 1 and Maximum 2',
  );
  expect(calls.count('/cart/add')).toBe(0);
  await dialog.getByText('Tahini and lemon', { exact: true }).click();
  // 8.90 + 2 (large) + 1 (chilli oil) is below the minimum of the store's offer.
  await expect(add).toContainText('$11.90');
  const quantity = dialog.getByRole('group', { name: 'Quantity', exact: true });
  await expect(quantity.locator('b')).toHaveText('1');
  await expect(quantity.getByRole('button', { name: 'One less' })).toBeDisabled();
  await quantity.getByRole('button', { name: 'One more' }).click();
  // Twice 11.90 reaches it: 15 % of the line (3.57) is deducted.
  await expect(add).toContainText('$20.23');
  await quantity.getByRole('button', { name: 'One less' }).click();
  await add.click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  // The cart charges the button's price, and shows what the offer requires.
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toContainText('$11.90');
  await expect(drawer).toContainText(/Add .?\$0\.10.? for 15% off/);
  await drawer.getByRole('button', { name: 'One more of Charcoal chicken wrap' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('$20.23');
  await expect(drawer).not.toContainText('for 15% off');
  await drawer.getByRole('button', { name: 'One less of Charcoal chicken wrap' }).click();
  await drawer.getByRole('button', { name: 'Remove Charcoal chicken wrap' }).click();
  await expect(drawer).toContainText('Your cart is empty');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await openItem(page);
  await pick(dialog, 'Regular');
  await pick(dialog, 'Garlic cream');
  await chooseAddOns(dialog);
  await add.click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const added = calls.callsOf('/cart/add').at(-1);
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
  await expect(page.locator('.toast').filter({ hasText: 'Item updated successfully' })).toBeVisible();
  expect(calls.count('/cart/add')).toBe(2);
  expect(calls.callsOf('/cart/update').at(-1)?.body).toMatchObject({ quantity: 2 });
});

/** Ends with two of the second add-on and one of the first. */
async function chooseAddOns(dialog: Locator): Promise<void> {
  const extras = dialog.getByRole('group', { name: 'Add to it' });
  const [first = '', second = ''] = await extras
    .locator('.add-ons-pick > span:nth-of-type(2)')
    .allTextContents();
  for (const name of [first, second]) await pick(dialog, name);
  const amount = (name: string) => extras.getByRole('group', { name: `Quantity of ${name}` });
  await expect(amount(second).locator('b')).toHaveText('1');
  await amount(second).getByRole('button', { name: 'One more' }).click();
  await expect(amount(second).locator('b')).toHaveText('2');
  await amount(first).getByRole('button', { name: 'One more' }).click();
  await amount(first).getByRole('button', { name: 'One less' }).click();
  await amount(first).getByRole('button', { name: 'Remove' }).click();
  await expect(dialog.getByRole('checkbox', { name: new RegExp(`^${first}`) })).not.toBeChecked();
  await pick(dialog, first);
  await extras.getByText(first, { exact: true }).click();
  await expect(amount(first)).toHaveCount(0);
  await pick(dialog, first);
}

async function openDishAgain(page: Page) {
  await page.getByRole('link', { name: 'Charcoal chicken wrap' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Charcoal chicken wrap' });
  await expect(dialog.getByRole('button', { name: /^Update To Cart/ })).toBeVisible();
  return dialog;
}

// Requirements: ITEM-62, ITEM-63, ITEM-64, ROUTE-22, ROUTE-28, ROUTE-30.
test('a campaign dish is ordered directly, by customers only', async ({ page }) => {
  const calls = watchCalls(page);
  await start(page, { at: CAMPAIGN_DISH });
  const dialog = page.getByRole('dialog');
  const order = dialog.getByRole('button', { name: /^Order Now/ });
  await order.click();
  const refusal = page.locator('.toast').filter({ hasText: 'You are not logged in' });
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
  await visit(page, '/store/oak-and-iron');
  await expect(main).toContainText('this store is not having any review plan');
});
