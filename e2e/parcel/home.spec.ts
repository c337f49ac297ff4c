import type { Locator, Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoHorizontalScroll,
  test,
  watchLayoutShifts,
} from '../support/fixtures.ts';
import { start } from '../support/start.ts';

const english = {
  home: 'What needs to get across town?',
  kinds: 'What are you sending?',
  box: 'Box',
  from: 'From',
  to: 'To',
  toMap: 'Pick the destination on the map',
  here: '12 Lantern Street',
  there: 'Harbour',
  same: 'Sender and receiver are at the same place. Choose another one.',
  weight: 'Weight of the parcel',
  heavy: 'This is too heavy. The limit is 30 kg.',
  estimate: 'Price and way',
  lowest: 'From',
  total: 'Total',
  km: 'km',
  book: 'Book a courier',
  confirm: 'Confirm location',
};
const arabic: typeof english = {
  home: 'ما الذي تريد إيصاله عبر المدينة؟',
  kinds: 'ماذا ترسل؟',
  box: 'صندوق',
  from: 'من',
  to: 'إلى',
  toMap: 'اختر الوجهة من الخريطة',
  here: '12 شارع الفانوس',
  there: 'الميناء',
  same: 'المرسِل والمستلِم في المكان نفسه. اختر مكانًا آخر.',
  weight: 'وزن الطرد',
  heavy: 'الوزن كبير. الحد الأقصى 30 كغ.',
  estimate: 'السعر والطريق',
  lowest: 'يبدأ من',
  total: 'الإجمالي',
  km: 'كم',
  book: 'احجز مندوبًا',
  confirm: 'تأكيد الموقع',
};

async function search(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(text);
  await page.getByRole('option').first().click();
}

/** The draft from which the booking starts. */
async function draftOf(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('parcel-draft') ?? '{}'));
}

/** Waits for the exact total of a weight and returns the server's value. */
async function totalOf(page: Page, weight: string, field: Locator): Promise<number> {
  const estimated = page.waitForResponse(
    (response) => response.url().includes('/parcel/estimate') && response.url().includes(`weight=${weight}`),
  );
  await field.fill(weight);
  return ((await (await estimated).json()) as { categories: { total: number }[] }).categories[0]?.total ?? 0;
}

test.describe('the home of the parcel module', () => {
  // The browser reports rejected estimates.
  test.use({ expectedNoise: /status of 403/ });

  // Requirements: MODULE-12, PARCEL-06.
  test('a visitor without an account estimates a parcel and goes on to its booking, in Arabic on a phone', async ({
    page,
  }) => {
    const labels = arabic;
    await page.setViewportSize({ width: 390, height: 900 });
    const expectNoLayoutShift = await watchLayoutShifts(page);
    await start(page, { module: 'parcel', language: 'ar', theme: 'dark' });
    await expect(page.getByRole('heading', { level: 1, name: labels.home })).toBeVisible();
    const sender = page.getByRole('button', { name: new RegExp(`^${labels.from} `) });
    await expect(sender).toBeVisible();
    await expectNoLayoutShift('the home of parcels');
    await expect(page.getByRole('main').locator('a[href="/help-and-support"]')).toBeVisible();

    const panel = page.getByRole('region', { name: labels.estimate });
    await search(page, labels.to, labels.here);
    const receiver = page.getByRole('button', { name: new RegExp(`^${labels.to} `) });
    await expect(receiver).toHaveAccessibleDescription(labels.same);
    await receiver.click();
    await search(page, labels.to, labels.there);
    await expect(receiver).toHaveAccessibleDescription('');
    // The figure is isolated from the direction of the text around it.
    await expect(panel).toContainText(new RegExp(`\\d+(\\.\\d)?\\u2069? ${labels.km}`));
    await expect(panel.getByRole('term').last()).toHaveText(labels.lowest);

    await page.getByRole('group', { name: labels.kinds }).getByText(labels.box, { exact: true }).click();
    const weight = page.getByRole('textbox', { name: labels.weight });
    await weight.fill('31');
    await expect(weight).toHaveAccessibleDescription(labels.heavy);
    const total = await totalOf(page, '12', weight);
    await expect(panel.getByRole('term').last()).toHaveText(labels.total);
    await expect(panel.getByRole('definition').last()).toHaveText(`$${total.toFixed(2)}`);
    expect(await totalOf(page, '25', weight)).toBeGreaterThan(total);
    await expectAccessible(page, 'an estimate');
    await expectNoHorizontalScroll(page, 'an estimate');

    await panel.getByRole('link', { name: labels.book }).click();
    await expect(page).toHaveURL(/\/parcel\/booking$/);
    expect(await draftOf(page)).toMatchObject({
      weight: 25,
      categoryId: expect.any(Number),
      sender: { address: expect.stringContaining('Lantern') },
      receiver: { address: expect.stringContaining(labels.there) },
    });
  });

  test('a place is found in the dialog of the map, which opens and confirms by keyboard, and the location of the shop does not change', async ({
    page,
  }) => {
    await start(page, { module: 'parcel' });
    // The button appears after the hydration.
    await expect(page.getByRole('button', { name: /^From / })).toBeVisible();
    const before = await page.evaluate(() => localStorage.getItem('location'));
    await page.getByRole('button', { name: english.toMap }).press('Enter');
    const dialog = page.getByRole('dialog', { name: english.toMap });
    const here = dialog.getByText(english.here);
    await expect(here).toBeVisible();
    await dialog.getByRole('combobox').fill(english.there);
    await dialog.getByRole('option').first().click();
    await expect(here).toHaveCount(0);
    const confirm = dialog.getByRole('button', { name: english.confirm });
    await expect(confirm).toBeEnabled();
    await expectAccessible(page, 'the map of a place');
    await confirm.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^To / })).toBeFocused();
    await expect(page.getByRole('region', { name: english.estimate })).toContainText(/\d\u2069? km/);
    expect(await page.evaluate(() => localStorage.getItem('location'))).toBe(before);
  });
});
