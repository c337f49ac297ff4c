import { expect, test } from './support/fixtures.ts';
import { orderAsGuest } from './support/orders.ts';
import { start } from './support/start.ts';
import { visit } from './support/steps.ts';

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /ERR_|Failed to|50\d/ });

test('a tap while the server is unreachable is answered, the page stays, and the part opens once it answers again', async ({
  page,
}) => {
  await start(page, { at: '/store/saffron-street-kitchen' });
  const dish = page.getByRole('link', { name: 'Charcoal chicken wrap' }).first();
  await expect(dish).toBeVisible();
  // The device has a network, the server is away.
  await page.route('**/*', (route) => route.abort());
  await dish.click();
  await expect(page.getByRole('alert')).toContainText('No connection. This opens when you are back online.');
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron Street Kitchen' })).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('dialog', { name: 'Charcoal chicken wrap' })).toBeVisible();
});

test('a running order says since when nothing arrives, and an error does not replace its page', async ({
  page,
  context,
}) => {
  const number = await orderAsGuest(page);
  await visit(page, `/track-order?order_id=${number}`);
  const panel = page.getByRole('complementary', { name: 'Your order' });
  await expect(panel).toContainText(`#${number}`);
  await context.setOffline(true);
  await expect(panel).toContainText(/No connection\. Last seen at .?\d\d:\d\d/);
  await context.setOffline(false);
  await expect(panel).not.toContainText('No connection');
});

test('a picture that does not load leaves its tint', async ({ page }) => {
  await page.route('**/*.webp', (route) => route.abort());
  await start(page, { at: '/store/saffron-street-kitchen' });
  // Pictures below the screen are not requested yet.
  await expect(page.getByRole('main').locator('img[data-failed]').first()).toHaveCSS('opacity', '0');
});
