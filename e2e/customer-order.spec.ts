import { expect, test } from './support/fixtures.ts';
import { startWithWrap } from './support/start.ts';
import { expectDelivered, openCart, placeOrder, signIn, visit } from './support/steps.ts';

// Requirements: ADDR-29..31, ADDR-44, AUTH-100, AUTH-102, AUTH-106, AUTH-108, CART-11, CART-12, CHECKOUT-01, NAV-13,
// ROUTE-28, ROUTE-41, SESSION-01, SESSION-03, SESSION-09.
test('a customer signs in, orders to a saved address and finds the order in the list', async ({
  page,
  world,
}) => {
  await startWithWrap(page);
  await signIn(page);
  await expect(page).toHaveURL(/\/interest$/);
  // After signing in with a filled cart, checkout is one click away.
  await expect(page.getByRole('link', { name: 'Go on to checkout' })).toHaveAttribute(
    'href',
    '/checkout?page=cart',
  );
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeTruthy();
  await expect(
    page.getByRole('banner').getByRole('button', { name: 'Your account, Layla Haddad' }),
  ).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toHaveCount(0);

  // The wishlist is for customers only.
  await visit(page, '/store/saffron-street-kitchen');
  const heart = page.getByRole('button', { name: 'Save Saffron Street Kitchen for later' }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');

  const drawer = await openCart(page);
  await drawer.getByRole('button', { name: 'Proceed To Checkout' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(drawer).toBeHidden();
  // The chosen location is her home address, so both are one choice.
  const home = page.getByRole('radio', { name: 'Home 12 Lantern Street, Old Town' });
  const office = page.getByRole('radio', { name: 'Office Pier Building, Harbour Square' });
  await expect(home).toBeChecked();
  await page.getByText('Pier Building, Harbour Square', { exact: true }).click();
  await expect(office).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add address' })).toBeVisible();
  await expect(home).not.toBeChecked();
  await expect(page.getByRole('main')).not.toContainText('No Contact Info Added');

  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
  const number = await placeOrder(page);
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('Pier Building');
  await world.deliver(number);
  await expectDelivered(page);
  await page.getByRole('button', { name: 'Your account, Layla Haddad' }).click();
  await page.getByRole('menuitem', { name: 'My orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My orders' })).toBeVisible();
  const row = page.getByRole('article').filter({ hasText: `#${number}` });
  await expect(row).toContainText('Saffron Street Kitchen');
  await expect(row).toContainText('Delivered');
});
