import type { Page } from '@playwright/test';
import { expect, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { visit, waitForHydration } from './support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The painted background color of the page. */
function ground(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

function endOf(box: { x: number; width: number } | null): number {
  return (box?.x ?? 0) + (box?.width ?? 0);
}

// Requirements: LANG-01, LANG-02, LANG-05..14, LANG-17, NAV-02, NAV-03, NAV-21, NAV-22, STORAGE-07, STORAGE-08.
test('language and theme are chosen in the menu', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // It slides in from outside of the screen.
  await expect.poll(async () => endOf(await menu.boundingBox())).toBe(390);
  await expectNoHorizontalScroll(page, 'the menu');
  const light = await ground(page);
  await menu.getByRole('button', { name: 'Dark Mode' }).click();
  await expect.poll(() => ground(page)).not.toBe(light);
  await menu.getByRole('button', { name: 'Light Mode' }).click();
  await expect.poll(() => ground(page)).toBe(light);

  const html = page.locator('html');
  await menu.getByRole('button', { name: 'العربية' }).click();
  const question = page.getByRole('dialog', { name: 'Change the language?' });
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await expect(html).toHaveAttribute('dir', 'ltr');
  expect(await page.evaluate(() => localStorage.getItem('language-setting'))).toBeNull();

  await menu.getByRole('button', { name: 'العربية' }).click();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'تم تغيير اللغة' })).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => 'isSamePage' in globalThis), 'the page was loaded again').toBe(false);
  expect(
    await page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage))),
  ).toMatchObject({
    'language-setting': 'ar',
    country: 'SA',
  });

  const request = page.waitForRequest(/place-api-autocomplete/);
  await visit(page, '/');
  await page.getByRole('combobox', { name: 'عنوان التوصيل' }).fill('12');
  expect((await request).headers()['x-localization']).toBe('ar');

  await page.getByRole('button', { name: 'القائمة' }).click();
  await page.getByRole('dialog', { name: 'القائمة' }).getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: 'نعم' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Language has been changed' })).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'ltr');
  expect(
    await page.evaluate((): Record<string, string> => Object.fromEntries(Object.entries(localStorage))),
  ).toMatchObject({
    'language-setting': 'en',
    country: 'US',
  });
});

test('an Arabic place has its number on the right from the first paint on, and does not move at hydration', async ({
  page,
}) => {
  await start(page, { language: 'ar' });
  await page.evaluate(() => localStorage.setItem('location', '12 شارع الفانوس، المدينة القديمة'));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const place = page.locator('.location-button b');
  await expect(page.locator('.location-button-known')).toBeVisible();
  await expect(place).toHaveCSS('direction', 'rtl');
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await place.boundingBox();
  release();
  await waitForHydration(page);
  await expect(place).toHaveText('12 شارع الفانوس');
  await expect(place).toHaveCSS('direction', 'rtl');
  expect(await place.boundingBox()).toEqual(before);
});
