import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { start, startWithWrap } from '../support/start.ts';
import { openCart, visit } from '../support/steps.ts';

test('a navigation moves the focus to the content, announces the title and keeps the scroll position of Back; a dialog keeps the focus', async ({
  page,
}) => {
  await startWithWrap(page, { at: '/home', customer: true });
  const announcement = page.getByRole('status').locator('p').last();
  await expect(announcement).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.getByRole('main').getByRole('link', { name: english.store }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: english.store })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(announcement).toHaveText(/^Saffron Street Kitchen/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: english.home })).toBeVisible();
  await expect(announcement).not.toHaveText(/^Saffron Street Kitchen/);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);

  const drawer = await openCart(page);
  await expect(drawer.locator(':focus')).toHaveCount(1);
  await drawer.getByRole('button', { name: english.checkout }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 400 },
    hasTouch: true,
    isMobile: true,
    expectedNoise: /ERR_FAILED|Failed to fetch dynamically imported/,
  });

  test('the suggestions of the landing page scroll and are accessible, and before scripts run the location button has a name', async ({
    page,
  }) => {
    await visit(page, '/');
    await page.getByRole('combobox', { name: english.address }).fill('Street');
    const list = page.getByRole('listbox');
    await expect(list).toBeVisible();
    expect(await list.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expectAccessible(page, 'suggestions');

    // The place is in the cookies, but not in the browser's storage.
    await start(page);
    await page.evaluate(() => localStorage.removeItem('location'));
    await page.route(/entry\.client/, (route) => route.abort());
    await page.goto('/home');
    await expect(page.locator('.location-button')).toHaveAccessibleName(/^Deliver to/);
  });
});
