import { expect, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { arabic } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';

/** WCAG 1.4.10: everything fits from 320 pixels on, also with the longer Arabic labels. */
const WIDTHS = [390, 360, 320];

test('the Arabic checkout fits narrow phones', async ({ page }) => {
  await startWithWrap(page, { at: '/checkout?page=cart', language: 'ar', customer: true });
  await expect(page.getByRole('button', { name: arabic.placeOrder }).last()).toBeEnabled();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page, `checkout at ${width}`);
  }
});

test('the Arabic buy bar of a product fits narrow phones, with its whole price', async ({ page }) => {
  await start(page, { at: '/product/hush-headphones?module_id=4', module: 'ecommerce', language: 'ar' });
  const bar = page.locator('.product-order-bar');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await expect(bar).toBeVisible();
    await expectNoHorizontalScroll(page, `product at ${width}`);
    const cut = await bar.evaluate(
      (box) =>
        [...box.querySelectorAll('button, button *')].filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          return (
            part.getClientRects().length > 0 && !part.closest('.sr-only') && (left < 0 || right > innerWidth)
          );
        }).length,
    );
    expect.soft(cut, `parts of the bar beyond the screen at ${width}`).toBe(0);
  }
});
