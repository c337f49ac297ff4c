import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

// Before the sign-in there is no session, and an item that is hidden or deleted is not found.
test.use({ expectedNoise: /status of 40[14]/ });

test('a new dish with a required choice and pictures shows in the storefront until it is hidden in bulk; a shop item is sold by combinations of a custom attribute, copied and deleted', async ({
  page,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const name = `Fig and cheese flatbread ${Date.now()}`;
  await signInTo(page, origin, world.account('operator'));
  await page.goto(`${origin}/items`);
  await page.getByRole('link', { name: 'New item' }).click();
  await page.getByLabel('Search stores').fill('saffron');
  await page.getByRole('link', { name: 'Saffron Street Kitchen' }).click();
  await fillDish(page, name);
  await expectAccessible(page, 'form of a new dish');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = Number(new URL(page.url()).pathname.split('/').at(-1));

  await page
    .getByLabel(/^Add pictures/)
    .setInputFiles([await pictureFile('red.png', 'crimson'), await pictureFile('green.png', 'seagreen')]);
  const pictures = page.getByRole('list').filter({ has: page.getByRole('img', { name: 'Picture 1' }) });
  await expect(pictures.getByRole('listitem')).toHaveCount(2);
  const second = await pictures.getByRole('img', { name: 'Picture 2' }).getAttribute('src');
  await page.getByRole('button', { name: 'Move picture 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('img', { name: 'Picture 1' })).toHaveAttribute('src', second ?? '');
  const shows = page.getByRole('group', { name: 'What picture 1 shows' }).getByLabel('in English');
  await shows.fill('A flatbread, cut in four');
  await shows.press('Enter');
  await expectAccessible(page, 'an item with pictures');
  const shop = await page.getByRole('link', { name: 'See it as a customer' }).getAttribute('href');

  await page.goto(shop ?? '');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Half', { exact: true })).toBeVisible();
  const item = await (await page.request.get(`${baseURL}/api/v1/items/details/${id}`)).json();
  expect(item).toMatchObject({ price: 8.5, food_variations: [{ name: 'Size', required: 'on' }] });
  expect(item.images_full_url).toHaveLength(2);
  expect(second?.includes(new URL(item.images_full_url[0]).pathname)).toBe(true);

  await page.goto(`${origin}/items?search=${id}`);
  await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 1 item' });
  await dialog.getByLabel('What to change').selectOption('Visibility');
  await dialog.getByLabel('Visibility').selectOption('Hidden');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: 'Apply to 1 item' }).click();
  await expect(dialog).toHaveCount(0);
  await expect
    .poll(async () => (await page.request.get(`${baseURL}/api/v1/items/details/${id}`)).status())
    .toBe(404);

  await page.goto(`${origin}/items/attributes/new`);
  const attribute = `Finish ${Date.now()}`;
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(attribute);
  await page.getByRole('group', { name: 'Option 1' }).getByLabel('English').fill('Matt');
  await page.getByRole('button', { name: 'Add an option' }).click();
  await page.getByRole('group', { name: 'Option 2' }).getByLabel('English').fill('Glossy');
  await expectAccessible(page, 'form of an attribute');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: attribute })).toBeVisible();

  await page.goto(`${origin}/items/new`);
  await page.getByLabel('Search stores').fill('ribbon');
  await page.getByRole('link', { name: 'Ribbon & Salt' }).click();
  const vase = `Clay vase ${Date.now()}`;
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(vase);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel('Price', { exact: true }).fill('30');
  await page.getByLabel('Attribute', { exact: true }).selectOption(attribute);
  await page.getByRole('button', { name: 'Add attribute' }).click();
  await page.getByLabel('Price of Matt').fill('31');
  await page.getByLabel('Stock of Matt').fill('4');
  await page.getByRole('checkbox', { name: 'Glossy' }).press('Space');
  await expectAccessible(page, 'variations of a new item');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: vase })).toBeVisible();
  const made = Number(new URL(page.url()).pathname.split('/').at(-1));
  const shown = await (await page.request.get(`${baseURL}/api/v1/items/details/${made}`)).json();
  expect(shown).toMatchObject({ stock: 4, variations: [{ type: 'Matt', price: 31, stock: 4 }] });

  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${vase} (copy)` })).toBeVisible();
  await expect(page.getByLabel('Stock of Matt')).toHaveValue('4');
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this item?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(`${origin}/items`);
});

async function fillDish(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(name);
  await page.getByLabel('Category').selectOption({ label: 'Bakery' });
  await page.getByLabel('Price', { exact: true }).fill('8.50');
  await page.getByRole('button', { name: 'Add a group' }).click();
  const group = page.getByRole('group', { name: 'Group 1' });
  await group.getByLabel('English').first().fill('Size');
  await group.getByRole('checkbox', { name: 'Required' }).press('Space');
  await group.getByRole('group', { name: 'Option 1' }).getByLabel('English').fill('Half');
  await group.getByRole('button', { name: 'Add an option' }).click();
  const whole = group.getByRole('group', { name: 'Option 2' });
  await whole.getByLabel('English').fill('Whole');
  await whole.getByLabel('Extra price').fill('3');
}

async function pictureFile(name: string, background: string) {
  const create = { width: 320, height: 240, channels: 3, background } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}
