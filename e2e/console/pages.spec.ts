import type { Page } from '@playwright/test';
import { signUp } from '../support/empty-city.ts';
import { emptyCityTest as test } from '../support/empty-city-test.ts';
import { expect, expectAccessible, expectNoHorizontalScroll } from '../support/fixtures.ts';
import { visit } from '../support/steps.ts';

const titleOf = (desk: Page, language: string) =>
  desk.getByRole('group', { name: 'Title', exact: true }).getByLabel(language);
const editorOf = (desk: Page, language: string) =>
  desk
    .getByRole('group', { name: 'Text', exact: true })
    .getByRole('textbox', { name: language, exact: true });

test('the operator writes a page without HTML in both languages, with a picture and a table, restores it and deletes it', async ({
  browser,
  page: desk,
  city,
}) => {
  const origin = city.console;
  await signUp(desk, city, 'pages@errand.example');
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const page = await context.newPage();
  await desk.goto(`${origin}/content`);
  await desk.getByRole('link', { name: 'New page' }).click();
  await titleOf(desk, 'English').fill('Our story');
  await titleOf(desk, 'Arabic').fill('قصتنا');
  await expect(desk.getByLabel('Address')).toHaveValue('our-story');
  await desk.getByLabel('Address').fill('checkout');
  await desk.getByRole('button', { name: 'Create the page' }).click();
  await expect(desk.getByText(/This address belongs to the shop/)).toBeVisible();
  await desk.getByLabel('Address').fill('our-story');
  await desk.getByRole('button', { name: 'Create the page' }).click();
  await expect(desk).toHaveURL(`${origin}/content/pages/our-story`);

  const english = editorOf(desk, 'English');
  await writeEnglish(desk);
  const arabic = editorOf(desk, 'Arabic');
  await expect(arabic).toHaveAttribute('dir', 'rtl');
  await arabic.click();
  await arabic.pressSequentially('بدأنا بالخبز.');
  await expectAccessible(desk, 'editor of a page');
  await publish(desk);
  await expect(desk.getByText('Shown now')).toBeVisible();

  for (const [language, title, words] of [
    ['en', 'Our story', 'With bread.'],
    ['ar', 'قصتنا', 'بدأنا بالخبز.'],
  ] as const) {
    await visit(page, `/our-story?lang=${language}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('article').getByText(words)).toBeVisible();
    await expectNoHorizontalScroll(page, `a page of the operator, ${language}`);
    await expectAccessible(page, `a page of the operator, ${language}`);
  }
  await visit(page, '/our-story?lang=en');
  const article = page.getByRole('article');
  await expect(article.locator('strong')).toHaveText('With bread.');
  await expect(article.getByRole('heading', { level: 2 })).toHaveText('How it began');
  await expect(article.getByRole('columnheader')).toHaveText(['Bread', 'Price']);
  await expect(article.getByRole('cell')).toHaveText(['White', '2']);
  const picture = article.getByRole('img', { name: 'The first loaf' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await (await page.request.get('/sitemap/pages.xml')).text()).toContain('/our-story?lang=ar');

  await english.getByText('With bread.').click();
  await english.press('End');
  await english.pressSequentially(' And salt.');
  await publish(desk);
  await expect(desk.getByRole('button', { name: /^Publish again/ })).toBeVisible();
  await page.reload();
  await expect(article).toContainText('And salt.');
  await desk.getByRole('button', { name: /^Publish again/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Publish again' }).click();
  await expect(async () => {
    await page.reload();
    await expect(article).not.toContainText('And salt.', { timeout: 500 });
  }).toPass();

  await desk.evaluate(() => localStorage.setItem('language', 'ar'));
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.reload();
  await expect(desk.getByRole('toolbar')).toHaveCount(2);
  await expectAccessible(desk, 'editor of a page on a phone, ar');
  await expectNoHorizontalScroll(desk, 'editor of a page on a phone, ar');
  await desk.evaluate(() => localStorage.setItem('language', 'en'));
  await desk.reload();

  await desk.getByRole('button', { name: 'Delete the page' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click();
  await expect(desk).toHaveURL(`${origin}/content`);
  expect((await page.request.get('/our-story')).status()).toBe(404);
  await context.close();
});

test('a page in the menu of the footer is found there, and can be deleted only after its link', async ({
  page: desk,
  city,
  browser,
}) => {
  await signUp(desk, city, 'menu@errand.example');
  const origin = city.console;
  await desk.goto(`${origin}/content/pages/new`);
  await titleOf(desk, 'English').fill('Our fees');
  await desk.getByRole('button', { name: 'Create the page' }).click();
  const english = editorOf(desk, 'English');
  await english.click();
  await english.pressSequentially('Two for a delivery.');
  await publish(desk);
  await expect(desk.getByText('Shown now')).toBeVisible();

  await desk.goto(`${origin}/settings?group=pages`);
  const row = desk
    .getByRole('listitem')
    .filter({ has: desk.getByRole('heading', { name: 'Menu of the footer', exact: true }) });
  await row.getByRole('button', { name: 'Edit' }).click();
  await row.getByRole('button', { name: 'Add another' }).click();
  await row.getByRole('group', { name: 'Heading', exact: true }).getByLabel('English').fill('Our market');
  const links = row.getByRole('group', { name: 'Links', exact: true });
  await links.getByRole('button', { name: 'Add another' }).click();
  await links
    .getByRole('group', { name: 'Text of the link', exact: true })
    .getByLabel('English')
    .fill('Our fees');
  const address = links.getByRole('combobox', { name: 'Page or address' });
  const proposals = links.locator('datalist option');
  await expect(proposals.and(links.locator('[value="/our-fees"]'))).toHaveCount(1);
  await address.fill('/our-fees');
  await row.getByRole('button', { name: 'Save' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible();

  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: city.shop });
  const page = await context.newPage();
  await visit(page, '/help-and-support');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our fees' }).click();
  await expect(page.getByRole('article')).toContainText('Two for a delivery.');

  await desk.goto(`${origin}/content/pages/our-fees`);
  await expect(desk.getByText(/can be deleted only after you remove the link/)).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Delete the page' })).toBeHidden();
  await desk.goto(`${origin}/settings?group=pages`);
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(row.getByRole('button', { name: 'Undo' })).toBeHidden();
  await desk.goto(`${origin}/content/pages/our-fees`);
  await desk.getByRole('button', { name: 'Delete the page' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Delete the page' }).click();
  await expect(desk).toHaveURL(`${origin}/content`);
  await context.close();
});

/** A heading, a bold sentence, a picture and a table. */
async function writeEnglish(desk: Page): Promise<void> {
  const english = editorOf(desk, 'English');
  const tools = desk.getByRole('toolbar', { name: 'Tools of the text in English' });
  await english.click();
  await tools.getByRole('combobox').selectOption('Heading');
  await english.pressSequentially('How it began');
  await english.press('Enter');
  await tools.getByRole('button', { name: 'Bold' }).click();
  await english.pressSequentially('With bread.');

  await tools.getByRole('button', { name: 'Picture' }).click();
  const dialog = desk.getByRole('dialog');
  const buffer = await desk.screenshot();
  await dialog.getByLabel('File').setInputFiles({ name: 'loaf.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('What the picture shows').fill('The first loaf');
  await expectAccessible(desk, 'dialog of a picture');
  await dialog.getByRole('button', { name: 'Add the picture' }).click();
  await expect(dialog).toBeHidden();

  await tools.getByRole('button', { name: 'Table' }).click();
  await expect(english).toBeFocused();
  for (const words of ['Bread', 'Price', 'White', '2']) {
    await desk.keyboard.type(words);
    await desk.keyboard.press('Tab');
  }
  await expect(english).not.toBeFocused();
}

async function publish(desk: Page): Promise<void> {
  const saved = desk.getByRole('region', { name: 'Notices' }).getByText('The draft is saved');
  await expect(saved).toBeHidden();
  await desk.getByRole('button', { name: 'Save the draft' }).click();
  // Only then the screen knows the draft that it publishes.
  await expect(saved).toBeVisible();
  await desk.getByRole('button', { name: 'Publish now' }).click();
}
