import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { arabic, english } from '../support/labels.ts';
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

const LOOKS = [
  { look: 'English and light', language: 'en', theme: 'light', labels: english },
  { look: 'Arabic and dark', language: 'ar', theme: 'dark', labels: arabic },
];

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
      await expectAccessible(page, 'landing');
      const modules = await enterAddress(page, labels);
      await expectAccessible(page, 'module dialog');
      await modules.getByRole('button', { name: labels.food }).click();
      await expect(page.getByRole('link', { name: labels.skip, exact: true })).toBeVisible();
      await expectAccessible(page, 'interests');
      await visit(page, '/home');
      await expect(page.getByRole('heading', { level: 1, name: labels.home })).toBeVisible();
      await expectAccessible(page, 'home of food');
      await openStore(page, labels);
      await expectAccessible(page, 'store');
      const dish = await openItem(page, labels);
      await expectAccessible(page, 'item dialog');
      await addItem(page, dish, labels);
      const drawer = await openCart(page, labels);
      await expectAccessible(page, 'cart drawer');
      await checkOutAsGuest(page, drawer, labels);
      await expectAccessible(page, 'checkout without contact');
      await enterContact(page, labels);
      await expectAccessible(page, 'checkout');
      await placeOrder(page, labels);
      await expectAccessible(page, 'order');
    });

    test(`the other screens are accessible: ${look}`, async ({ page }) => {
      await visit(page, '/?auth=sign-in');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
      await expectAccessible(page, 'sign-in');
      await visit(page, '/?auth=sign-up');
      await expect(page.getByRole('dialog').getByRole('button', { name: labels.signUp })).toBeVisible();
      await expectAccessible(page, 'sign-up');
      const modules = await enterAddress(page, labels);
      await chooseModule(page, modules, labels.grocery, labels);
      await expect(page.getByRole('heading', { level: 1, name: labels.groceryHome })).toBeVisible();
      await expectAccessible(page, 'home of groceries');
      await visit(page, '/product/hush-headphones?module_id=4');
      await expect(page.getByRole('heading', { level: 1, name: labels.product })).toBeVisible();
      await expectAccessible(page, 'product');
      await visit(page, '/track-order');
      await expectAccessible(page, 'order search');
      await visit(page, '/home?place=open');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectAccessible(page, 'location dialog');
    });
  });
}
