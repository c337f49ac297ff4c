import type { Locator, Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

const TITLE = 'Skewers from the new grill';
const ARABIC = 'أسياخ من المشواة الجديدة';

test('a store requests an advertisement, the office rejects it with a reason and accepts it once changed, and customers see it marked in both languages', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const manager = await openConsole(browser, origin, world.account('store-manager'));
  const panel = await openStorePage(manager, origin);
  await panel.getByRole('button', { name: 'Request an advertisement' }).click();
  const dialog = manager.getByRole('dialog', { name: 'Request an advertisement' });
  await fill(dialog, 'Title', 'English', 'Buy now!!!');
  await fill(dialog, 'Title', 'Arabic', ARABIC);
  await fill(dialog, 'Text', 'English', 'Lit at noon, every day.');
  await fill(dialog, 'Text', 'Arabic', 'نشعلها كل يوم عند الظهر.');
  await expectAccessible(manager, 'the request of an advertisement');
  await dialog.getByRole('button', { name: 'Request it' }).click();
  const edit = manager.getByRole('dialog', { name: 'Buy now!!!' });
  await expect(edit.getByText('Without one your cover is shown.')).toBeVisible();
  await edit.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Buy now!!!' })).toContainText('To review');

  const office = await openConsole(browser, origin, world.account('operator'));
  await office.goto(`${origin}/today`);
  const report = office.getByRole('listitem').filter({ hasText: 'Buy now!!!' });
  await expect(report).toContainText('Advertisement to review');
  await report.getByRole('link', { name: 'Open: Advertisement to review' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Buy now!!!' })).toBeVisible();
  await expectAccessible(office, 'the review of an advertisement');
  await office.getByRole('button', { name: 'Reject', exact: true }).click();
  const rejection = office.getByRole('dialog', { name: 'Reject' });
  await rejection.getByLabel('Reason of the rejection').fill('Say what you offer');
  await rejection.getByRole('button', { name: 'Reject', exact: true }).click();
  const notices = office.getByRole('region', { name: 'Notices' });
  await expect(notices.getByText('The advertisement is rejected.')).toBeVisible();

  const row = panel.getByRole('listitem').filter({ hasText: 'Not accepted: ' });
  await expect(row).toContainText('Say what you offer');
  await row.getByRole('button', { name: /^Edit/ }).click();
  await fill(edit, 'Title', 'English', TITLE);
  await edit.getByRole('button', { name: 'Save and request again' }).click();
  await expect(edit).toBeHidden();

  await office.goto(`${origin}/promotions/advertisements`);
  await office.getByRole('link', { name: TITLE }).click();
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(office.getByText('Running')).toBeVisible();
  await expectShown(page, 'Stores that advertise here', 'Ad', TITLE);
  await office.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(office.getByText('Paused', { exact: true })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(advertisement(page, 'Stores that advertise here', TITLE)).toHaveCount(0, { timeout: 3000 });
  }).toPass();
  await office.getByRole('button', { name: 'Show again' }).click();
  await office.context().close();
  await manager.context().close();

  await page.context().addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
  await expectShown(page, 'متاجر تعلن هنا', 'إعلان', ARABIC);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoHorizontalScroll(page, 'the home page with advertisements');
  await expectAccessible(page, 'the home page with advertisements');
  await advertisement(page, 'متاجر تعلن هنا', ARABIC).getByRole('link').click();
  await expect(page).toHaveURL(/\/store\/saffron-street-kitchen/);
});

/** The panel of advertisements on the page of the manager's store. */
async function openStorePage(manager: Page, origin: string): Promise<Locator> {
  await manager.goto(`${origin}/stores`);
  await manager.getByRole('link', { name: 'Saffron Street Kitchen' }).click();
  return manager
    .locator('section')
    .filter({ has: manager.getByRole('heading', { name: 'Advertisements', exact: true }) });
}

async function fill(scope: Locator, name: string, language: string, text: string): Promise<void> {
  await scope.getByRole('group', { name, exact: true }).getByLabel(language).fill(text);
}

function advertisement(page: Page, section: string, title: string): Locator {
  return page.getByRole('region', { name: section }).getByRole('listitem').filter({ hasText: title });
}

async function expectShown(page: Page, section: string, label: string, title: string): Promise<void> {
  if (page.url() === 'about:blank') await start(page);
  await expect(async () => {
    await page.reload();
    const card = advertisement(page, section, title);
    await expect(card).toBeVisible({ timeout: 5000 });
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }).toPass();
}
