import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { enterMoment } from '../support/moments.ts';
import { start } from '../support/start.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('a banner and a flash sale from the console show in the storefront, their targets are chosen by keyboard, and a draft of a page is previewed, published and replaced by an earlier version', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const desk = await openConsole(browser, origin, world.account('operator'));
  const title = `Warm bread ${Date.now()}`;
  await desk.goto(`${origin}/promotions/banners/new`);
  await titleOf(desk).fill(title);
  await choose(desk, 'Module', 'Grocery');
  await expect(desk.getByRole('region', { name: 'As customers see it' })).toContainText(title);
  await expectAccessible(desk, 'form of a banner');
  await desk.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await start(page, { module: 'grocery' });
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(title)).toBeVisible({ timeout: 5000 });
  }).toPass();

  const sale = `Noon sale ${Date.now()}`;
  await desk.goto(`${origin}/promotions/flash-sales/new`);
  await titleOf(desk).fill(sale);
  await choose(desk, 'Module', 'Grocery');
  await desk.getByLabel('Percent off').fill('30');
  // Of several sales the one that ends first is shown.
  await enterMoment(desk.locator('form'), 'End', minutesFromNow(20));
  await desk.getByRole('combobox', { name: 'Add an item' }).click();
  await expect(desk.getByRole('listbox', { name: 'Add an item' }).getByRole('option').first()).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('textbox', { name: /^Pieces of/ })).toHaveValue('10');
  await expectAccessible(desk, 'form of a flash sale');
  await desk.getByRole('button', { name: 'Create' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: sale })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: sale })).toBeVisible({ timeout: 5000 });
  }).toPass();

  const about = `About our couriers ${Date.now()}`;
  await desk.goto(`${origin}/content/pages/about-us`);
  const english = desk.getByRole('group', { name: 'Title', exact: true }).getByLabel('English');
  const before = await english.inputValue();
  await english.fill(about);
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  const preview = desk.getByRole('link', { name: 'Preview in the shop' });
  await expectAccessible(desk, 'draft of a page');
  await page.goto((await preview.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: about })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.goto(`${baseURL}/about-us`);
  await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible();

  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(preview).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: about })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await desk.getByRole('button', { name: /^Publish again: version of / }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: before })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await desk.context().close();
});

function titleOf(page: Page) {
  return page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English');
}

/** Chooses an object in a picker by a part of its name. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name.slice(0, 4));
  // Until the search responds, all options are listed.
  await expect(page.getByRole('listbox', { name: label }).getByRole('option')).toHaveText([name]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
}

/** In the shop's clock, as the console's fields expect it. */
function minutesFromNow(minutes: number): string {
  const at = new Date(Date.now() + minutes * 60_000);
  return at.toLocaleString('sv', { timeZone: 'Asia/Dubai' }).slice(0, 16).replace(' ', 'T');
}
