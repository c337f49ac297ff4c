import type { LanguageCode } from '@errand/domain/language';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { arabic, english, type Labels } from './support/labels.ts';
import { orderByApi } from './support/orders.ts';
import { startWithWrap } from './support/start.ts';
import { enterAddress, pick, visit, waitForHydration } from './support/steps.ts';

// The journey rejects requests to provoke errors.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, expectedNoise: /status of 500/ });

/** Bars at the lower edge, and the footers of dialogs. */
const BARS = '[data-bottom-bar], [role="dialog"] > footer';

/**
 * Waits for a toast that stands still, then compares boxes: no enabled control of a visible bar lies below it, and one
 * bar is there.
 */
async function expectBarFree(page: Page, screen: string): Promise<void> {
  const toast = page.locator('.toast-list [data-front="true"]');
  await expect(toast, screen).toBeVisible();
  await expect(async () => {
    const before = await toast.boundingBox();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await toast.boundingBox()).toEqual(before);
  }).toPass();
  const box = await toast.boundingBox();
  const { covered, controls } = await page.evaluate(
    ({ bars, at }) => {
      const all = [...document.querySelectorAll(`:is(${bars}) :is(a[href], button:enabled, input:enabled)`)];
      const shown = all.filter((control) => {
        const { width, height, top } = control.getBoundingClientRect();
        return width > 0 && height > 0 && top < innerHeight;
      });
      const below = shown.filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < at.right && right > at.left && top < at.bottom && bottom > at.top;
      });
      return { covered: below.map(({ textContent }) => textContent.trim()), controls: shown.length };
    },
    {
      bars: BARS,
      at: {
        left: box?.x ?? 0,
        right: (box?.x ?? 0) + (box?.width ?? 0),
        top: box?.y ?? 0,
        bottom: (box?.y ?? 0) + (box?.height ?? 0),
      },
    },
  );
  expect.soft(controls, `controls in the bar of ${screen}`).toBeGreaterThan(0);
  expect.soft(covered, `what the toast covers on ${screen}`).toEqual([]);
}

/** Subscribes to the newsletter, whose form ends every page and confirms by a toast. */
async function subscribe(page: Page, name: string): Promise<void> {
  const form = page.getByRole('contentinfo').locator('form');
  // The footer hydrates after the page.
  await expect
    .poll(() => form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);
  await form.getByRole('textbox').fill(`${name}@errand.example`);
  await form.getByRole('textbox').press('Enter');
}

async function reject(page: Page, route: string): Promise<void> {
  await page.route(route, (request) => request.fulfill({ status: 500, json: { message: 'Not today' } }), {
    times: 1,
  });
}

async function expectBarsFree(page: Page, language: LanguageCode, labels: Labels): Promise<void> {
  const headers = await startWithWrap(page, { language });
  await subscribe(page, `cart-${language}`);
  await expectBarFree(page, 'a store with the cart bar');

  // The wrap is in the cart already, so the dialog changes its line.
  await page.getByRole('link', { name: labels.dish }).first().click();
  const dialog = page.getByRole('dialog', { name: labels.dish });
  await pick(dialog, labels.large);
  await reject(page, '**/customer/cart/update*');
  await dialog.locator('footer').getByRole('button').last().click();
  await expectBarFree(page, 'the dialog of an item');

  await visit(page, '/checkout?page=cart');
  // The button is disabled until the total is known.
  await expect(page.getByRole('button', { name: labels.placeOrder })).toBeEnabled();
  await subscribe(page, `checkout-${language}`);
  await expectBarFree(page, 'the checkout');

  await orderByApi(page, headers);
  await visit(page, '/home');
  await expect(page.locator('.running-order')).toBeVisible();
  await subscribe(page, `order-${language}`);
  await expectBarFree(page, 'the home page with a running order');

  await visit(page, '/product/hush-headphones?module_id=4');
  await subscribe(page, `product-${language}`);
  await expectBarFree(page, 'a product');
}

test('no toast covers a control of the bar at the lower edge of a phone, from left to right', async ({
  page,
}) => {
  const modules = await enterAddress(page);
  await modules.getByRole('button', { name: english.food }).click();
  await expect(page).toHaveURL(/\/interest$/);
  await waitForHydration(page);
  await expectBarFree(page, 'the interests');
  await expectBarsFree(page, 'en', english);
});

test('no toast covers a control of the bar at the lower edge of a phone, from right to left', async ({
  page,
}) => {
  await expectBarsFree(page, 'ar', arabic);
});
