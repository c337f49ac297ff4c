import { expect, type Page } from '@playwright/test';

/** Chooses 12 Lantern Street by typing it on the landing page, and the Food module when it is asked for. */
export async function chooseLanternStreet(page: Page): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('combobox').first();
  await search.fill('12 Lantern');
  await page
    .getByRole('option', { name: /12 Lantern Street/ })
    .first()
    .click();
  const food = page.getByRole('dialog').getByRole('button', { name: /^Food/ });
  await expect(food).toBeVisible();
  await food.click();
  await expect(page).toHaveURL(/\/home/);
}

/** From an open kitchen's page to a cart with one meal in it. */
export async function addCharcoalWrap(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Saffron Street Kitchen' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saffron Street Kitchen' })).toBeVisible();
  await page.getByRole('link', { name: 'Charcoal chicken wrap' }).first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Charcoal chicken wrap' })).toBeVisible();
  await dialog.getByText('Large, half again').click();
  await dialog.getByText('Garlic cream').click();
  await dialog.getByRole('button', { name: /Add to Cart/ }).click();
  await expect(page.getByText('Item added to cart')).toBeVisible();
}

/** Follows the order on its page until it is there. */
export async function watchItArrive(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/track-order\?order_id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Arriving in|Delivered/);
  await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible({ timeout: 90_000 });
}
