import type { Page } from '@playwright/test';
import { consoleOrigin, signInTo } from '../support/console.ts';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from '../support/fixtures.ts';
import { smallFields } from '../support/targets.ts';

// Before the sign-in there is no session.
test.use({ expectedNoise: /status of 40[13]/ });

/** The operator's screens: the path, and the heading if the journey checks it. */
const ORDERS: Screen[] = [
  ['/orders', 'الطلبات'],
  ['/orders/board', 'لوحة الطلبات'],
  ['/orders/4', 'الطلب #4'],
  ['/orders/6', 'الطرد #6'],
  ['/orders/9', 'الرحلة #9'],
  ['/dispatch', 'التوزيع'],
  ['/refunds'],
  ['/applications', 'طلبات الانضمام'],
  ['/applications/couriers', 'طلبات الانضمام'],
  ['/payments', 'المدفوعات خارج المنصة'],
  ['/payments/methods', 'طرق التحويل'],
  ['/payments/methods/1'],
  ['/problems', 'البلاغات'],
  ['/reviews', 'التقييمات'],
  ['/reviews/1', /^تقييم/],
  ['/chat', 'صندوق الرسائل'],
  ['/couriers', 'المندوبون'],
  ['/couriers/1'],
  ['/couriers/vehicles', 'المركبات'],
  ['/couriers/vehicles/1'],
  ['/customers'],
  ['/customers/fundings'],
  ['/customers/1'],
  ['/finance', 'المالية'],
  ['/finance/couriers', 'المالية'],
  ['/finance/stores/1'],
  ['/finance/couriers/1'],
  ['/finance/documents', 'المستندات'],
  ['/finance/sellers/1'],
  ['/finance/runs', 'دورات الدفع'],
  ['/finance/journal', 'دفتر اليومية'],
  ['/finance/trial-balance', 'ميزان المراجعة'],
  ['/finance/numbers', 'الأرقام لدى المستشار الضريبي'],
  ['/finance/periods', 'الإقفالات'],
  ['/finance/open-items', 'البنود المفتوحة'],
  ['/finance/providers', 'مطابقة مزوّدي الدفع'],
];
const SHOP: Screen[] = [
  ['/today'],
  ['/items'],
  ['/items/categories'],
  ['/items/add-ons'],
  ['/items/brands'],
  ['/items/conditions'],
  ['/items/parcels', 'فئات الطرود'],
  ['/items/parcels/2'],
  ['/modules/5/home', 'الصفحة الرئيسية'],
  ['/modules/5/home/reasons/1'],
  ['/items/units'],
  ['/newsletter', 'النشرة البريدية'],
  ['/newsletter/campaigns/new', 'حملة جديدة'],
  ['/newsletter/subscribers', 'النشرة البريدية'],
  ['/newsletter/segments', 'النشرة البريدية'],
  ['/newsletter/segments/new', 'شريحة جديدة'],
  ['/rental', 'التأجير'],
  ['/rental/1'],
  ['/rental/categories', 'الفئات'],
  ['/rental/categories/new'],
  ['/rental/brands/1'],
  ['/rental/terms', 'الشروط'],
  ['/rental/imports', 'استيراد أسطول'],
  ['/rental/calendar', 'التقويم'],
  ['/content/messages', 'المحتوى'],
  ['/content/messages/order/canceled/mail/ar'],
  ['/promotions'],
  ['/promotions/banners'],
  ['/promotions/advertisements', 'الإعلانات'],
  ['/promotions/advertisements/1'],
  ['/promotions/campaigns/1'],
  ['/promotions/cashback'],
  ['/promotions/bonuses/new'],
  ['/staff'],
  ['/staff/roles'],
  ['/staff/roles/new'],
  ['/settings'],
  ['/audit'],
  ['/account'],
  ['/jobs'],
  ['/jobs/dead'],
];
const STORE: Screen[] = [
  ['/kitchen', 'لوحة المتجر'],
  ['/kitchen/menu', 'القائمة الآن'],
  ['/kitchen/statement', 'كشف الحساب'],
  ['/kitchen/balance', 'الرصيد والدفعات'],
  ['/kitchen/documents', 'المستندات'],
];

type Screen = [path: string, title?: string | RegExp];

/** The other journeys check dialogs and forms, on a desktop and in English. */
async function expectSound(page: Page, origin: string, screens: Screen[]): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'ar'));
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title = /./] of screens) {
    await page.goto(`${origin}${path}`);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page, path, ['heading-order', 'label-content-name-mismatch']);
    await expectNoHorizontalScroll(page, path);
    expect.soft(await smallFields(page), `fields below 16 pixels: ${path}`).toEqual([]);
  }
}

test('the screens of orders and people, and the navigation, fit a phone in Arabic and are accessible', async ({
  page,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));
  await expectSound(page, origin, ORDERS);
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'الإعدادات' })).toBeVisible();
  await expectAccessible(page, 'navigation on a phone');
});

test('the screens of the shop and its staff fit a phone in Arabic and are accessible', async ({
  page,
  baseURL,
  world,
}) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('operator'));
  await expectSound(page, origin, SHOP);
});

test('the screens of a store fit a phone in Arabic and are accessible', async ({ page, baseURL, world }) => {
  const origin = consoleOrigin(baseURL ?? '');
  await signInTo(page, origin, world.account('store-manager'));
  await expectSound(page, origin, STORE);
});
