import { expect, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';

const BACKPACK = '/product/weekender-backpack?module_id=4';

// Requirements: ITEM-27, ITEM-28, ITEM-29, ITEM-30, ITEM-50, ITEM-51.
test('pictures are selected, magnified by pointer and keyboard, and as many as fit are shown; the total of the quick view follows the quantity', async ({
  page,
}) => {
  await start(page, { module: 'ecommerce', at: BACKPACK });
  const thumbs = page.getByRole('button', { name: /^Picture \d$/ });
  const large = () => page.locator('.product-gallery').evaluate((box) => box.outerHTML);
  const first = await large();
  await thumbs.nth(2).click();
  await expect(thumbs.nth(2)).toHaveAttribute('aria-pressed', 'true');
  const third = await large();
  expect(third).not.toBe(first);
  await expect(thumbs.nth(0)).toHaveAttribute('aria-pressed', 'false');
  const picture = page.getByRole('button', { name: /Arrow keys move the picture/ });
  await expect(page.locator('.magnified-picture')).toHaveCount(0);
  await picture.hover({ position: { x: 60, y: 60 } });
  const magnified = page.locator('.magnified-picture');
  await expect(magnified).toHaveJSProperty('offsetWidth', 1200);
  await expect(magnified).toHaveJSProperty('offsetHeight', 1800);
  const left = () => magnified.evaluate((image) => image.getBoundingClientRect().left);
  const before = await left();
  await picture.hover({ position: { x: 400, y: 60 } });
  expect(await left()).toBeLessThan(before);
  await page.mouse.move(0, 0);
  await expect(picture).toHaveAttribute('aria-pressed', 'false');
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(picture).toHaveAttribute('aria-pressed', 'true');
  const middle = await left();
  await page.keyboard.press('ArrowRight');
  expect(await left()).toBeLessThan(middle);
  await page.keyboard.press('Escape');
  await expect(picture).toHaveAttribute('aria-pressed', 'false');

  for (const [width, slides] of [
    [1440, 5],
    [800, 7],
    [600, 4.5],
    [340, 3.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const shown = await page.locator('.thumbnails').evaluate((box) => {
      const [leftmost, following] = Array.from(box.children, (child) => child.getBoundingClientRect().left);
      const style = getComputedStyle(box);
      const inner =
        box.clientWidth - parseFloat(style.paddingInlineStart) - parseFloat(style.paddingInlineEnd);
      return (inner + parseFloat(style.columnGap)) / ((following ?? 0) - (leftmost ?? 0));
    });
    expect.soft(shown, `thumbnails at ${width}`).toBeCloseTo(slides, 1);
    await expectNoHorizontalScroll(page, `product at ${width}`);
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const card = page.getByRole('article').first();
  await card.hover();
  await card.getByRole('button', { name: /^Quick view of / }).click();
  const dialog = page.getByRole('dialog');
  const total = dialog.locator('.order-total b').first();
  const unitTotal = Number((await total.textContent())?.replace(/[^\d.]/g, ''));
  await dialog
    .getByRole('group', { name: 'Quantity', exact: true })
    .getByRole('button', { name: 'One more' })
    .click();
  await expect(total).toHaveText(`$${(unitTotal * 2).toFixed(2)}`);
  await dialog.getByRole('link', { name: 'See everything about it' }).click();
  await expect(page).toHaveURL(/\/product\/(?!weekender-backpack)/);
});

// Requirements: ITEM-44, ITEM-45, ITEM-46, ITEM-83, ROUTE-24, ROUTE-28, ROUTE-29.
test('Buy Now orders one line, a sold-out variation blocks both buttons', async ({ page }) => {
  await start(page, { module: 'ecommerce', at: '/product/hush-headphones?module_id=4' });
  const id = await page.request
    .get('/api/v1/items/details/hush-headphones')
    .then((response) => response.json());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const soldOut = 'This variation is out of stock. Choose another variation to proceed further.';
  const main = page.getByRole('main');
  await main.getByText('Sky', { exact: true }).click();
  await expect(main.locator('.problem-line')).toHaveText(soldOut);
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  expect(requests.filter((path) => path.includes('/cart/add'))).toEqual([]);

  await main.getByText('Cream', { exact: true }).click();
  await main.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(/\/checkout\?page=buy_now$/);
  const summary = page.getByRole('complementary');
  await expect(summary).toContainText('Hush headphones');
  await expect(summary).toContainText('Cream');
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeEnabled();
  expect(requests.filter((path) => path.includes('/cart/add'))).toEqual([]);

  await visit(page, `/product/${id.id}?module_id=${id.module_id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hush headphones' })).toBeVisible();
  await main.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Update To Cart' }).first()).toBeVisible();
  await main.getByText('Cream', { exact: true }).click();
  await expect(main.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
});
