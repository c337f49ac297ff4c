import { consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { start } from '../support/start.ts';
import { visit } from '../support/steps.ts';
import { listModules } from '../support/visitor.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a customer writes in the storefront, two members see it, one answers, and the customer reads the answer', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const desks = await Promise.all(
    (['support', 'operator'] as const).map(async (role) => {
      const desk = await openConsole(browser, origin, world.account(role));
      return { desk, close: () => desk.context().close() };
    }),
  );
  const [{ desk: support }, { desk: operator }] = desks as [(typeof desks)[0], (typeof desks)[0]];
  await support.goto(`${origin}/chat`);
  await expect(support.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();

  await start(page, { at: '/profile?page=inbox', customer: true });
  await page.getByRole('main').getByRole('button', { name: 'Saffron Street Kitchen' }).click();
  const thread = page.getByRole('log', { name: 'Messages' });
  // Markup stays text at both ends.
  const question = `<img src=x onerror=alert(1)> Is it spicy? ${Date.now()}`;
  await page.getByLabel('Write a message').fill(question);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(thread.getByText(question)).toBeVisible();

  // The list updates without a reload, unread conversations first.
  const row = support.getByRole('row').nth(1);
  await expect(row).toContainText(question);
  await expect(row).toContainText('unread');
  await row.getByRole('link').click();
  const log = support.getByRole('log', { name: 'Messages' });
  await expect(log.getByText(question)).toBeVisible();
  await operator.goto(support.url());
  const other = operator.getByRole('log', { name: 'Messages' });
  await expect(other.getByText(question)).toBeVisible();

  const answer = `<b>Only a little.</b> ${Date.now()}`;
  await support.getByLabel(/^Answer to/).fill(answer);
  await support.getByLabel(/^Answer to/).press('Control+Enter');
  await expect(log.getByText(answer)).toBeVisible();
  await expect(support.getByLabel(/^Answer to/)).toHaveValue('');
  await expect(other.getByRole('listitem').filter({ hasText: answer })).toContainText('Sami Nader');
  await expect(thread.getByText(answer)).toBeVisible();
  await expectAccessible(support, 'conversation');

  await support.getByRole('button', { name: 'Close the conversation' }).click();
  await expect(operator.getByText('closed until the customer writes again')).toBeVisible();
  await page.getByLabel('Write a message').fill('Thank you!');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(other.getByText('Thank you!')).toBeVisible();
  await expect(operator.getByText('closed until the customer writes again')).toBeHidden();
  for (const { close } of desks) await close();
});

test('an application is accepted in the console, and the store opens in the storefront', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await start(page, { at: '/home' });
  const name = `Blue Gate ${Date.now()}`;
  const { point, zoneId } = await page.evaluate(() => ({
    point: JSON.parse(localStorage.getItem('currentLatLng') ?? '{}') as { lat: number; lng: number },
    zoneId: (JSON.parse(localStorage.getItem('zoneid') ?? '[]') as number[])[0] ?? 0,
  }));
  const moduleId =
    (await listModules(page.request)).find(({ module_type }) => module_type === 'food')?.id ?? 0;
  const application = await page.request.post('/api/v1/auth/vendor/register', {
    multipart: {
      f_name: 'Nadia',
      l_name: 'Karam',
      email: `nadia${Date.now()}@gate.example`,
      phone: `+97150${String(Date.now()).slice(-7)}`,
      password: 'a-long-enough-password',
      translations: JSON.stringify([
        { locale: 'en', key: 'name', value: name },
        { locale: 'en', key: 'address', value: '3 Anchor Street' },
      ]),
      zone_id: zoneId,
      module_id: moduleId,
      latitude: point.lat,
      longitude: point.lng,
      minimum_delivery_time: 20,
      maximum_delivery_time: 40,
      logo: { name: 'logo.png', mimeType: 'image/png', buffer: PIXEL },
      tin_certificate_image: { name: 'tin.png', mimeType: 'image/png', buffer: PIXEL },
    },
  });
  expect(application.status(), await application.text()).toBe(200);

  const desk = await openConsole(browser, origin, world.account('operator'));
  await desk.goto(`${origin}/applications`);
  await desk.getByRole('link', { name }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await desk.getByRole('button', { name: 'Show 1 paper' }).click();
  await expect(desk.getByRole('img', { name: 'Tax certificate' })).toBeVisible();
  await expectAccessible(desk, 'an application');
  await desk.getByRole('button', { name: 'Accept' }).click();
  await desk.getByRole('link', { name: 'Open the store' }).click();
  await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible();
  await desk.getByText('Always open').click();
  await desk.getByRole('button', { name: 'Save' }).nth(1).click();
  await desk.getByRole('button', { name: 'Show in the shop' }).click();
  await expect(desk.getByText('The store takes orders.')).toBeVisible();
  await desk.context().close();

  await visit(page, `/store/${name.toLowerCase().replaceAll(' ', '-')}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Open');
});
