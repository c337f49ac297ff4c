import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import {
  addItem,
  checkOutAsGuest,
  chooseModule,
  enterContact,
  expectDelivered,
  openCart,
  openItem,
  placeOrder,
  visit,
  waitForHydration,
} from './support/steps.ts';

const STORE = '/store/saffron-street-kitchen';

// Requirements: LOC-01, LOC-24, LOC-26..28, MODULE-01, MODULE-03, MODULE-05..08, MODULE-10, MODULE-11, NAV-01..07,
// NAV-14, NAV-31, ROUTE-01..03, SESSION-01, SESSION-04..06, STORAGE-02..06.
test('a guest enters an address, which is stored, and selects a module; the header depends on the address', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname.split('/api/v1')[1] ?? ''));
  await visit(page, '/track-order');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /^Cart/ })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Errand, home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Every errand, one place.' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Delivery address' }).fill('12 Lantern');
  const suggestion = page.getByRole('option', { name: /^12 Lantern Street/ });
  await expect(suggestion).toContainText('Old Town, Marsa');
  const details = page.waitForRequest(/place-api-details/);
  await suggestion.click();
  // Requested again: the page leaves before the body of its own response can be read.
  const { location } = (await (await page.request.get((await details).url())).json()) as {
    location: { latitude: number; longitude: number };
  };

  const modules = page.getByRole('dialog', { name: 'Select a type of module for your orders' });
  for (const name of ['Food', 'Grocery', 'Pharmacy', 'Shop', 'Parcel', 'Rental']) {
    const module = modules.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(module.locator('img')).toBeVisible();
  }
  await expect(modules).toContainText('A module must be selected to continue.');
  await waitForHydration(page);
  await chooseModule(page, modules, /^Food/);
  await expect(page.getByRole('heading', { level: 1, name: 'What sounds good?' })).toBeVisible();
  const stored = await page.evaluate(
    (): Record<string, string> => Object.fromEntries(Object.entries(localStorage)),
  );
  expect(stored.guest_id).toMatch(/^[\w-]{20,}$/);
  expect(stored.location).toBe('12 Lantern Street, Old Town, Marsa');
  const point = JSON.parse(stored.currentLatLng ?? '');
  expect(point).toEqual({ lat: location.latitude, lng: location.longitude });
  const zone = await page.request.get('/api/v1/config/get-zone-id', { params: point });
  expect(stored.zoneid).toBe((await zone.json()).zone_id);
  expect(JSON.parse(stored.module ?? '')).toEqual({ id: expect.any(Number), module_type: 'food' });
  expect(stored.token).toBeUndefined();

  await page.reload();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('guest_id'))).toBe(stored.guest_id);
  const times = (path: string) => requests.filter((one) => one === path).length;
  expect(times('/auth/guest/request')).toBe(1);
  expect(times('/config/place-api-autocomplete')).toBeGreaterThan(0);
  expect(times('/config/place-api-details')).toBe(1);
  expect(times('/config/get-zone-id')).toBe(1);

  await expect(bar.getByRole('button', { name: /Deliver to 12 Lantern Street/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/home');
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeVisible();
  const switcher = await page.getByRole('navigation', { name: 'Modules' }).boundingBox();
  expect(switcher?.height).toBeGreaterThan(2 * (switcher?.width ?? 0));
  expect((switcher?.x ?? 0) + (switcher?.width ?? 0)).toBeGreaterThan(1440 - 40);
  await page.setViewportSize({ width: 1179, height: 900 });
  await expect(bar.getByRole('navigation')).toBeHidden();
  await bar.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const leftOf = async () => (await menu.boundingBox())?.x ?? 0;
  const rightOf = async () => (await leftOf()) + ((await menu.boundingBox())?.width ?? 0);
  await expect.poll(rightOf, 'the drawer is at the right').toBe(1179);
  expect(await leftOf()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.setViewportSize({ width: 1180, height: 900 });
  await expect(bar.getByRole('button', { name: 'Menu' })).toBeHidden();
  await bar.getByRole('link', { name: 'Track Order' }).click();
  await expect(page).toHaveURL(/\/track-order$/);
  await bar.getByRole('link', { name: 'Errand, home' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

// Requirements: ADDR-46..48, CART-01..05, CART-08, CART-13, CART-15, CART-16, CART-44, CHECKOUT-01, NAV-11, NAV-12,
// SESSION-02, SESSION-07, SESSION-14, SESSION-35.
test('a guest places an order and follows it until delivery, on a page that announces its state', async ({
  page,
  world,
}) => {
  await start(page, { at: STORE });
  await addItem(page, await openItem(page));
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  const drawer = await openCart(page);
  await expect(drawer.getByRole('listitem')).toContainText('Charcoal chicken wrap');
  await expect(drawer.getByRole('listitem')).toContainText('Large, half again');
  await expect(drawer.getByRole('progressbar')).toBeVisible();
  await expect(drawer).toContainText('Subtotal');
  const box = await drawer.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(1440);

  await drawer.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const prompt = page.getByRole('dialog', { name: 'Sign in first?' });
  await expect(prompt).toContainText('saves your order history');
  await expect(prompt.getByRole('button', { name: 'Continue as guest' })).toBeVisible();
  await prompt.getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await openCart(page);
  await checkOutAsGuest(page, drawer);
  await expect(page.getByRole('main')).toContainText('No Contact Info Added');
  await expect(page.getByRole('main')).toContainText('Please enter your contact info');
  await enterContact(page);
  const number = await placeOrder(page);
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText(`#${number}`);
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const part of [page.locator('.order-panel'), page.getByRole('button', { name: 'Zoom out' })]) {
    const shown = await part.boundingBox();
    expect((shown?.y ?? 0) + (shown?.height ?? 0), 'the order fits a low screen').toBeLessThanOrEqual(768);
  }
  await world.deliver(number);
  await expectDelivered(page);
  await expect(page.locator('.order-panel .tag').first()).toHaveText('Delivered');

  await visit(page, '/my-orders');
  await expect(page.getByRole('main')).toContainText('Past orders are kept for customers.');
  await expect(page.getByRole('main')).not.toContainText(`#${number}`);
});
