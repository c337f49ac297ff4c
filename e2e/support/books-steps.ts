import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { changeSetting, fillEnglish } from './empty-city.ts';
import type { EmptyWorld } from './empty-world.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from './fixtures.ts';
import { visit } from './steps.ts';

/** Steps of an office with its books, in a city that was set up from an empty database. */

/** The office, a guest whose cash order was delivered and refunded, and the number of this order. */
export type Books = { page: Page; guest: Page; city: EmptyWorld; order: string };

const STORE = 'Harbor Kitchen';
const OPERATOR = [
  ['Legal name of the operator', 'Harbor Goods GmbH'],
  ['Street and number of the operator', '1 Harbor Street'],
  ['City of the operator', 'Hamburg'],
  ['Postcode of the operator', '20457'],
] as const;

/** Clicks a download and returns its name and its bytes. */
async function download(page: Page, link: Locator): Promise<{ name: string; bytes: Buffer }> {
  const saved = page.waitForEvent('download');
  await link.click();
  const file = await saved;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

async function expectPdf(page: Page, link: Locator, number: string): Promise<void> {
  const { name, bytes } = await download(page, link);
  expect(name).toBe(`${number}.pdf`);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
}

/** The order's documents wait for the data of its seller. The office enters those of both sellers, and everybody gets the files. */
export async function enterSellers({ page, guest, city, order }: Books): Promise<void> {
  await page.goto(`${city.console}/settings?search=of the operator`);
  for (const [name, value] of OPERATOR) await changeSetting(page, name, name, value);
  await page.goto(`${city.console}/finance`);
  await openTab(page, 'Documents');
  const waiting = page.locator('section').filter({ hasText: 'Documents that wait for data' }).last();
  await expect(waiting).toContainText('Legal name is missing');
  await expectAccessible(page, 'documents that wait');
  await waiting.getByRole('link', { name: STORE }).click();
  await page.getByLabel('Legal name').fill('Harbor Kitchen GmbH');
  await page.getByLabel('Street and number').fill('2 Harbor Street');
  await page.getByLabel('Postcode').fill('20457');
  await page.getByLabel('City').fill('Hamburg');
  await page.getByLabel('Tax number').fill('DE123456789');
  await expectAccessible(page, 'the seller of documents');
  // It is in no register.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Documents that waited are being issued.').first()).toBeVisible();
  await expect(page.getByText(/waits? for it\./)).toBeHidden();

  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('searchbox').fill(order);
  const rows = page.getByRole('row').filter({ hasText: `#${order}` });
  await expect(rows).toHaveCount(2);
  await expectAccessible(page, 'the documents of an order');
  const [invoice, credit] = [rows.filter({ hasText: 'INV-' }), rows.filter({ hasText: 'CN-' })];
  const number = /INV-S\d+-\d+-\d+/.exec(await invoice.first().innerText())?.[0] ?? '';
  await expectPdf(page, page.getByRole('button', { name: new RegExp(`${number}.? as PDF$`) }), number);
  await expect(credit).toContainText(number);
  await visit(guest, `/track-order?order_id=${order}`);
  await expectPdf(guest, guest.getByRole('link', { name: `Invoice ${number}` }), number);
}

/** Opens a list of finance by its names: that of its group, and its own where the group has several. */
async function openTab(page: Page, ...names: string[]): Promise<void> {
  const tabs = page.getByRole('navigation', { name: /^(Lists of finance|قوائم المالية)$/ });
  for (const name of names) await tabs.getByRole('link', { name, exact: true }).click();
}

/** The whole way of a refund in cash in Arabic, with the office on a phone: the queue, the confirmation, and what its customer reads. */
export async function payByHand({ page, guest, city, order }: Books): Promise<void> {
  await guest.context().addCookies([{ name: 'language', value: 'ar', url: city.shop }]);
  await visit(guest, `/track-order?order_id=${order}`);
  await expect(guest.getByText('سنعيد إليك')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${city.console}/finance`);
  await openTab(page, 'للتسوية', 'للدفع يدويًا');
  await expectAccessible(page, 'refunds by hand in Arabic');
  await expectNoHorizontalScroll(page, 'refunds by hand in Arabic');
  await page.getByRole('button', { name: /^تأكيد الدفع/ }).click();
  const dialog = page.getByRole('dialog', { name: /^دفع الطلب/ });
  await expect(dialog).toContainText('Ida Brandt');
  await expect(dialog.getByLabel('مصدر الدفع')).toHaveValue('till');
  await expectAccessible(page, 'the confirmation of a refund by hand in Arabic');
  await dialog.getByRole('button', { name: 'تأكيد الدفع' }).click();
  await expect(page.getByText('لا شيء للدفع يدويًا')).toBeVisible();
  await page.getByRole('link', { name: 'دُفع يدويًا' }).click();
  await expect(page.getByRole('table').getByText(`#${order}`)).toBeVisible();
  await expect(page.getByRole('table').getByText('نقدًا من الصندوق')).toBeVisible();
  await expectAccessible(page, 'refunds that were paid by hand in Arabic');

  await guest.reload();
  await expect(guest.getByText(/^دفعنا إليك .* في /)).toBeVisible();
  await guest.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(guest, 'an order that was paid back in Arabic');
  await expectNoHorizontalScroll(guest, 'an order that was paid back in Arabic');
  const saved = await download(guest, guest.getByRole('link', { name: /^إشعار دائن/ }));
  expect(saved.name).toMatch(/^CN-S\d+-\d+-\d+\.pdf$/);
  await page.evaluate(() => localStorage.setItem('language', 'en'));
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** The office changes who bears discounts, sells a plan and an advertisement to a store, and records what the store pays for both. */
export async function chargeStore({ page, city }: Books): Promise<void> {
  await page.goto(`${city.console}/settings?group=terms`);
  await changeSetting(page, 'Stores’ share of discounts', 'Stores’ share of discounts', '50');
  const price = 'Price of an advertisement for a day';
  await changeSetting(page, price, price, '2');
  await page.goto(`${city.console}/settings?search=subscription_business_model`);
  await page.getByRole('switch', { name: 'Stores on a plan' }).click();
  await expect(page.getByRole('switch', { name: 'Stores on a plan' })).toBeChecked();
  await page.goto(`${city.console}/stores/plans/new`);
  await fillEnglish(page, 'Name', 'High street');
  await page.getByLabel('Price').fill('30');
  await page.getByLabel('Valid for (days)').fill('30');
  await page.getByRole('button', { name: 'Add the plan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'High street' })).toBeVisible();

  await page.goto(`${city.console}/stores`);
  await page.getByRole('link', { name: STORE }).click();
  const plan = sectionOf(page, 'Monthly plan');
  const choice = plan.getByLabel('Plan', { exact: true });
  // The names are isolated from the direction of the text around them.
  const option = choice.getByRole('option', { name: 'High street' });
  await choice.selectOption((await option.getAttribute('value')) ?? '');
  await plan.getByRole('button', { name: 'Take the plan' }).click();
  await expect(plan.getByText('Running')).toBeVisible();
  await expect(plan.getByText('Taken from the balance', { exact: true })).toBeVisible();
  const panel = sectionOf(page, 'Advertisements');
  await panel.getByRole('button', { name: 'Request an advertisement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request an advertisement' });
  await fillEnglish(page, 'Title', 'Fresh from the boat');
  await fillEnglish(page, 'Text', 'Every morning.');
  await expect(dialog.getByText('Price:')).toContainText('€');
  await expectAccessible(page, 'the request of an advertisement with a price');
  await dialog.getByRole('button', { name: 'Request it' }).click();
  // Its picture can be added then.
  await expect(page.getByRole('dialog', { name: 'Fresh from the boat' })).toBeVisible();
  await page.goto(`${city.console}/promotions/advertisements`);
  await page.getByRole('link', { name: 'Fresh from the boat' }).click();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText(/^(Running|Planned)$/)).toBeVisible();

  await page.goto(`${city.console}/stores`);
  await page.getByRole('link', { name: STORE }).click();
  await page.getByRole('link', { name: 'Balance and payouts' }).click();
  await expect(page.getByText('This amount is owed to the shop.')).toBeVisible();
  const moved = sectionOf(page, 'Since the last payout');
  for (const part of ['Plan', 'Advertisements'])
    await expect(moved.getByText(part, { exact: true })).toBeVisible();
  await expectAccessible(page, 'the balance of a store that owes something');
  await page.getByRole('button', { name: 'Record a payment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Record it' }).click();
  await expect(page.getByText('The payment is recorded.').first()).toBeVisible();
  await expect(page.getByText('This amount is owed to the shop.')).toBeHidden();
}

function sectionOf(page: Page, title: string): Locator {
  return page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** What the books say of a running month, which cannot be closed yet, and their files. */
export async function readBooks({ page, city, order }: Books): Promise<void> {
  await page.goto(`${city.console}/finance`);
  await openTab(page, 'Books', 'Closings');
  await expect(page.getByText('Months are closed one after the other, once they have ended.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Close / })).toHaveCount(0);
  await expectAccessible(page, 'closings of a first month');
  const key = await download(page, page.getByRole('button', { name: 'Download' }));
  expect(key.bytes.toString()).toContain('BEGIN PUBLIC KEY');

  await openTab(page, 'Books', 'Trial balance');
  const sum = page.getByRole('row').filter({ hasText: 'Sum' });
  await expect(sum.getByRole('cell')).toHaveText(['€0.00', '€0.00', '€0.00']);
  await expectAccessible(page, 'the trial balance');
  await page.getByRole('link', { name: 'Refunds by hand', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Refund paid by hand' })).toHaveCount(1);
  await expectAccessible(page, 'the journal of an account');
  const journal = await download(page, page.getByRole('link', { name: 'Export' }));
  expect(journal.name).toMatch(/\.csv$/);
  expect(journal.bytes.toString()).toContain(`order:${order}`);

  await page.getByRole('button', { name: 'File for DATEV' }).click();
  const dialog = page.getByRole('dialog', { name: 'File for DATEV' });
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(dialog.getByText(/^Enter the numbers of the tax adviser/)).toBeVisible();
  await expectAccessible(page, 'a file for DATEV without numbers');
  await page.goto(`${city.console}/settings?search=datev`);
  for (const [name, value] of [
    ['Number of the tax adviser (DATEV)', '1001'],
    ['Number of the client (DATEV)', '77'],
  ] as const)
    await changeSetting(page, name, name, value);
  await page.goto(`${city.console}/finance/journal`);
  await page.getByRole('button', { name: 'File for DATEV' }).click();
  const file = await download(page, dialog.getByRole('button', { name: 'Save the file' }));
  expect(file.bytes.subarray(0, 10).toString('latin1')).toBe('"EXTF";700');
}
