import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';
import { listModules } from './support/visitor.ts';

test('a store opened from another module selects its module, its rating leads to the reviews, and one that does not deliver to the visitor says so', async ({
  page,
}) => {
  await start(page, { module: 'ecommerce', at: '/store/saffron-street-kitchen' });
  const food = (await listModules(page.request)).find(({ module_type }) => module_type === 'food');
  const switcher = page.getByRole('navigation', { name: 'Modules' }).first();
  /** Switcher, colors, cart and storage show the food module. */
  async function expectFood(): Promise<void> {
    await expect(switcher.getByRole('button', { pressed: true })).toHaveAccessibleName('Food');
    await expect(page.locator('body')).toHaveAttribute('data-module', 'food');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('module') ?? '{}'));
    expect(stored).toMatchObject({ id: food?.id, module_type: 'food' });
  }
  await expectFood();
  await page.reload();
  await expectFood();

  const reviews = page.getByRole('region', { name: 'Reviews' });
  await page.getByRole('link', { name: /^Rated .* Read reviews$/ }).click();
  await expect(reviews).toBeFocused();
  await expect(reviews).toBeInViewport();
  await expect(page).toHaveURL(/\/store\/saffron-street-kitchen(\?.*)?#reviews$/);
  const note = page.locator('.store-notes-elsewhere');
  await expect(note).toBeHidden();

  await page.getByRole('banner').getByRole('link', { name: 'Errand' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'What sounds good?' })).toBeVisible();
  await expectFood();
  await test.step('the prices of a row of cards align when a name wraps', async () => {
    const section = page.getByRole('region', { name: 'Ordered often around you' });
    await section
      .getByRole('link', { name: /./ })
      .nth(1)
      .evaluate((name) => {
        name.textContent = 'A name that is longer than one line of its card';
      });
    const tops = await section
      .locator('.item-card .price')
      .evaluateAll((prices) => prices.map((price) => Math.round(price.getBoundingClientRect().bottom)));
    expect(tops.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });

  await visit(page, '/store/gilded-hen');
  await expect(note).toBeVisible();
  await expectAccessible(page, 'store that does not deliver to the visitor');
  await expectNoHorizontalScroll(page, 'store that does not deliver to the visitor');
  await note.getByRole('link', { name: 'Stores that deliver here' }).click();
  await expect(page).toHaveURL(/\/store\/all/);
});
