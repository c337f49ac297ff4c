import type { Page } from '@playwright/test';
import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

// Before the sign-in there is no session, and an outdated form is rejected.
test.use({ expectedNoise: /status of 40[19]/ });

test('a price set in the console shows in the shop, the later of two tabs sees both versions, and selected items are marked sold out after a preview', async ({
  page,
  context,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));
  await openItem(page, origin, 'Berry kefir');
  await expectAccessible(page, 'form of an item');
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));
  const later = await context.newPage();
  await later.goto(page.url());
  await later.getByLabel('Price').fill('9');

  const hostile = `<b>Kefir</b> ${Date.now()}`;
  await page.getByLabel('Price').fill('4.75');
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(hostile);
  await page.getByLabel('Price').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hostile);
  await expect
    .poll(async () => {
      const response = await page.request.get(`${baseURL}/api/v1/items/details/${id}`);
      return ((await response.json()) as { price: number }).price;
    })
    .toBe(4.75);
  await page.goto(`${baseURL}/product/${id}`);
  await expect(page.getByRole('heading', { name: hostile })).toBeVisible();

  await later.getByRole('button', { name: 'Save', exact: true }).click();
  const conflict = later.locator('.form-conflict');
  await expect(conflict.getByText('Someone saved another version meanwhile')).toBeVisible();
  await expect(conflict.getByRole('cell', { name: hostile })).toBeVisible();
  await expectAccessible(later, 'two versions of an item');

  await test.step('selected items are sold out after a preview, by the filters of the address', async () => {
    await page.goto(`${origin}/items?stock=enough`);
    const first = page.getByRole('row').nth(1);
    const name = (await first.getByRole('link').textContent()) ?? '';
    await first.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 1 item' });
    await dialog.getByLabel('What to change').selectOption('Stock');
    await dialog.getByLabel('Pieces').fill('0');
    await dialog.getByLabel('Pieces').press('Enter');
    await expect(dialog.getByRole('region', { name: 'Preview' }).getByText(name)).toBeVisible();
    await expectAccessible(page, 'preview of a bulk change');
    await dialog.getByRole('button', { name: 'Apply to 1 item' }).click();
    await expect(dialog).toHaveCount(0);
    await page.goto(`${origin}/items?stock=out&search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible();
  });

  await test.step('lower prices show their sum before they apply, and are undone where they were changed', async () => {
    await page.goto(`${origin}/items?stock=enough`);
    const row = page.getByRole('row').nth(1);
    const before = (await row.textContent()) ?? '';
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 1 item' });
    await dialog.getByLabel('How').selectOption('Raise or lower by an amount');
    await dialog.getByLabel('Amount').fill('-0.10');
    await dialog.getByLabel('Amount').press('Enter');
    await expect(dialog.locator('.note.bad')).toHaveText(/1 item, .*− \$0\.10.* in all/);
    await dialog.getByRole('button', { name: 'Apply to 1 item' }).click();
    const notices = page.getByRole('region', { name: 'Notices' });
    await expect(notices.getByText('1 item changed')).toBeVisible();
    await expect(row).not.toHaveText(before);
    // The answer arrives while the toast with the button is leaving.
    await page.route('**/undo', async (route) => {
      const response = await route.fetch();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      await route.fulfill({ response });
    });
    await notices.getByRole('button', { name: 'Undo' }).click();
    await expect(notices.getByText('1 item has its earlier values again.')).toBeVisible();
    await expect(row).toHaveText(before);
  });
});

/** Opens an item by its name from the list. */
async function openItem(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/items?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
