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

test.describe('in the sign-in form', () => {
  // The rejected sign-in.
  test.use({ expectedNoise: /auth\/login/ });

  test('the focus goes to the first error once, so the field that the visitor chooses next keeps it', async ({
    page,
  }) => {
    await page.clock.install();
    await visit(page, '/?auth=sign-in');
    const { identifier, password, submit } = signInForm(page);
    await expect(identifier).toBeFocused();
    // A busy browser runs timers only after the next taps.
    await page.clock.pauseAt(Date.now() + 60_000);
    await submit.focus();
    await submit.press('Enter');
    await expect(identifier).toBeFocused();
    await password.focus();
    await page.clock.runFor(60_000);
    await expect(password).toBeFocused();
  });

  test('a rejection that arrives when the visitor has gone to another field is announced and leaves the focus there', async ({
    page,
  }) => {
    const errors = [{ code: 'identifier', message: 'No account has this e-mail.' }];
    const answered = Promise.withResolvers<void>();
    await page.route('**/auth/login', async (route) => {
      await answered.promise;
      await route.fulfill({ status: 403, json: { errors } });
    });
    await visit(page, '/?auth=sign-in');
    const { identifier, password, submit } = signInForm(page);
    await identifier.fill('rana@errand.example');
    await password.fill('first secret');
    await submit.click();
    await expect(submit).toBeDisabled();
    await password.click();
    answered.resolve();
    await expect(identifier).toHaveAccessibleDescription('No account has this e-mail.');
    await expect(page.getByRole('alert')).toHaveText('No account has this e-mail.');
    await expect(password).toBeFocused();

    await submit.click();
    await expect(identifier).toBeFocused();
  });
});

function signInForm(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  return {
    identifier: dialog.getByLabel('Email or phone'),
    password: dialog.getByLabel('Password', { exact: true }),
    submit: dialog.getByRole('button', { name: 'Sign In', exact: true }),
  };
}
