import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { RECEIVER, SENDER_PHONE, sendParcel } from '../support/parcels.ts';
import { baseUrl, start } from '../support/start.ts';
import { visit } from '../support/steps.ts';

const PHONE = { width: 390, height: 844 };

const startAsSender = (page: Page) =>
  start(page, { module: 'parcel', customer: true, at: '/track-order?find=1' });
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Opens the browser of another person, who has no account and reads Arabic on a phone. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl(), viewport: PHONE, locale: 'ar' });
  await context.addCookies([{ name: 'language', value: 'ar', url: baseUrl() }]);
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

test('a customer follows a parcel, its receiver follows it by the shared link without an account, and it is delivered with its code', async ({
  page,
  browser,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const headers = await startAsSender(page);
  const number = await sendParcel(page, headers, { charge_payer: 'receiver' });
  await visit(page, `/track-order?order_id=${number}`);
  const panel = page.getByRole('complementary', { name: 'Your parcel' });
  await expect(title(page, /^Arriving in/)).toBeVisible();
  await expect(panel).toContainText('12 Lantern Street');
  await expect(panel).toContainText(RECEIVER.address);
  await expect(panel).toContainText('The receiver, in cash at the door');
  await expect(panel.getByRole('button', { name: /^Write to/ })).toHaveCount(0);
  await expectAccessible(page, 'a parcel for its owner');

  await panel.getByRole('button', { name: 'Share with the receiver' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain(`/track-order?order_id=${number}&key=`);
  const code = await panel.locator('.handover-code bdi').innerText();
  const receiver = await openElsewhere(
    browser,
    new URL(await copied()).pathname + new URL(await copied()).search,
  );
  const received = receiver.getByRole('complementary', { name: 'الطرد' });
  await expect(receiver.getByRole('button', { name: 'اختر مكانًا' })).toHaveCount(0);
  await expect(received).toContainText(code);
  await expect(received).toContainText('يُرجى تجهيز');
  await expect(received).toContainText(RECEIVER.address);
  await expect(received).not.toContainText('Lantern');
  await expect(received.getByRole('button')).toHaveCount(0);
  await expectAccessible(receiver, 'a parcel for its receiver');
  await expectNoHorizontalScroll(receiver, 'a parcel for its receiver');

  await world.advance(number, 'picked_up');
  await expect(panel.locator('.tag').first()).toHaveText('On the way');
  await expect(received.locator('.tag').first()).toHaveText('في الطريق');
  await world.deliver(number);
  await expect(title(page, 'Delivered')).toBeVisible();
  await expect(title(receiver, 'تم التسليم')).toBeVisible();
  await expect(received).not.toContainText('يُرجى تجهيز');
  await expect(panel.getByRole('region', { name: 'Taken at the door' }).getByRole('img')).toBeVisible();
  const repeat = (swap: number) => `/parcel/booking?repeat=${number}&swap=${swap}`;
  await expect(panel.getByRole('link', { name: 'Send again' })).toHaveAttribute('href', repeat(0));
  await expect(panel.getByRole('link', { name: 'Send back' })).toHaveAttribute('href', repeat(1));
  await expect(received.getByRole('link', { name: /أرسل/ })).toHaveCount(0);

  await panel.getByRole('button', { name: 'Rate the courier' }).click();
  const rating = page.getByRole('dialog', { name: 'How was it?' });
  await rating.getByText('5 stars').locator('..').click();
  await rating.getByLabel('In your words').fill('Handed over with care.');
  await rating.getByRole('button', { name: 'Send review' }).click();
  await expect(rating).toContainText('Your review: Handed over with care.');
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(report).not.toContainText('items');
  await report.getByText('It arrived damaged').click();
  await report.getByLabel('What happened?').fill('One lamp is broken.');
  await report.getByRole('button', { name: 'Send report' }).click();
  await expect(panel).toContainText('We are reviewing your report. You will find our reply here.');
  await receiver.context().close();
});

test('a parcel is canceled before the pickup for free; a pickup while the cancellation is open changes its terms, and the parcel comes back for a fee', async ({
  page,
  world,
}) => {
  const headers = await startAsSender(page);
  const dialog = page.getByRole('dialog', { name: 'Cancel this parcel?' });
  const panel = page.getByRole('complementary', { name: 'Your parcel' });
  await visit(page, `/track-order?order_id=${await sendParcel(page, headers)}`);
  await page.getByRole('button', { name: 'Cancel parcel' }).click();
  await expect(dialog).toContainText('Canceling is free.');
  await expect(dialog.getByText('I no longer need to send it')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel parcel' }).click();
  await expect(dialog.locator('.field-error')).toHaveText('Choose a reason.');
  await dialog.getByText('I no longer need to send it').click();
  await dialog.getByRole('button', { name: 'Cancel parcel' }).click();
  await expect(title(page, 'Canceled')).toBeVisible();
  await expect(page.getByRole('complementary')).toContainText('Nothing was charged for this parcel.');
  await expect(page.getByRole('button', { name: 'Cancel parcel' })).toHaveCount(0);

  const number = await sendParcel(page, headers);
  await visit(page, `/track-order?order_id=${number}`);
  await page.getByRole('button', { name: 'Cancel parcel' }).click();
  await expect(dialog).toContainText('Canceling is free.');
  await world.advance(number, 'picked_up');
  await expect(dialog).toContainText('canceling is no longer free.');
  await expect(dialog).toContainText('What you paid for the delivery is not returned');
  await expect(dialog).toContainText('in cash when it is back');
  await expectAccessible(page, 'the cancellation of a parcel on its way');
  await dialog.getByText('The receiver is not there').click();
  await dialog.getByRole('button', { name: 'Cancel and bring back' }).click();
  await expect(title(page, 'On its way back')).toBeVisible();
  await expect(panel).toContainText('Return code');
  await expectAccessible(page, 'a parcel on its way back');
  await panel.getByRole('button', { name: 'I have it back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'I have it back' }).click();
  await expect(panel).toContainText('The return is complete as soon as the courier confirms it too.');
  await expect(title(page, 'On its way back')).toBeVisible();
  await expectAccessible(page, 'a return that waits for the courier');
  await world.advance(number, 'returned');
  await expect(title(page, 'Returned')).toBeVisible();
  await expect(panel).toContainText('You paid the return fee of');
  await expect(panel).not.toContainText('Return code');
});

test('parcels are listed beside orders, have a receipt, and are found by number and phone without code and contact', async ({
  page,
  browser,
}) => {
  const headers = await startAsSender(page);
  const number = await sendParcel(page, headers);
  await visit(page, '/my-orders');
  const row = page.getByRole('article').filter({ hasText: `#${number}` });
  await expect(row).toContainText('Box');
  await expect(row).toContainText(RECEIVER.address);
  const past = page.getByRole('article').filter({ hasText: 'Flowers' });
  await expect(past.getByRole('link', { name: 'Send again' }).first()).toHaveAttribute('href', /&swap=0$/);
  await expect(page.getByRole('article').filter({ hasText: 'Saffron Street Kitchen' }).first()).toBeVisible();

  await visit(page, `/orders/${number}/receipt`);
  const receipt = page.getByRole('article');
  await expect(receipt).toContainText('Two lamps');
  await expect(receipt).toContainText('Distance');
  await expect(receipt).toContainText('Weight (');

  const follower = await openElsewhere(browser, '/track-order');
  await follower.getByLabel('رقم الطلب').fill(number);
  await follower.getByLabel('رقم الهاتف').fill(SENDER_PHONE);
  await follower.getByRole('button', { name: 'ابحث عن طلبي' }).click();
  const panel = follower.getByRole('complementary', { name: 'الطرد' });
  await expect(panel).toContainText(RECEIVER.address);
  await expect(panel).toContainText('12 Lantern Street');
  for (const hidden of ['14B', '9A', RECEIVER.phone, 'رمز التسليم', 'Two lamps'])
    await expect(panel).not.toContainText(hidden);
  await expectAccessible(follower, 'a parcel for someone who follows it');
  await follower.context().close();
});
