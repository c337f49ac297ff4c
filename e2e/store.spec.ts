import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { listModules, start } from './support/start.ts';
import { visit } from './support/steps.ts';

test('the rating of a store leads to the reviews below and moves the focus there', async ({ page }) => {
  await start(page, { at: '/store/saffron-street-kitchen' });
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await page.getByRole('link', { name: /^Rated .* Read reviews$/ }).click();
  await expect(reviews).toBeFocused();
  await expect(reviews).toBeInViewport();
  await expect(page).toHaveURL(/\/store\/saffron-street-kitchen#reviews$/);
});

test('a store opened from another module selects its module: switcher, colors, cart and storage agree', async ({
  page,
}) => {
  await start(page, { module: 'ecommerce', at: '/store/saffron-street-kitchen' });
  const food = (await listModules(page)).find(({ module_type }) => module_type === 'food');
  const switcher = page.getByRole('navigation', { name: 'Modules' }).first();
  async function expectFood(): Promise<void> {
    await expect(switcher.getByRole('button', { pressed: true })).toHaveAccessibleName('Food');
    await expect(page.locator('body')).toHaveAttribute('data-module', 'food');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}'));
    expect(stored).toMatchObject({ id: food?.id, module_type: 'food' });
  }
  await expectFood();
  await page.reload();
  await expectFood();
  await page.getByRole('banner').getByRole('link', { name: 'Errand' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What sounds good?' })).toBeVisible();
  await expectFood();
});

test('a store outside the zones of the visitor says so before checkout, and offers another address', async ({
  page,
}) => {
  await start(page, { at: '/store/gilded-hen' });
  const note = page.getByRole('status').filter({ hasText: 'This store does not deliver to your address' });
  await expect(note).toBeVisible();
  await expectAccessible(page, 'store that does not deliver to the visitor');
  await expectNoHorizontalScroll(page, 'store that does not deliver to the visitor');
  await note.getByRole('link', { name: 'Stores that deliver here' }).click();
  await expect(page).toHaveURL(/\/store\/all/);
  await visit(page, '/store/saffron-street-kitchen');
  await expect(page.getByText('This store does not deliver')).toBeHidden();
});

test('the prices of a row of cards align when a name wraps', async ({ page }) => {
  await start(page);
  const shelf = page.getByRole('region', { name: 'Ordered often around you' });
  await shelf
    .getByRole('link', { name: /./ })
    .nth(1)
    .evaluate((name) => {
      name.textContent = 'A name that is longer than one line of its card';
    });
  const tops = await shelf
    .locator('.item-card .price')
    .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().bottom)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});
