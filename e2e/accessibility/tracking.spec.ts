import { expect, test } from '../support/fixtures.ts';
import { english } from '../support/labels.ts';
import { orderByApi } from '../support/orders.ts';
import { startWithWrap } from '../support/start.ts';
import { visit } from '../support/steps.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('the page of an order announces its state, and fits a low screen', async ({ page, world }) => {
  const headers = await startWithWrap(page, { at: '/home' });
  const order = await orderByApi(page, headers);
  await visit(page, `/track-order?order_id=${order}`);
  await expect(page.getByRole('heading', { level: 1, name: english.arriving })).toBeVisible();
  for (const part of [page.locator('.order-panel'), page.getByRole('button', { name: 'Zoom out' })]) {
    const box = await part.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(768);
  }
  await world.deliver(order);
  await expect(page.getByRole('complementary').getByRole('status').first()).toHaveText(english.delivered);
});
