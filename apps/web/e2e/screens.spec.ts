import { expect, expectAccessible, test } from './fixtures.ts';
import {
  addDish,
  checkOutAsGuest,
  chooseModule,
  giveContact,
  openCart,
  openDish,
  openStore,
  order,
  sayWhere,
  visit,
} from './steps.ts';
import { arabic, english } from './words.ts';

const LOOKS = [
  { look: 'English and light', language: 'en', theme: 'light', words: english },
  { look: 'Arabic and dark', language: 'ar', theme: 'dark', words: arabic },
];

for (const { look, language, theme, words } of LOOKS) {
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
      const modules = await sayWhere(page, words);
      await expectAccessible(page, 'module dialog');
      await modules.getByRole('button', { name: words.food }).click();
      await expect(page.getByRole('link', { name: words.skip, exact: true })).toBeVisible();
      await expectAccessible(page, 'interests');
      await visit(page, '/home');
      await expect(page.getByRole('heading', { level: 1, name: words.home })).toBeVisible();
      await expectAccessible(page, 'home of food');
      await openStore(page, words);
      await expectAccessible(page, 'store');
      const dish = await openDish(page, words);
      await expectAccessible(page, 'item dialog');
      await addDish(page, dish, words);
      const drawer = await openCart(page, words);
      await expectAccessible(page, 'cart drawer');
      await checkOutAsGuest(page, drawer, words);
      await expectAccessible(page, 'checkout without contact');
      await giveContact(page, words);
      await expectAccessible(page, 'checkout');
      await order(page, words);
      await expectAccessible(page, 'order');
    });

    test(`the screens beside the way are accessible: ${look}`, async ({ page }) => {
      await visit(page, '/?auth=sign-in');
      await expect(page.getByRole('dialog').getByRole('textbox')).toHaveCount(2);
      await expectAccessible(page, 'sign-in');
      await visit(page, '/?auth=sign-up');
      await expect(page.getByRole('dialog').getByRole('button', { name: words.signUp })).toBeVisible();
      await expectAccessible(page, 'sign-up');
      const modules = await sayWhere(page, words);
      await chooseModule(page, modules, words.grocery, words);
      await expect(page.getByRole('heading', { level: 1, name: words.groceryHome })).toBeVisible();
      await expectAccessible(page, 'home of groceries');
      await visit(page, '/product/hush-headphones?module_id=4');
      await expect(page.getByRole('heading', { level: 1, name: words.product })).toBeVisible();
      await expectAccessible(page, 'product');
      await visit(page, '/track-order');
      await expectAccessible(page, 'finding an order');
      await visit(page, '/home?place=open');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await expectAccessible(page, 'place dialog');
    });
  });
}
