import { expect, test } from './fixtures.ts';
import { addDish, openCart, openDish, openFood, openStore, visit } from './steps.ts';

test.beforeEach(async ({ page }) => {
  await openFood(page);
  await openStore(page);
  await addDish(page, await openDish(page));
});

test('[SESSION-13, CART-06, CART-07, CART-09, CART-10, CART-27, CART-28, CART-46] minus leads down to the empty cart', async ({
  page,
}) => {
  const drawer = await openCart(page);
  const line = drawer.getByRole('group', { name: 'Quantity of Charcoal chicken wrap' });
  await line.getByRole('button', { name: 'One more of Charcoal chicken wrap' }).click();
  await expect(line.getByRole('status')).toHaveText('2');
  // 10.90 less 15%, 1.635, which count as 1.64; twice.
  await expect(drawer).toContainText('$18.53');
  await line.getByRole('button', { name: 'One less of Charcoal chicken wrap' }).click();
  await expect(line.getByRole('status')).toHaveText('1');
  await line.getByRole('button', { name: 'Remove Charcoal chicken wrap' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cart item remove successfully' })).toBeVisible();
  await expect(drawer).toContainText('Your cart is empty');
  await expect(drawer).toContainText('No items added in your cart. Please add product to your cart list.');
  await drawer.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('[CART-34..36, CART-45, CART-47] an item that is in the cart is updated', async ({ page }) => {
  await page.getByRole('link', { name: 'Charcoal chicken wrap' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Charcoal chicken wrap' });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cart/')) sent.push(request.method());
  });
  const update = dialog.getByRole('button', { name: /^Update To Cart/ });
  await update.click();
  await expect(page.getByText('No changes found to update.')).toBeVisible();
  expect(sent).toEqual([]);
  await dialog
    .getByRole('group', { name: 'Quantity', exact: true })
    .getByRole('button', { name: 'One more' })
    .click();
  await update.click();
  await expect(page.getByRole('status').filter({ hasText: 'Item updated successfully' })).toBeVisible();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('group', { name: /^Quantity/ }).getByRole('status')).toHaveText('2');
});

test('[CART-38..43] another store’s item asks before it clears the cart', async ({ page }) => {
  await visit(page, '/store/cardamom-cup?module_id=1&store_zone_id=1');
  const add = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const name = (await add.getAttribute('aria-label'))?.replace(/^Add (.+) to the cart$/, '$1') ?? '';
  const question = page.getByRole('dialog', { name: 'Start a new cart?' });
  await add.click();
  await expect(question).toContainText(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toContainText('Charcoal chicken wrap');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();

  await add.click();
  await question.getByRole('button', { name: 'Clear Cart' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Cart cleared and item added' })).toBeVisible();
  await openCart(page);
  await expect(drawer.getByRole('listitem')).toHaveCount(1);
  await expect(drawer.getByRole('listitem')).toContainText(name);
});
