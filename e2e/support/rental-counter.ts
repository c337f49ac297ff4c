import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { EmptyWorld } from './empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from './fixtures.ts';

/** Steps of a provider's employee at the counter, on a phone, and of the customer of the trip. */

const PHONE = { width: 390, height: 844 };

async function photo(name: string) {
  const image = sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a5230' } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

/** Looks at the screen in Arabic, and returns to English. */
async function expectArabicScreen(page: Page, name: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, `${name} in Arabic`);
  await expectNoHorizontalScroll(page, name);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
}

/**
 * Accepts a trip on the board and hands its vehicle over: without the right code, before its time and without its readings
 * it is not. The customer then sees what was recorded.
 */
export async function handOver(
  page: Page,
  guest: Page,
  { city, trip }: { city: EmptyWorld; trip: string },
): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`${city.console}/kitchen`);
  const column = (name: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
  const card = page.getByRole('article', { name: `Order ${trip}` });
  await column('New').getByRole('article').getByRole('button', { name: 'Accept' }).click();
  await expect(column('Upcoming').getByRole('article', { name: `Order ${trip}` })).toBeVisible();
  await expectAccessible(page, 'the board of a provider');
  await expectNoHorizontalScroll(page, 'the board of a provider');
  await expectArabicScreen(page, 'the board of a provider');
  const shown = guest.locator('.handover-code bdi');
  await expect(shown).toHaveText(/^\d{4}$/);
  const code = (await shown.textContent()) ?? '';

  await card.getByRole('link', { name: 'Hand over' }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`Trip .?#${trip}`) })).toBeVisible();
  await expectArabicScreen(page, 'the hand-over');
  const submit = page.getByRole('button', { name: 'Hand over', exact: true });
  await expect(submit).toBeDisabled();
  await page.getByRole('main').getByText('The pickup is only due').click();
  await submit.click();
  await expect(page.getByLabel('Pickup code')).toBeFocused();
  await expect(page.getByText('Fill this in.').first()).toBeVisible();
  await expectAccessible(page, 'a hand-over without anything');
  await fillHandover(page, code === '0000' ? '1111' : '0000');
  await page.locator('input[type=file]').setInputFiles(await photo('front.jpg'));
  await expect(page.getByRole('img', { name: 'Picture 1: Pictures of the vehicle' })).toBeVisible();
  await submit.click();
  await expect(page.getByRole('main').getByText('This is not the pickup code of the trip.')).toBeVisible();
  await page.getByLabel('Pickup code').fill(code);
  await submit.click();
  await expect(page.getByRole('link', { name: 'Take back' })).toBeVisible();
  await undoHandover(page);
  await page.getByRole('main').getByText('The pickup is only due').click();
  await fillHandover(page, code);
  await submit.click();
  await expect(page.getByRole('link', { name: 'Take back' })).toBeVisible();
  await expectAccessible(page, 'a trip that was handed over');
  await expectArabicScreen(page, 'a trip that was handed over');

  const state = guest.getByRole('region', { name: /State of .?HH-AB 1/ });
  await expect(state.getByText('Scratch on the left door')).toBeVisible();
  await expect(state.getByRole('link', { name: 'Picture 1: At the pickup' })).toBeVisible();
  await expect(guest.getByText(/Deposit of .?€100.00.?: handed over at the pickup/)).toBeVisible();
}

/** Fills in the form of a hand-over, except its pictures and warnings. */
async function fillHandover(page: Page, code: string): Promise<void> {
  await page.getByLabel('Pickup code').fill(code);
  await page.getByLabel('License number').fill('B072RRE2I55');
  await page.getByLabel('Name on the license').fill('Ida Brandt');
  await page.getByLabel('Valid until').fill('2039-01-31');
  await page.getByLabel('Odometer in km').fill('48210');
  await page.getByLabel('Fuel or charge').selectOption('Full');
  await page.getByLabel('Existing damage').fill('Scratch on the left door');
  await page.getByRole('main').getByText('The deposit was handed over').click();
}

/** Undoes the hand-over: its form is there again, empty, with the picture that was taken before. */
async function undoHandover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Undo the hand-over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo the hand-over?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, 'the undo of a hand-over');
  await dialog.getByRole('button', { name: 'Undo the hand-over' }).click();
  await expect(page.getByLabel('Odometer in km')).toHaveValue('');
  await expect(page.getByRole('img', { name: 'Picture 1: Pictures of the vehicle' })).toBeVisible();
}

/** Takes the vehicle back with a charge of 80.00 for damage, which the deposit pays. */
export async function takeBack(
  page: Page,
  guest: Page,
  { city, trip }: { city: EmptyWorld; trip: string },
): Promise<void> {
  await page.goto(`${city.console}/kitchen`);
  await page
    .getByRole('article', { name: `Order ${trip}` })
    .getByRole('link', { name: 'Take back' })
    .click();
  await expect(page.getByText(/At the hand-over: .?48,210 km/)).toBeVisible();
  await expectArabicScreen(page, 'the return');
  const submit = page.getByRole('button', { name: 'Take back' });
  await submit.click();
  await expect(page.getByText('Enter whole kilometers.')).toBeVisible();
  await page.getByLabel('Odometer in km').fill('48300');
  await page.getByLabel('Fuel or charge').selectOption('4/8');
  await page.getByRole('button', { name: 'Add a charge' }).click();
  await page.getByLabel('Amount').fill('80');
  await page.getByLabel('Description').fill('Dent in the rear door');
  await submit.click();
  await expect(page.getByRole('main').getByText('Take a picture of the damage to HH-AB 1')).toBeVisible();
  await page
    .getByRole('group', { name: 'Charge' })
    .locator('input[type=file]')
    .setInputFiles(await photo('dent.jpg'));
  await expect(page.getByRole('img', { name: 'Picture 1: Pictures of the damage' })).toBeVisible();
  await expectAccessible(page, 'a return with a charge');
  await expectNoHorizontalScroll(page, 'a return with a charge');
  await submit.click();
  const sums = page.locator('.counter-sums');
  await expect(sums).toContainText('Paid from the deposit€80.00');
  await expect(sums).toContainText('Deposit to give back€20.00');
  await expectAccessible(page, 'a returned trip');

  const charges = guest.getByRole('region', { name: 'Charges of the return' });
  await expect(charges).toContainText('€80.00');
  await expect(charges).toContainText('Dent in the rear door');
  await expect(guest.getByText(/€80.00.? pays charges, .?€20.00.? went back at the return/)).toBeVisible();
  await expectAccessible(guest, 'a trip with a charge');
}

/** The customer disputes the charge, and the office lowers it to 30.00 on the case that lands on Today. */
export async function settleDispute(
  page: Page,
  guest: Page,
  { city, trip }: { city: EmptyWorld; trip: string },
): Promise<void> {
  await guest.getByRole('button', { name: /Dispute: .?Damage/ }).click();
  const dialog = guest.getByRole('dialog', { name: 'Dispute this charge?' });
  await dialog.getByRole('button', { name: 'Send to us' }).click();
  await expect(dialog.getByText('Tell us what is not right.')).toBeVisible();
  await expectAccessible(guest, 'the dispute of a charge');
  await dialog.getByLabel('What is not right?').fill('It is on the pictures of the pickup.');
  await dialog.getByRole('button', { name: 'Send to us' }).click();
  await expect(guest.getByText('We are looking at your dispute.')).toBeVisible();

  await page.goto(`${city.console}/`);
  await page.getByRole('link', { name: 'Open: Disputed charge' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Disputed charge of trip/ })).toBeVisible();
  await expect(page.getByText('It is on the pictures of the pickup.')).toBeVisible();
  await expectAccessible(page, 'a dispute');
  await expectNoHorizontalScroll(page, 'a dispute');
  await expectArabicScreen(page, 'a dispute');
  await page.getByLabel('What is left of it').fill('30');
  await page.getByLabel('Answer').fill('A part of the dent was there before.');
  await page.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText('Charge lowered')).toBeVisible();
  await page.goto(`${city.console}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open: Disputed charge' })).toHaveCount(0);

  await guest.reload();
  await expect(guest.getByText('A part of the dent was there before.')).toBeVisible();
  await expect(guest.getByText(/The provider owes you .?€50.00/)).toBeVisible();
  await guest.goto(`${city.shop}/rental/trips/${trip}/receipt`);
  const bill = guest.locator('.trip-bill');
  await expect(bill).toContainText('Charges of the return€30.00');
  await expect(bill).toContainText('Total€90.00');
  await expectAccessible(guest, 'the receipt of a trip with a charge');
}
