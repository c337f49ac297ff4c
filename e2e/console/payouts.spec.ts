import type { Page } from '@playwright/test';
import { consoleOrigin, invite, openConsole } from '../support/console.ts';
import { changeSetting, join } from '../support/empty-city.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const STORE = 'Saffron Street Kitchen';
const WAITING = 'Days before a new bank account is paid';

test('a store enters its account, the office plans an advance that a second member confirms, exports and settles, and the store reads it', async ({
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const office = await openConsole(browser, origin, world.account('operator'));
  await setWaitingDays(office, origin, '0');

  const manager = await openConsole(browser, origin, world.account('store-manager'));
  await manager.goto(`${origin}/kitchen/balance`);
  await manager.getByRole('button', { name: 'Enter a bank account' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Enter a bank account' });
  await dialog.getByLabel('Account holder').fill(STORE);
  await dialog.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 01');
  await dialog.getByRole('button', { name: 'Save the account' }).click();
  await expect(dialog.getByText('This is no valid IBAN.')).toBeVisible();
  await expectAccessible(manager, 'the account of a store');
  await dialog.getByLabel('Account number').fill('DE89 3704 0044 0532 0130 00');
  await dialog.getByRole('button', { name: 'Save the account' }).click();
  await expect(manager.getByText('•••• 3000')).toBeVisible();

  await office.goto(`${origin}/finance?search=Saffron`);
  await expectAccessible(office, 'the balances of stores');
  await office.getByRole('link', { name: STORE }).click();
  await office.getByRole('button', { name: 'Ask for an advance' }).click();
  const advance = office.getByRole('dialog', { name: 'Ask for an advance' });
  await advance.getByLabel('Amount').fill('5000');
  await advance.getByLabel('Reason').fill('A new oven');
  await advance.getByRole('button', { name: 'Ask for an advance' }).click();
  await expect(office.getByText('Another member has to confirm it.')).toBeVisible();
  await expect(office.getByRole('button', { name: /^Pay / })).toHaveCount(0);

  const mail = `finance-${Date.now()}@errand.example`;
  const token = await invite(office, baseURL ?? '', { mail, name: 'Farah Najm', role: 'finance' });
  const second = await join(browser, `${origin}/invitation#${token}`);
  await second.goto(`${origin}/today`);
  await second.getByRole('link', { name: 'Open: Payouts to confirm' }).click();
  await expect(second.getByRole('heading', { level: 1, name: /^Advance/ })).toBeVisible();
  await expect(second.getByText('A new oven')).toBeVisible();
  await expectAccessible(second, 'the review of a payout run');
  await second.getByRole('button', { name: /^Pay / }).click();
  await second
    .getByRole('dialog', { name: 'Confirm this run?' })
    .getByRole('button', { name: /^Pay / })
    .click();
  await expect(second.getByText('On its way')).toBeVisible();
  const saved = second.waitForEvent('download');
  await second.getByRole('button', { name: 'CSV file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^payouts-\d{8}-\d+\.csv$/);
  await second.getByRole('button', { name: /^Outcome of the payout to/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('main').getByText('Paid', { exact: true })).toBeVisible();
  await second.context().close();

  await manager.evaluate(() => localStorage.setItem('language', 'ar'));
  await manager.setViewportSize({ width: 390, height: 844 });
  await manager.reload();
  await expect(manager.getByText('مدفوعة')).toBeVisible();
  await manager.getByText('الكشف', { exact: true }).click();
  await expect(manager.getByText('الرصيد بعدها')).toBeVisible();
  await expectNoHorizontalScroll(manager, 'the balance of a store in Arabic');
  await expectAccessible(manager, 'the balance of a store in Arabic');
  await manager.context().close();

  // The advance is more than the store has earned; it pays the rest back.
  await office.goto(`${origin}/finance?search=Saffron`);
  await office.getByRole('link', { name: STORE }).click();
  await office.getByRole('button', { name: 'Record a payment' }).click();
  await office.getByRole('dialog').getByRole('button', { name: 'Record it' }).click();
  await expect(office.getByText('The payment is recorded.').first()).toBeVisible();
  await setWaitingDays(office, origin, '3');
  await office.context().close();
});

async function setWaitingDays(office: Page, origin: string, days: string): Promise<void> {
  await office.goto(`${origin}/settings?search=payout_account_days`);
  await changeSetting(office, WAITING, WAITING, days);
}
