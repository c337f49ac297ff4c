import type { Page } from '@playwright/test';
import { AT_HARBOR, consoleOrigin, openConsole } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { orderAsGuest } from '../support/orders.ts';
import { expectDelivered } from '../support/steps.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

/** Makes couriers ask for the customer's code. */
async function askForCode(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const key = 'order_delivery_verification';
    const list = await fetch('/api/console/v1/settings');
    const { rows } = (await list.json()) as { rows: { key: string; version: string }[] };
    const version = rows.find((row) => row.key === key)?.version;
    const response = await fetch(`/api/console/v1/settings/${key}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'X-Errand-Console': '1' },
      body: JSON.stringify({ value: true, version }),
    });
    if (!response.ok) throw new Error(await response.text());
  });
}

test('a courier in Arabic on a small phone takes an order and delivers it with the code, and its customer sees each step', async ({
  page,
  browser,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  const kitchen = await openConsole(browser, origin, world.account('operator'));
  await askForCode(kitchen);

  const courier = await openConsole(browser, origin, world.account('courier'), AT_HARBOR);
  await courier.evaluate(() => localStorage.setItem('language', 'ar'));
  await courier.setViewportSize({ width: 320, height: 640 });
  await courier.goto(origin);
  await expect(courier.getByRole('heading', { level: 1, name: 'التوصيل' })).toBeVisible();
  await courier.getByRole('button', { name: 'ابدأ العمل' }).click();
  await expect(courier.getByRole('main').getByText('يرى العملاء موقعك.')).toBeVisible();
  await expect(courier.getByRole('main').getByText(/ولا يُرسل في الخلفية/)).toBeVisible();
  await expectAccessible(courier, 'deliveries without an order');

  const id = await orderAsGuest(page);

  const stores = kitchen.getByLabel('Store', { exact: true });
  await kitchen.goto(`${origin}/kitchen`);
  await stores.selectOption('Saffron Street Kitchen');
  const card = kitchen.getByRole('article', { name: `Order ${id}` });
  await card.getByRole('button', { name: 'Accept' }).click();
  await kitchen.getByRole('dialog').getByRole('button', { name: '10 min' }).click();

  const offer = courier.getByRole('article', { name: `طلب جديد ${id}` });
  await expect(offer).toBeVisible();
  await expect(offer).not.toContainText('Sami Nasser');
  await offer.getByRole('button', { name: 'قبول' }).click();
  const delivery = courier.getByRole('article', { name: `الطلب ${id}` });
  await expect(delivery).toContainText('Sami Nasser');
  await expect(page.getByText('Karim').first()).toBeVisible();
  await expectAccessible(courier, 'a delivery');
  await expectNoHorizontalScroll(courier, 'a delivery');
  await delivery.getByRole('button', { name: 'وصلت إلى المتجر' }).click();
  await expect(card).toContainText('Karim Saleh is here');
  await card.getByRole('button', { name: 'Start preparing' }).click();
  await card.getByRole('button', { name: 'Ready', exact: true }).click();

  await delivery.getByRole('button', { name: 'تم الاستلام' }).click();
  await expect(page.locator('[aria-current="step"]')).toContainText('On the way to you');
  await expect(delivery.getByRole('link', { name: 'الطريق' }).last()).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//,
  );
  await delivery.getByRole('button', { name: 'العميل غير موجود' }).click();
  const absent = courier.getByRole('dialog', { name: 'لا أحد هناك؟' });
  await expect(absent.getByRole('link', { name: 'اتصل بالعميل' })).toHaveAttribute('href', /^tel:/);
  await expectAccessible(courier, 'a customer who is not there');
  await courier.keyboard.press('Escape');
  await expect(absent).toBeHidden();
  const code = await page.locator('.handover-code bdi').innerText();
  await delivery.getByRole('button', { name: 'تسليم' }).click();
  const dialog = courier.getByRole('dialog', { name: `تسليم الطلب ${id}` });
  await dialog.getByLabel('رمز العميل').fill(code);
  await expect(dialog.getByRole('button', { name: 'تم التسليم' })).toBeDisabled();
  await dialog.getByText('استلمت المبلغ نقدًا').click();
  await expectAccessible(courier, 'handing an order over');
  await expectNoHorizontalScroll(courier, 'handing an order over');
  await dialog.getByRole('button', { name: 'تم التسليم' }).click();
  await expectDelivered(page);
  await expect(delivery).toBeHidden();
  await expect(courier.getByText('Sami Nasser')).toHaveCount(0);

  await courier.getByRole('link', { name: 'الأرباح' }).click();
  await expect(courier.getByRole('heading', { level: 1, name: 'الأرباح' })).toBeVisible();
  await expect(courier.getByRole('listitem').filter({ hasText: 'نقد مستلم' })).not.toHaveCount(0);
  await expectAccessible(courier, 'earnings');
  await expectNoHorizontalScroll(courier, 'earnings');
  await courier.goBack();
  await courier.getByRole('button', { name: 'إيقاف العمل' }).click();
  await expect(courier.getByRole('button', { name: 'ابدأ العمل' })).toBeVisible();
  await courier.context().close();
  await kitchen.context().close();
});
