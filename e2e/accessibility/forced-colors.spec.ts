import { expect, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('coupons, the chosen module, fields, buttons and checkboxes keep their outlines in high contrast themes', async ({
  page,
}) => {
  await start(page, { at: '/coupons', customer: true });
  const coupon = page.locator('.coupon-ticket').first();
  await expect(coupon).toHaveCSS('border-top-style', 'solid');
  await expect(coupon).toHaveCSS('mask-image', 'none');
  await expect(page.locator('.module-switcher')).toHaveCSS('border-top-style', 'solid');
  await expect(page.locator('.module-switcher .on')).toHaveCSS('outline-style', 'solid');

  await page.evaluate(() => localStorage.removeItem('token'));
  await visit(page, '/home?auth=sign-up');
  const dialog = page.getByRole('dialog', { name: 'Sign Up' });
  await expect(dialog.getByLabel('Email')).toBeVisible();
  for (const part of ['.field-input', '.button.primary', '.choice-box']) {
    await expect(dialog.locator(part).first()).toHaveCSS('border-top-style', 'solid');
  }
  await expect(dialog.locator('.choice-box:not(.on) > *').first()).toBeHidden();
});
