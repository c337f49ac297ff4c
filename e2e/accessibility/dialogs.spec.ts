import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { start } from '../support/start.ts';

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
