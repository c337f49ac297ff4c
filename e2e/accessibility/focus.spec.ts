import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Stop = { name: string; hiddenBy: string | null };

/** The focused element, and the fixed or sticky bar that hides it entirely (WCAG 2.4.11); null on the body. */
function focusedStop(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    // The label of a visually hidden control is what is seen.
    const seen = active.closest('label') ?? active;
    const { x, y, width, height } = seen.getBoundingClientRect();
    const parts = [0.1, 0.5, 0.9];
    const bars = parts.flatMap((across) =>
      parts.map((down) => {
        let bar = document.elementFromPoint(x + width * across, y + height * down);
        if (!bar) return 'the edge of the screen';
        while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
        return bar && !bar.contains(active) ? bar.className : null;
      }),
    );
    const name = active.getAttribute('aria-label') ?? seen.textContent ?? '';
    return {
      name: name.trim().slice(0, 40),
      hiddenBy: bars.every(Boolean) ? [...new Set(bars)].join(', ') : null,
    };
  });
}

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
