import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a dialog focuses its first field, or else its title, and returns the focus after its closing motion', async ({
  page,
}) => {
  await start(page, { at: '/store/saffron-street-kitchen' });
  await page.getByRole('banner').getByRole('button', { name: 'Sign In' }).click();
  const signIn = page.getByRole('dialog', { name: 'Sign In' });
  await expect(signIn.getByLabel('Email or phone')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();

  const dish = page.getByRole('link', { name: english.dish }).first();
  await dish.press('Enter');
  const item = page.getByRole('dialog', { name: english.dish });
  await expect(item.getByRole('heading', { name: english.dish }).first()).toBeFocused();
  await expect(item.getByRole('button', { name: english.addToCart })).toBeVisible();
  const leaving = page.evaluate(
    () =>
      new Promise<{ text: string; motions: number } | null>((resolve) => {
        const observer = new MutationObserver(() => {
          const dialog = document.querySelector('[role=dialog]');
          if (dialog?.getAttribute('data-state') === 'open') return;
          observer.disconnect();
          const motions = dialog?.getAnimations().length ?? 0;
          resolve(dialog && { text: dialog.textContent, motions });
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.keyboard.press('Escape');
  expect(await leaving).toEqual({ text: expect.stringContaining(english.dish), motions: 1 });
  await expect(item).toHaveCount(0);
  await expect(dish).toBeFocused();
});

test('Back closes a dialog of the page and keeps the page, and closes what is in the address as a step of its own', async ({
  page,
}) => {
  await startWithWrap(page, { at: '/home' });
  await page.getByRole('banner').getByRole('button', { name: english.cart }).click();
  const cart = page.getByRole('dialog', { name: english.cartTitle });
  await cart.getByRole('button', { name: english.checkout }).click();
  const asGuest = page.getByRole('button', { name: english.asGuest });
  await expect(asGuest).toBeVisible();
  await page.goBack();
  await expect(asGuest).toBeHidden();
  await expect(cart).toBeVisible();

  await cart.getByRole('button', { name: english.checkout }).click();
  await asGuest.click();
  await page.getByRole('button', { name: english.addContact }).click();
  const contact = page.getByRole('dialog', { name: english.contact });
  await contact.getByLabel(english.name).fill('Sami');
  await page.goBack();
  await expect(contact).toBeHidden();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/home/);
});
