import type { Page } from '@playwright/test';
import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { visit } from '../support/steps.ts';

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
    await visit(page, `/?lang=${language}`);
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

test('what the operator writes for search engines about a page and a store is in their heads, in both languages', async ({
  browser,
  baseURL,
  page,
  world,
}) => {
  const desk = await openConsole(browser, consoleOrigin(baseURL ?? ''), world.account('operator'));
  const origin = consoleOrigin(baseURL ?? '');
  await desk.goto(`${origin}/content/pages/cancellation-policy`);
  await fillBoth(desk, 'Title for search engines', 'Canceling an order', 'إلغاء طلب');
  await fillBoth(
    desk,
    'Description for search engines',
    'Until when, and what comes back.',
    'حتى متى وما الذي يعود.',
  );
  await expectAccessible(desk, 'form of a page');
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  await desk.getByRole('button', { name: 'Publish now' }).click();
  await expect(desk.getByRole('button', { name: 'Publish now' })).toBeHidden();
  await desk.goto(`${origin}/stores/1`);
  const profile = desk.locator('form').filter({ has: desk.getByRole('group', { name: 'Announcement' }) });
  await fillBoth(desk, 'Title for search engines', 'Food from the harbor', 'طعام من المرفأ');
  await profile.getByRole('button', { name: 'Save' }).click();
  await expect(desk.getByText('Saved.', { exact: true }).first()).toBeVisible();
  const response = await page.request.get('/api/v1/stores/details/1');
  const { slug } = (await response.json()) as { slug: string };

  for (const [language, policy, about, store] of [
    ['en', 'Canceling an order', 'Until when, and what comes back.', 'Food from the harbor'],
    ['ar', 'إلغاء طلب', 'حتى متى وما الذي يعود.', 'طعام من المرفأ'],
  ] as const) {
    await page.goto(`/cancellation-policy?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${policy} · `));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', about);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
      'content',
      new RegExp(`^${policy} · `),
    );
    await page.goto(`/store/${slug}?lang=${language}`);
    await expect(page).toHaveTitle(new RegExp(`^${store} · `));
  }
  await desk.context().close();
});

test('the operator arranges the menu of the footer in groups, and undoes it', async ({
  browser,
  baseURL,
  page,
  world,
}) => {
  const desk = await openConsole(browser, consoleOrigin(baseURL ?? ''), world.account('operator'));
  await desk.goto(`${consoleOrigin(baseURL ?? '')}/settings?group=pages`);
  const row = rowOf(desk, 'Menu of the footer');
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('button', { name: 'Add another' }).click();
  await fillBoth(desk, 'Heading', 'Our market', 'سوقنا');
  const links = row.getByRole('group', { name: 'Links', exact: true });
  for (const [index, [english, arabic, address]] of LINKS.entries()) {
    await links.getByRole('button', { name: 'Add another' }).click();
    await fillBoth(desk, 'Text of the link', english, arabic, index);
    await links.getByLabel('Page or address').nth(index).fill(address);
  }
  await expectAccessible(desk, 'form of the menu');
  await links.getByLabel('Page or address').nth(1).fill('journal');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByText(/^Enter a page of the shop/)).toBeVisible();
  await links.getByLabel('Page or address').nth(1).fill('https://journal.example');
  await links.getByRole('button', { name: 'Move up' }).click();
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible();

  for (const [language, title, texts] of [
    ['en', 'Our market', ['Journal', 'Who we are']],
    ['ar', 'سوقنا', ['المجلة', 'من نحن']],
  ] as const) {
    await visit(page, `/?lang=${language}`);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    const group = footer
      .locator('div')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .last();
    await expect(group.getByRole('link')).toHaveText([...texts]);
    await expect(footer.getByRole('link', { name: 'Privacy policy' })).toHaveCount(0);
    await expectAccessible(page, `the shop with its own menu, ${language}`);
  }
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeHidden();
  await page.goto('/?lang=en');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' })).toHaveCount(1);
  await desk.context().close();
});

/** Text in both languages, and address. */
const LINKS = [
  ['Who we are', 'من نحن', '/about-us'],
  ['Journal', 'المجلة', 'https://journal.example'],
] as const;

async function fillBoth(desk: Page, name: string, english: string, arabic: string, index = 0): Promise<void> {
  const group = desk.getByRole('group', { name, exact: true }).nth(index);
  await group.getByLabel('English').fill(english);
  await group.getByLabel('Arabic').fill(arabic);
}

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
