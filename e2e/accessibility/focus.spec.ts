import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { focusedStop } from '../support/keyboard.ts';
import { english } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';

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

/** The focus starts before the page's first element and returns from its end. */
async function expectFocusNeverHidden(page: Page): Promise<void> {
  expect.soft(await hiddenStops(page, 'Tab'), 'hidden on the way down').toEqual([]);
  expect.soft(await hiddenStops(page, 'Shift+Tab'), 'hidden on the way up').toEqual([]);
}

test('the bars of the checkout never hide the focused element', async ({ page }) => {
  await startWithWrap(page, { at: '/checkout?page=cart', customer: true });
  await expect(page.getByRole('button', { name: english.placeOrder }).last()).toBeEnabled();
  await expectFocusNeverHidden(page);
});

test('the bars of a store never hide the focused element', async ({ page }) => {
  await startWithWrap(page);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart, 1/ })).toBeVisible();
  await expectFocusNeverHidden(page);
});

test('the bars of a product and of the interests never hide the focused element', async ({ page }) => {
  await start(page, { at: '/product/hush-headphones?module_id=4', module: 'ecommerce' });
  await expect(page.getByRole('heading', { level: 1, name: english.product })).toBeVisible();
  await expectFocusNeverHidden(page);
  await page.goto('/interest');
  await expectFocusNeverHidden(page);
});

test('focusing the header does not scroll the page', async ({ page }) => {
  await start(page, { at: '/store/saffron-street-kitchen' });
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});
