import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, expectAccessible, test } from './support/fixtures.ts';
import { start } from './support/start.ts';

/** A photo of a phone that was held upright: larger than the server takes, and turned by its metadata only. */
async function phonePhoto() {
  const raw = { width: 4000, height: 3000, channels: 3 } as const;
  const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .jpeg({ quality: 70 })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
}

test('after the delivery a customer rates, reports a problem, opens the receipt, requests a refund and reorders', async ({
  page,
}) => {
  const headers = await start(page, { at: '/my-orders', customer: true });
  const row = page.getByRole('article').filter({ hasText: 'Blue Door Burgers' }).last();
  await row.getByRole('link', { name: 'View' }).click();
  const panel = page.getByRole('complementary', { name: 'Your order' });

  await panel.getByRole('button', { name: 'Rate your order' }).click();
  const rating = page.getByRole('dialog', { name: 'How was it?' });
  const item = rating.locator('form').first();
  await item.getByText('4 stars').locator('..').click();
  await item.getByLabel('In your words').fill('Crisp and warm.');
  const choice = item.locator('input[type=file]');
  await choice.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(item.locator('.field-error')).toHaveText(
    'This file is no picture. Choose a JPEG, PNG or WebP picture.',
  );
  await expect(choice).toBeFocused();
  await expect(item.getByRole('img', { name: 'notes.png' })).toHaveCount(0);
  const photo = await phonePhoto();
  expect(photo.buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await choice.setInputFiles(photo);
  const preview = item.getByRole('img', { name: 'photo.jpg' });
  await expect(preview).toBeVisible();
  expect(
    await preview.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ]),
  ).toEqual([1500, 2000]);
  await expectAccessible(page, 'the review dialog');
  await item.getByRole('button', { name: 'Send review' }).click();
  await expect(item).toContainText('Your review: Crisp and warm.');
  await page.keyboard.press('Escape');

  await panel.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(report.locator('.field-error').first()).toHaveText('Choose a reason.');
  await report.getByText('The time or the place').click();
  await report.getByLabel('What happened?').fill('It stood at the wrong gate.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(panel).toContainText('We are reviewing your report. You will find our reply here.');

  await panel.getByRole('link', { name: 'Receipt' }).click();
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Blue Door Burgers');
  await expect(receipt).toContainText('Total');
  await expectAccessible(page, 'a receipt');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Back to the order' }).click();

  await panel.getByRole('button', { name: 'Ask for a refund' }).click();
  const refund = page.getByRole('dialog', { name: 'Ask for a refund' });
  await refund.getByText('Something was missing').click();
  // A request without a note changes no wallet.
  await refund.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Refund requested' })).toBeVisible();
  await expect(panel).toContainText('We are reviewing your request for');
  await expect(panel.getByRole('button', { name: 'Ask for a refund' })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Order again' }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart.getByRole('listitem')).toHaveCount(2);
  await page.request.delete('/api/v1/customer/cart/remove', { headers });
});
