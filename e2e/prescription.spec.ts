import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { consoleOrigin, signInTo } from './support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { addCookies, start } from './support/start.ts';
import { visit } from './support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const STORE = 'harbour-dispensary';
const PHOTO = path.resolve(import.meta.dirname, '../apps/web/public/icon-192.png');

/** A guest sends a prescription from the pharmacy's page. Returns the number of the order. */
async function send(page: Page): Promise<string> {
  await start(page, { module: 'pharmacy', at: `/store/${STORE}` });
  await page.getByRole('link', { name: 'Order by prescription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order by prescription' })).toBeVisible();
  await page.getByRole('button', { name: 'Send the prescription' }).click();
  await expect(page.getByText('Please upload your prescription image')).toBeVisible();
  await page.locator('input[type=file]').last().setInputFiles(PHOTO);
  await expect(page.getByRole('button', { name: /^Remove .*icon-192/ })).toBeVisible();
  await page.getByLabel(/^Note/).first().fill('Two packs, please');
  await page.getByRole('button', { name: 'Add contact' }).click();
  const contact = page.getByRole('dialog', { name: 'Contact' });
  await contact.getByLabel('Name').fill('Sami Nasser');
  await contact.getByLabel('Phone').fill('501234567');
  await contact.getByLabel('Email').fill('sami@example.com');
  await contact.getByRole('button', { name: 'Save contact' }).click();
  await expect(contact).toBeHidden();
  await expectAccessible(page, 'the order by prescription');
  await page.getByRole('button', { name: 'Send the prescription' }).click();
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'The pharmacy reads your prescription' }),
  ).toBeVisible();
  return new URL(page.url()).searchParams.get('order_id') ?? '';
}

/** The board of the pharmacy. */
async function openBoard(browser: Browser, origin: string, account: { mail: string; password: string }) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const board = await context.newPage();
  await signInTo(board, origin, account);
  await board.goto(`${origin}/kitchen`);
  await board.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Harbour Dispensary' });
  return { board, context };
}

async function addToOffer(board: Page, item: string): Promise<void> {
  await board.getByRole('searchbox').fill(item);
  await board.getByRole('button', { name: item }).click();
  await expect(board.getByLabel(`${item} replaces`)).toBeVisible();
}

/** Prices the prescription with an item and a substitute, from the board. */
async function price(board: Page, id: string): Promise<void> {
  const card = board.getByRole('article', { name: `Order ${id}` });
  await expect(card).toContainText('To be priced');
  await expect(card.getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await card.getByRole('link', { name: 'Read the prescription' }).click();
  await expect(board.getByRole('img', { name: 'File 1' })).toBeVisible();
  await addToOffer(board, 'Amoxicillin capsules, 21');
  await addToOffer(board, 'Reliever inhaler, 200 puffs');
  await board.getByLabel('Reliever inhaler, 200 puffs replaces').fill('Ventolin Evohaler');
  await board.getByLabel(/^Pharmacist/).fill('Dr. Salma Nasser');
  await board.getByLabel(/^Note to the customer/).fill('Twice a day after meals');
  await expect(board.getByRole('region', { name: 'Total of the offer' })).toBeVisible();
  await expectAccessible(board, 'the offer for a prescription');
  await board.getByRole('button', { name: 'Send the offer' }).click();
  await expect(board.getByText(/^The customer has to answer until/)).toBeVisible();
}

test('a prescription is sent, priced on the board with a substitute, accepted, paid and delivered', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const id = await send(page);
  await expectAccessible(page, 'a prescription that is read');
  const origin = consoleOrigin(baseURL ?? '');
  const { board, context } = await openBoard(browser, origin, world.account('operator'));
  await price(board, id);

  await expect(page.getByRole('heading', { level: 1, name: 'Your offer is ready' })).toBeVisible();
  const offer = page.getByRole('region', { name: 'The pharmacy’s offer' });
  await expect(offer).toContainText(/Read by .?Dr\. Salma Nasser/);
  await expect(offer).toContainText('Twice a day after meals');
  await expect(offer).toContainText(/instead of .?Ventolin Evohaler/);
  await expectAccessible(page, 'the offer of a pharmacy');
  await expectNoHorizontalScroll(page, 'the offer of a pharmacy');
  await expectArabic(page, board, id);
  await offer.getByRole('button', { name: /^Accept the offer/ }).click();
  await expect(offer.getByText('Choose how you pay.')).toBeVisible();
  await offer.getByText('Cash on delivery').click();
  await offer.getByRole('button', { name: /^Accept the offer/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Arriving/ })).toBeVisible();

  await board.goto(`${origin}/kitchen`);
  await board.getByRole('combobox', { name: 'Store' }).selectOption({ label: 'Harbour Dispensary' });
  const card = board.getByRole('article', { name: `Order ${id}` });
  await card.getByRole('button', { name: 'Accept', exact: true }).click();
  await board
    .getByRole('dialog', { name: `Accept order ${id}` })
    .getByRole('button', { name: '15 min' })
    .click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Store accepted');
  for (const step of ['Start preparing', 'Ready']) await card.getByRole('button', { name: step }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('Prepared and packed');
  await context.close();
  await world.deliver(id);
  await visit(page, `/track-order?order_id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
});

/** The customer's and the pharmacist's page of an offer in Arabic, on a phone. Both are English again afterwards. */
async function expectArabic(page: Page, board: Page, id: string): Promise<void> {
  const window = page.viewportSize();
  for (const shown of [page, board]) await shown.setViewportSize({ width: 390, height: 844 });
  await addCookies(page, { language: 'ar' });
  await visit(page, `/track-order?order_id=${id}`);
  await expect(page.getByRole('region', { name: 'عرض الصيدلية' })).toBeVisible();
  await board.evaluate(() => localStorage.setItem('language', 'ar'));
  await board.reload();
  await expect(board.getByRole('heading', { level: 1, name: /وصفة الطلب/ })).toBeVisible();
  for (const shown of [page, board]) {
    await expect(shown.locator('html')).toHaveAttribute('dir', 'rtl');
    await expectAccessible(shown, 'an offer in Arabic');
    await expectNoHorizontalScroll(shown, 'an offer in Arabic');
    if (window) await shown.setViewportSize(window);
  }
  await board.evaluate(() => localStorage.setItem('language', 'en'));
  await addCookies(page, { language: 'en' });
  await visit(page, `/track-order?order_id=${id}`);
}

test('a declined offer ends the order, and its customer pays nothing', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const id = await send(page);
  const { board, context } = await openBoard(
    browser,
    consoleOrigin(baseURL ?? ''),
    world.account('operator'),
  );
  await price(board, id);
  await context.close();
  await page.getByRole('button', { name: 'Decline' }).click();
  const question = page.getByRole('dialog', { name: 'Decline the offer?' });
  await expectAccessible(page, 'the question before an offer is declined');
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Canceled' })).toBeVisible();
});
