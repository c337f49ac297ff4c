import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { enterMoment, shownMoment } from '../support/moments.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { fillRentalCart, hoursAhead } from '../support/trips.ts';

/** The button beside the page; that of phones is hidden on wide screens. */
function bookButton(page: Page, name = /^Book/): Locator {
  return page.getByRole('main').getByRole('button', { name }).filter({ visible: true });
}

async function expectWell(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await expectNoHorizontalScroll(page, screen);
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The trip of the page: its number. */
function tripId(page: Page): string {
  return /\/rental\/trips\/(\d+)/.exec(page.url())?.[1] ?? '';
}

/** Enters the next day into the fields of a label. */
async function enterNextDay(dialog: Locator, label: string): Promise<void> {
  const at = new Date(`${await shownMoment(dialog, label)}Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  await enterMoment(dialog, label, at.toISOString().slice(0, 16));
}

// Requirements: RENTAL-04.
test('a customer books two kinds of vehicles, pays at the bank, extends the trip, ends it, reviews it and books again', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  const headers = await start(page, { module: 'rental', customer: true });
  const [first = '', second = ''] = await fillRentalCart(page, headers, { pickup: hoursAhead(48), days: 2 });
  await visit(page, '/home');
  await page.getByRole('banner').getByRole('button', { name: 'Cart, 3 vehicles' }).click();
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('button', { name: 'Book your trip' })
    .click();
  await expect(page).toHaveURL(/\/rental\/booking$/);
  const book = bookButton(page);
  await expect(book).toContainText('$');
  await expect(page.getByRole('main')).toContainText(first);
  await expect(page.getByRole('main')).toContainText(second);
  await expect(page.getByRole('complementary', { name: 'Price and booking' })).toContainText(
    /After that: .\$\d+\.\d\d. \(.50%. of the price\)/,
  );
  await book.click();
  const license = page.getByLabel('License number');
  await expect(license).toBeFocused();
  await expect(license).toHaveAccessibleDescription('Enter the number of the driver’s license.');
  await expectWell(page, 'a booking with what is missing');
  await license.fill('MRS-778812');

  const price = await book.textContent();
  await page.getByRole('button', { name: /^Change/ }).click();
  const change = page.getByRole('dialog', { name: 'Change the trip' });
  await enterNextDay(change, 'Return time');
  await expectWell(page, 'the change of the trip');
  await change.getByRole('button', { name: 'Save the trip' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByRole('main')).toContainText('3 days');
  await expect(book).not.toHaveText(price ?? '');

  await page.getByText('Demo bank', { exact: true }).click();
  await visit(page, '/rental/booking');
  await expect(license).toHaveValue('MRS-778812');
  await expect(page.getByRole('radio', { name: /^Demo bank/ })).toBeChecked();
  await expect(book).toContainText('$');
  await expect(book).toBeEnabled();
  await book.click();
  await expect(page).toHaveURL(/\/demo-bank\/pay\//);
  await page.getByRole('button', { name: /^Pay Approved at once/ }).click();
  await expect(page).toHaveURL(/\/rental\/trips\/\d+\?flag=success$/);
  await expect(heading(page, 'Waiting for the provider to confirm')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Your payment has arrived.');
  const id = tripId(page);

  await world.advance(id, 'confirmed');
  await expect(heading(page, /^Pickup: /)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Pickup code');
  await expectWell(page, 'a confirmed trip');

  await page.getByRole('button', { name: 'Extend or shorten' }).click();
  const extend = page.getByRole('dialog', { name: 'Extend or shorten the trip' });
  await enterNextDay(extend, 'New return time');
  const agree = extend.getByRole('button', { name: /^Extend the trip.*\$/ });
  await expect(agree).toBeVisible();
  await expectWell(page, 'the extension of a trip');
  await agree.click();
  await expect(extend).toBeHidden();
  await expect(page.getByRole('main')).toContainText('4 days');
  await expect(page.getByRole('main')).toContainText('To pay in cash to the provider');

  await world.deliver(id);
  await expect(heading(page, 'Your trip is over')).toBeVisible();
  await page.getByRole('button', { name: 'Rate the vehicles' }).click();
  const rating = page.getByRole('dialog');
  const form = rating.locator('form').filter({ hasText: first });
  await form.getByText('4 stars').locator('..').click();
  await expectWell(page, 'the review of a trip');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form).toContainText('Your review');
  await rating.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Book again' }).click();
  await expect(page).toHaveURL(/\/rental\/booking$/);
  await expect(page.getByRole('main')).toContainText(second);

  await visit(page, '/my-trips');
  await page.getByRole('button', { name: /^Past/ }).click();
  await page.getByRole('link', { name: `View the trip #${id}` }).click();
  await expect(heading(page, 'Your trip is over')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const button = (page: Page) => bookButton(page, /^احجز/);

  /** Opens the booking of a trip that starts too soon for a free cancellation. */
  async function openBooking(page: Page, headers: Record<string, string>): Promise<void> {
    await fillRentalCart(page, headers, { pickup: hoursAhead(3), days: 1 });
    await visit(page, '/rental/booking');
    await expect(button(page)).toContainText('$');
  }

  async function enterGuest(page: Page): Promise<void> {
    await button(page).click();
    const contact = page.getByRole('dialog', { name: 'بيانات التواصل' });
    await contact.getByLabel('الاسم').fill('ليلى نور');
    await contact.getByRole('textbox', { name: 'الهاتف' }).fill('501234567');
    await contact.getByLabel('البريد الإلكتروني').fill('layla.noor@errand.example');
    await contact.getByRole('button', { name: /^حفظ/ }).click();
    await expect(contact).toBeHidden();
  }

  async function book(page: Page, method: string): Promise<void> {
    await page.getByLabel('رقم الرخصة').fill('MRS-1');
    await page.getByText(method, { exact: true }).click();
    await expect(button(page)).toBeEnabled();
    await expectNoHorizontalScroll(page, 'the booking of a guest in Arabic');
    await button(page).click();
  }

  async function cancel(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: 'إلغاء الرحلة' }).click();
    const dialog = page.getByRole('dialog', { name: 'إلغاء هذه الرحلة؟' });
    await dialog.getByText('تغيّرت خططي').click();
    return dialog;
  }

  test('a guest in Arabic cancels an unpaid cash trip for free, and a paid one late for the fee that was shown', async ({
    page,
    world,
  }) => {
    const headers = await start(page, { module: 'rental', language: 'ar' });
    await openBooking(page, headers);
    await enterGuest(page);
    await book(page, 'نقدًا');
    await expect(heading(page, 'بانتظار تأكيد المؤجر')).toBeVisible();
    await world.advance(tripId(page), 'confirmed');
    await expect(heading(page, /^الاستلام/)).toBeVisible();
    await expectWell(page, 'the trip of a guest in Arabic');
    const dialog = await cancel(page);
    await expect(dialog).toContainText('لم تدفع شيئًا');
    await expectWell(page, 'the cancellation in Arabic');
    await dialog.getByRole('button', { name: 'إلغاء الرحلة' }).click();
    await expect(heading(page, 'أُلغيت هذه الرحلة')).toBeVisible();

    await openBooking(page, headers);
    await book(page, 'بنك العرض');
    await expect(page).toHaveURL(/\/demo-bank\/pay\//);
    await page.getByRole('button', { name: /^Pay Approved at once|موافقة فورية/ }).click();
    await expect(page).toHaveURL(/\/rental\/trips\/\d+\?flag=success$/);
    await world.advance(tripId(page), 'confirmed');
    await expect(heading(page, /^الاستلام/)).toBeVisible();
    const late = await cancel(page);
    await expect(late).toContainText('ما يحتفظ به المؤجر');
    await expect(late).toContainText('يعود بطريقة دفعك');
    await late.getByRole('button', { name: 'إلغاء الرحلة' }).click();
    await expect(heading(page, 'أُلغيت هذه الرحلة')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('محتفظ به مقابل الإلغاء');
  });
});
