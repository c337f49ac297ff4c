import type { Page } from '@playwright/test';
import { expect, expectAccessible, slowNetwork, test, watchLayoutShifts } from '../support/fixtures.ts';
import { arabic, english } from '../support/labels.ts';
import { orderByApi } from '../support/orders.ts';
import { start, startWithWrap } from '../support/start.ts';
import {
  addItem,
  checkOutAsGuest,
  chooseModule,
  enterAddress,
  enterContact,
  openCart,
  openItem,
  openStore,
  placeOrder,
  visit,
} from '../support/steps.ts';

/** Pages that need no steps; those of other modules and of orders have journeys of their own. */
const SHOP = [
  '/categories',
  '/category/burgers?module_id=1',
  '/home?search=chicken',
  '/store/all',
  '/campaigns',
  '/help-and-support',
  '/privacy-policy',
  '/store-registration',
  '/deliveryman-registration',
  '/forgot-password',
  '/home?find=open',
  '/home?menu=open',
  '/home?wishlist=open',
];
const RENTAL = [
  '/home',
  '/rental/vehicle-search?all_category=1',
  '/rental/provider-details?id=harbour-wheels',
];
const ACCOUNT = [
  '/my-orders',
  '/my-trips',
  '/profile',
  '/profile?page=addresses',
  '/profile?page=inbox',
  '/wallet',
  '/loyalty-points',
  '/coupons',
  '/referral-code',
  '/settings',
  '/demo-inbox',
];

/** Every screen is shown in both themes and both directions. */
const LOOKS = [
  { look: 'English and light', language: 'en', theme: 'light', labels: english },
  { look: 'Arabic and dark', language: 'ar', theme: 'dark', labels: arabic },
] as const;

for (const { look, language, theme, labels } of LOOKS) {
  test.describe(look, () => {
    test.beforeEach(async ({ context, baseURL }) => {
      const url = baseURL ?? '';
      await context.addCookies([
        { name: 'language', value: language, url },
        { name: 'theme', value: theme, url },
      ]);
    });

    test(`every screen of an order is accessible: ${look}`, async ({ page }) => {
      await visit(page, '/');
      await expectAccessible(page, 'landing', 'shown');
      const modules = await enterAddress(page, labels);
      await expectAccessible(page, 'module dialog', 'shown');
      await modules.getByRole('button', { name: labels.food }).click();
      await expect(page.getByRole('link', { name: labels.skip, exact: true })).toBeVisible();
      await expectAccessible(page, 'interests', 'shown');
      await visit(page, '/home');
      await expect(page.getByRole('heading', { level: 1, name: labels.home })).toBeVisible();
      await expectAccessible(page, 'home of food', 'shown');
      await openStore(page, labels);
      await expectAccessible(page, 'store', 'shown');
      const dish = await openItem(page, labels);
      await expectAccessible(page, 'item dialog', 'shown');
      await addItem(page, dish, labels);
      const drawer = await openCart(page, labels);
      await expectAccessible(page, 'cart drawer', 'shown');
      await checkOutAsGuest(page, drawer, labels);
      await expectAccessible(page, 'checkout without contact', 'shown');
      await enterContact(page, labels);
      await expectAccessible(page, 'checkout', 'shown');
      await placeOrder(page, labels);
      await expectAccessible(page, 'order', 'shown');
    });

    test(`the other screens are accessible: ${look}`, async ({ page }) => {
      await visit(page, '/?auth=sign-in');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
      await expectAccessible(page, 'sign-in', 'shown');
      await visit(page, '/?auth=sign-up');
      await expect(page.getByRole('dialog').getByRole('button', { name: labels.signUp })).toBeVisible();
      await expectAccessible(page, 'sign-up', 'shown');
      const modules = await enterAddress(page, labels);
      await chooseModule(page, modules, labels.grocery, labels);
      await expect(page.getByRole('heading', { level: 1, name: labels.groceryHome })).toBeVisible();
      await expectAccessible(page, 'home of groceries', 'shown');
      await visit(page, '/product/hush-headphones?module_id=4');
      await expect(page.getByRole('heading', { level: 1, name: labels.product })).toBeVisible();
      await expectAccessible(page, 'product', 'shown');
      await visit(page, '/track-order');
      await expectAccessible(page, 'order search', 'shown');
      await visit(page, '/home?place=open');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectAccessible(page, 'location dialog', 'shown');
    });

    test(`the pages of the shop are accessible: ${look}`, async ({ page }) => {
      await start(page, { language, theme, at: '/categories' });
      for (const address of SHOP) await expectPageAccessible(page, address);
    });

    test(`the pages of rental are accessible: ${look}`, async ({ page }) => {
      await start(page, { language, theme, module: 'rental' });
      for (const address of RENTAL) await expectPageAccessible(page, address);
    });

    test(`the customer's pages are accessible and load without layout shift: ${look}`, async ({ page }) => {
      const headers = await startWithWrap(page, { language, theme, customer: true });
      await slowNetwork(page);
      const expectNoLayoutShift = await watchLayoutShifts(page);
      const expectSound = async (address: string) => {
        await expectPageAccessible(page, address);
        await expectNoLayoutShift(address);
      };
      await expectSound('/checkout?page=cart');
      for (const address of ACCOUNT) await expectSound(address);
      const order = await orderByApi(page, headers);
      await expectSound(`/orders/${order}/receipt`);
    });
  });
}

/** Opens a page and checks it once its content has loaded. */
async function expectPageAccessible(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await expect(page.locator('.skeleton:visible')).toHaveCount(0);
  await expectAccessible(page, address, 'shown');
}
