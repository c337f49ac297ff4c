import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
  watchLayoutShifts,
} from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { smallTargets } from '../support/targets.ts';

const english = {
  title: 'Send something across town',
  what: 'What are you sending?',
  sender: 'Sender',
  addReceiver: 'Add the receiver',
  editSender: 'Edit the sender',
  editReceiver: 'Edit the receiver',
  search: 'Search for an address',
  address: 'Address',
  floor: 'Floor',
  name: 'Name',
  phone: 'Phone',
  save: 'Save',
  book: /^Book the courier/,
};
const arabic: typeof english = {
  title: 'أرسل شيئًا عبر المدينة',
  what: 'ماذا سترسل؟',
  sender: 'المرسِل',
  addReceiver: 'إضافة المستلِم',
  editSender: 'تعديل المرسِل',
  editReceiver: 'تعديل المستلِم',
  search: 'ابحث عن عنوان',
  address: 'العنوان',
  floor: 'الطابق',
  name: 'الاسم',
  phone: 'الهاتف',
  save: 'حفظ',
  book: /^احجز المندوب/,
};

/** The button beside the page; that of phones is hidden on wide screens. */
function bookButton(page: Page, labels = english): Locator {
  return page.getByRole('button', { name: labels.book }).filter({ visible: true });
}

/** The total on the button, in major units. */
async function totalOn(button: Locator): Promise<number> {
  return Number(/\$([\d.]+)/.exec((await button.textContent()) ?? '')?.[1]);
}

type Person = { name: string; phone: string; place?: string; floor?: string };

/** Fills in the open dialog of an end and saves it. */
async function saveEnd(dialog: Locator, person: Person, labels = english): Promise<void> {
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  if (person.place) {
    await dialog.getByRole('combobox', { name: labels.search }).fill(person.place);
    await dialog
      .getByRole('option', { name: new RegExp(person.place) })
      .first()
      .click();
    await expect(field(labels.address)).toHaveValue(new RegExp(person.place));
  }
  if (person.floor) await dialog.getByLabel(labels.floor).fill(person.floor);
  await field(labels.name).fill(person.name);
  await field(labels.phone).fill(person.phone);
  await dialog.getByRole('button', { name: labels.save, exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function pickCategory(page: Page, name: string): Promise<void> {
  await page
    .getByRole('group', { name: /What are you sending|ماذا سترسل/ })
    .getByText(name)
    .click();
  await expect(page.getByRole('radio', { name })).toBeChecked();
}

type Order = { order_amount: number; parcel: { contents: string }; receiver_details: { address: string } };

/** The order of the current page, as the API returns it to its owner. */
async function orderOf(page: Page, headers: Record<string, string>): Promise<Order & { id: number }> {
  const id = new URL(page.url()).searchParams.get('order_id');
  const guest = await page.evaluate(() => localStorage.getItem('guest_id'));
  const { authorization } = headers;
  const response = await page.request.get(
    `/api/v1/customer/order/track?order_id=${id}${guest && !authorization ? `&guest_id=${guest}` : ''}`,
    { headers },
  );
  expect(response.ok()).toBe(true);
  return response.json();
}

/**
 * Drops the response to the first booking, which the server has handled. Collects the idempotency keys and the
 * orders.
 */
async function loseFirstResponse(page: Page) {
  const keys: (string | undefined)[] = [];
  const placed: number[] = [];
  await page.route('**/customer/order/place*', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    placed.push(((await response.json()) as { order_id: number }).order_id);
    if (keys.length === 1) return route.abort();
    return route.fulfill({ response });
  });
  return { keys, placed };
}

test('a guest is led to missing details, books a parcel, pays at the bank and returns to the order', async ({
  page,
}) => {
  const expectStill = await watchLayoutShifts(page);
  const headers = await start(page, { module: 'parcel', at: '/parcel/booking' });
  const book = bookButton(page);
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
  await expect(book).toBeEnabled();
  await expectStill('an empty booking');
  await book.click();
  await expect(page.getByRole('radio', { name: 'Documents' })).toBeFocused();
  await expect(page.getByRole('main')).toContainText('Tell us where it goes.');
  await expectAccessible(page, 'the booking with what is missing');

  await pickCategory(page, 'Box');
  await page.getByRole('button', { name: english.editSender }).click();
  await saveEnd(page.getByRole('dialog', { name: english.editSender }), {
    name: 'Layla Noor',
    phone: '501234567',
  });
  await page.getByRole('button', { name: english.addReceiver }).click();
  const receiver = page.getByRole('dialog', { name: english.addReceiver });
  await receiver.getByRole('button', { name: english.save, exact: true }).click();
  for (const text of ['Address is required', 'Name is required', 'Phone Number is required'])
    await expect(receiver).toContainText(text);
  await expectAccessible(page, 'the dialog of the receiver');
  await expectNoHorizontalScroll(page, 'the dialog of the receiver');
  await saveEnd(receiver, { place: 'Ferry Pier', floor: '2', name: 'Sami Reef', phone: '501112223' });
  await expect(book).not.toContainText('$');

  const weight = page.getByRole('textbox', { name: 'Weight of the parcel' });
  await weight.fill('50');
  await expect(weight).toHaveAccessibleDescription('This is too heavy. The limit is 30 kg.');
  await weight.fill('5');
  await expect(weight).toHaveAccessibleDescription('');
  await expect(book).toContainText('$');
  await page.getByLabel('Contents').fill('Two books');
  await page.getByRole('button', { name: 'Keep it upright, please.' }).click();
  await page.getByText('Demo bank', { exact: true }).click();
  await page.getByRole('button', { name: 'Add a coupon' }).click();
  const coupons = page.getByRole('dialog', { name: 'Coupons' });
  await coupons.getByLabel('Coupon code').fill('NOBODY');
  await coupons.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(coupons).toBeHidden();
  await expect(page.getByRole('main')).toContainText('This coupon code is not known.');
  await page.getByRole('button', { name: 'Take the coupon off' }).click();
  await expect(page.getByRole('main')).not.toContainText('This coupon code is not known.');
  await expect(page.getByRole('complementary', { name: 'Way and price' })).toContainText(/Distance, .*km/);

  await visit(page, '/parcel/booking');
  await expect(page.getByRole('radio', { name: 'Box' })).toBeChecked();
  await expect(weight).toHaveValue('5');
  await expect(page.getByLabel('Contents')).toHaveValue('Two books');
  await expect(page.getByRole('main')).toContainText('Ferry Pier');
  await expect(page.getByRole('radio', { name: /^Demo bank/ })).toBeChecked();
  await expect(book).toContainText('$');
  await expect(book).toBeEnabled();
  await expectAccessible(page, 'a complete booking');
  const total = await totalOn(book);
  await book.click();
  await expect(page).toHaveURL(/\/demo-bank\/pay\//);
  await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+&flag=success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await orderOf(page, headers)).toMatchObject({
    order_amount: total,
    payment_status: 'paid',
    parcel: { contents: 'Two books', weight: 5 },
    receiver_details: { address: expect.stringContaining('Ferry Pier'), floor: '2' },
  });
  expect(await page.evaluate(() => sessionStorage.getItem('parcel-draft'))).toBeNull();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /order\/place|ERR_FAILED/ });

  test('a customer books in Arabic, the receiver pays in cash, a retry after a lost response is the same booking, and a repeat of the booking swaps both ends', async ({
    page,
  }) => {
    const at = '/parcel/booking';
    const expectStill = await watchLayoutShifts(page);
    const from = `${at}?category=1`;
    const headers = await start(page, { module: 'parcel', at: from, language: 'ar', customer: true });
    await expect(page).toHaveURL(/\/parcel\/booking$/);
    const book = bookButton(page, arabic);
    await expect(book).toBeEnabled();
    await expectStill('an empty booking on a phone');
    await pickCategory(page, 'زهور');
    await page.getByText('كبير', { exact: true }).click();
    await page.getByRole('button', { name: arabic.addReceiver }).click();
    const dialog = page.getByRole('dialog', { name: arabic.addReceiver });
    await expect(dialog.getByRole('group', { name: 'العناوين المحفوظة' })).toBeVisible();
    await expectAccessible(page, 'the dialog of the receiver in Arabic');
    await expectNoHorizontalScroll(page, 'the dialog of the receiver on a phone');
    await saveEnd(dialog, { place: 'رصيف', name: 'سامي ريف', phone: '501112223' }, arabic);
    await page.getByRole('button', { name: 'المستلِم', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('يدفع المستلِم للمندوب نقدًا عند الباب.');
    await page.getByText('لا تخبروا المستلِم بهوية المرسِل').click();
    await expect(book).toContainText('$');
    await expect(book).toBeEnabled();
    await expectAccessible(page, 'the booking in Arabic');
    expect.soft(await smallTargets(page), 'targets below 44 pixels').toEqual([]);
    for (const width of [360, 320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page, `the booking at ${width}`);
    }
    const total = await totalOn(book);
    const { keys, placed } = await loseFirstResponse(page);
    await book.click();
    await expect(page).toHaveURL(/\/track-order\?order_id=\d+$/);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(placed[1]).toBe(placed[0]);
    const order = await orderOf(page, headers);
    expect(order.id).toBe(placed[0]);
    expect(order).toMatchObject({
      order_amount: total,
      charge_payer: 'receiver',
      payment_method: 'cash_on_delivery',
      parcel: { size: 'large', hide_sender: 1 },
    });

    await visit(page, `${at}?repeat=${order.id}&swap=1`);
    await expect(page).toHaveURL(/\/parcel\/booking$/);
    await page.getByRole('button', { name: arabic.editSender }).click();
    const sender = page.getByRole('dialog', { name: arabic.editSender });
    await expect(sender.getByRole('textbox', { name: arabic.name, exact: true })).toHaveValue('سامي ريف');
    await expect(sender.getByRole('textbox', { name: arabic.address, exact: true })).toHaveValue(
      order.receiver_details.address,
    );
  });
});
