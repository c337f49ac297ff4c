import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { focusedStop } from '../support/keyboard.ts';
import { english } from '../support/labels.ts';
import { startWithWrap } from '../support/start.ts';
import { visit } from '../support/steps.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Presses `key` until the focus leaves the page. Returns the stops that a bar hides. */
async function hiddenStops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 400; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focusedStop(page);
    if (!stop) {
      expect(stops).toBeGreaterThan(20);
      return hidden;
    }
    if (stop.hiddenBy !== null) hidden.push(`${stop.name} behind ${stop.hiddenBy}`);
  }
  throw new Error('The focus never left the page');
}

test('the bars of a store, the checkout, a product and the interests never hide the focused element, nor does the header scroll', async ({
  page,
}) => {
  await startWithWrap(page, { customer: true });
  /** The focus starts before the page's first element and returns from its end. */
  const expectFocusNeverHidden = async (screen: string) => {
    expect.soft(await hiddenStops(page, 'Tab'), `hidden on the way down: ${screen}`).toEqual([]);
    expect.soft(await hiddenStops(page, 'Shift+Tab'), `hidden on the way up: ${screen}`).toEqual([]);
  };
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1/ })).toBeVisible();
  await expectFocusNeverHidden('store');
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);

  await visit(page, '/checkout?page=cart');
  await expect(page.getByRole('button', { name: english.placeOrder }).last()).toBeEnabled();
  await expectFocusNeverHidden('checkout');
  await visit(page, '/product/hush-headphones?module_id=4');
  await expect(page.getByRole('heading', { level: 1, name: english.product })).toBeVisible();
  await expectFocusNeverHidden('product');
  await visit(page, '/interest');
  await expectFocusNeverHidden('interests');
});
