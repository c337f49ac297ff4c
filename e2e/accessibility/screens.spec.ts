import type { Page } from '@playwright/test';
import { ACCOUNT } from '../support/account-pages.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  slowNetwork,
  test,
  watchLayoutShifts,
} from '../support/fixtures.ts';
import { arabic } from '../support/labels.ts';
import { orderByApi } from '../support/orders.ts';
import { chooseModuleType, start, startWithWrap } from '../support/start.ts';
import {
  addItem,
  checkOutAsGuest,
  chooseModule,
  enterAddress,
  enterContact,
  openCart,
  openItem,
  openStore,
  pick,
  placeOrder,
  visit,
} from '../support/steps.ts';

/**
 * Every screen is checked in Arabic and dark, plus the contrast of the light theme. Arabic labels are the longest,
 * and boxes overlap first from right to left. All other journeys show screens in English.
 */
const LOOK = { language: 'ar', theme: 'dark' } as const;

/** Pages that need no steps; those of orders have journeys of their own. */
const SHOP = [
  '/',
  '/home',
  '/interest',
  '/store/saffron-street-kitchen',
  '/product/hush-headphones?module_id=4',
  '/categories',
  '/category/burgers?module_id=1',
  '/home?search=chicken',
  '/store/all',
  '/campaigns',
  '/campaigns/food-grill-week',
  '/help-and-support',
  '/privacy-policy',
  '/track-order',
  '/store-registration',
  '/deliveryman-registration',
  '/forgot-password',
];
const DIALOGS = [
  '/home?auth=sign-in',
  '/home?auth=sign-up',
  '/home?find=open',
  '/home?menu=open',
  '/home?place=open',
  '/home?wishlist=open',
];
const RENTAL = [
  '/home',
  '/rental/vehicle-search?all_category=1',
  '/rental/vehicle/cove-family-van',
  '/rental/provider-details?id=harbour-wheels',
];
/** Pages of a signed-in customer that differ from a guest's only in the header. */
const SIGNED_IN = ['/', '/home', '/interest', '/categories', '/store/latest', '/track-order', '/nowhere'];

test.describe('an order on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  // Requirements: LANG-03, NAV-32.
  test('from the landing page to the order every screen is accessible, right to left and without horizontal scrolling', async ({
    page,
    context,
    baseURL,
  }) => {
    const url = baseURL ?? '';
    await context.addCookies(Object.entries(LOOK).map(([name, value]) => ({ name, value, url })));
    const expectSound = async (screen: string) => {
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('main')).toHaveCSS('direction', 'rtl');
      await expectNoHorizontalScroll(page, screen);
      await expectAccessible(page, screen);
    };
    await visit(page, '/');
    await expectSound('landing');
    const modules = await enterAddress(page, arabic);
    await expectSound('modules');
    await chooseModule(page, modules, arabic.food, arabic);
    await expect(page.getByRole('heading', { level: 1, name: arabic.home })).toBeVisible();
    await expect(page.locator('.module-switcher')).toBeHidden();
    await expectSound('home');
    await openStore(page, arabic);
    await expectSound('store');
    const dish = await openItem(page, arabic);
    await dish.getByRole('button', { name: arabic.addToCart }).click();
    await expect(dish.locator('.problem-line')).toContainText('الحجم');
    await expectSound('dish');
    await addItem(page, dish, arabic);
    const drawer = await openCart(page, arabic);
    await expectSound('cart');
    await checkOutAsGuest(page, drawer, arabic);
    await expectSound('checkout without contact');
    await enterContact(page, arabic);
    await expectSound('checkout');
    const number = await placeOrder(page, arabic);
    await expect(page.getByRole('complementary', { name: 'طلبك' })).toContainText(`#${number}`);
    await expectSound('order');
  });
});

test.describe('pages without a customer', () => {
  // An unknown page is a 404.
  test.use({ expectedNoise: /status of 404/ });

  test('the pages of the shop are accessible and fit a phone', async ({ page }) => {
    await start(page, { ...LOOK, at: '/store/saffron-street-kitchen' });
    const dish = await openItem(page, arabic);
    await pick(dish, arabic.large);
    const picture = await dish.locator('.item-detail-picture').boundingBox();
    const choices = await dish.locator('.item-detail-side').boundingBox();
    expect(picture?.x ?? 0, 'the picture is on the right').toBeGreaterThan(choices?.x ?? 0);
    await expectAccessible(page, 'dish on a desktop');
    for (const address of SHOP) {
      await expectPageSound(page, address);
      await expectHeadings(page, address);
    }
    // The same list as that of all stores.
    for (const address of ['/store/latest', '/store/popular']) {
      await visit(page, address);
      await expectHeadings(page, address);
    }
  });

  test('the dialogs of the header and the pages of the other modules are accessible and fit a phone', async ({
    page,
  }) => {
    await start(page, LOOK);
    for (const address of DIALOGS) await expectPageSound(page, address);
    await chooseModuleType(page, 'grocery');
    await visit(page, '/home');
    await expect(page.getByRole('heading', { level: 1, name: arabic.groceryHome })).toBeVisible();
    await expectPageSound(page, '/home');
    await chooseModuleType(page, 'rental');
    for (const address of RENTAL) await expectPageSound(page, address);
  });
});

test.describe("a customer's pages", () => {
  test.use({ expectedNoise: /status of 404/ });

  test('are accessible, fit a phone and load without layout shift', async ({ page }) => {
    const headers = await startWithWrap(page, { ...LOOK, customer: true });
    await slowNetwork(page);
    const expectNoLayoutShift = await watchLayoutShifts(page);
    const expectStill = async (address: string) => {
      await visit(page, address);
      await expect(page.getByRole('banner').getByRole('button', { name: /Layla/ })).toBeVisible();
      await expectNoLayoutShift(address);
    };
    const expectSound = async (address: string) => {
      await visit(page, address);
      await expect(page.locator('.skeleton:visible')).toHaveCount(0);
      await expectNoLayoutShift(address);
      await expectScreenSound(page, address);
    };
    for (const address of SIGNED_IN) await expectStill(address);
    await expectSound('/checkout?page=cart');
    for (const address of ACCOUNT) await expectSound(address);
    const order = await orderByApi(page, headers);
    await expectSound(`/orders/${order}/receipt`);
  });
});

/** Opens a page and checks it once its content has loaded. */
async function expectPageSound(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  if (address.includes('=open') || address.includes('auth=')) {
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await expectScreenSound(page, address);
}

/** Checks the page shown, on a desktop and on phones from 320 pixels on (WCAG 1.4.10). */
async function expectScreenSound(page: Page, address: string): Promise<void> {
  await expectAccessible(page, address);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page, `${address} at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** One heading of level one, and no level skipped. */
async function expectHeadings(page: Page, screen: string): Promise<void> {
  const levels = await page
    .locator('main')
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect.soft(skipped, `${screen}: ${levels.join(' ')}`).toEqual([]);
  expect
    .soft(
      levels.filter((level) => level === 1),
      `${screen}: ${levels.join(' ')}`,
    )
    .toHaveLength(1);
}
