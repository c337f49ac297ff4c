import { expect, test } from './support/fixtures.ts';
import { start } from './support/start.ts';
import { signIn } from './support/steps.ts';

test('chosen interests come first on the home page and move to the account at sign-in', async ({ page }) => {
  await start(page, { at: '/interest' });
  await page.getByRole('list', { name: 'Interests' }).getByText('Sushi').click();
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  const categories = page.getByRole('main').getByRole('link', { name: /^(Burgers|Sushi)$/ });
  await expect(categories.first()).toHaveText('Sushi');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/Sushi|Japanese/);

  await signIn(page);
  const info = async () => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const headers = { authorization: `Bearer ${token}` };
    const response = await page.request.get('/api/v1/customer/info', { headers });
    return (await response.json()) as { selected_modules_for_interest: number[] };
  };
  await expect.poll(async () => (await info()).selected_modules_for_interest).toHaveLength(1);
});
