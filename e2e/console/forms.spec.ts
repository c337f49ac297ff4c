import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, test } from '../support/fixtures.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

test('a screen with several forms asks before unsaved input of any of them is lost, and an impossible date in the address lists everything', async ({
  page,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));

  await test.step('a form that is not the last one', async () => {
    await page.goto(`${origin}/stores`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    const phone = page.getByLabel('Phone', { exact: true });
    await phone.fill('+971500009999');
    await page.getByLabel('Percent of the sales').fill('13');
    const link = page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Zones' });
    await link.click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(phone).toHaveValue('+971500009999');
    await expect(page.getByLabel('Percent of the sales')).toHaveValue('13');
    await page.getByLabel('Percent of the sales').fill('');
    await link.click();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zones' })).toBeVisible();
  });

  await test.step('dates that no calendar has', async () => {
    for (const path of ['/orders?from=2026-02-30T00:00:00Z', '/analytics?from=2026-13-45&to=2026-02-30']) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    }
  });
});
