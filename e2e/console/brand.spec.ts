import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('the operator chooses a color and a font, sees them in both themes, and the shop has them until both are undone', async ({
  browser,
  baseURL,
  page,
  world,
}) => {
  const desk = await openConsole(browser, consoleOrigin(baseURL ?? ''), world.account('operator'));
  await desk.goto(`${consoleOrigin(baseURL ?? '')}/settings?group=brand`);
  const row = rowOf(desk, 'Color of the shop');
  await row.getByRole('button', { name: 'Edit' }).click();
  const field = row.getByRole('textbox', { name: 'Color of the shop' });
  await field.fill('yellow');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/^A color is a number sign and six digits/)).toBeVisible();
  await field.fill('#ffd400');
  await expect(row.getByText(/is too light to be read on them/)).toBeVisible();
  await expect(row.getByText('exactly this color.')).toBeVisible();
  await expectAccessible(desk, 'form of a color');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText('#ffd400')).toBeVisible();
  const font = rowOf(desk, 'Font');
  await font.getByRole('button', { name: 'Edit' }).click();
  await font.getByLabel('Font').selectOption('Cairo');
  await font.getByRole('button', { name: 'Save' }).click();
  await expect(font.getByText('Cairo', { exact: true })).toBeVisible();

  for (const language of ['en', 'ar']) {
    await page.emulateMedia({ colorScheme: language === 'ar' ? 'dark' : 'light' });
    await page.goto(`/?lang=${language}`);
    const { accent, family } = await brandOf(page);
    expect(accent).toBe(language === 'ar' ? '#ffd400' : '#7a6400');
    expect(family).toContain('Cairo');
    await expectAccessible(page, `the shop in its own colors, ${language}`);
  }

  for (const changed of [row, font]) await changed.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByText('empty')).toBeVisible();
  await expect(font.getByText('Readex Pro')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  expect((await brandOf(page)).family).toContain('Readex Pro');
  await desk.context().close();
});

function rowOf(desk: Page, name: string) {
  return desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name, exact: true }) });
}

/** What the first paint of a page has of the brand. */
function brandOf(page: Page): Promise<{ accent: string; family: string }> {
  return page.evaluate(() => ({
    accent: getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
    family: getComputedStyle(document.body).fontFamily,
  }));
}
