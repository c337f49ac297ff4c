import sharp from 'sharp';
import { expect, expectAccessible, expectNoHorizontalScroll, test } from './support/fixtures.ts';
import { visit } from './support/steps.ts';

const WRITTEN = [
  ['Terms and conditions', '/terms-and-conditions'],
  ['Privacy policy', '/privacy-policy'],
  ['Refund policy', '/refund-policy'],
  ['Cancellation policy', '/cancellation-policy'],
  ['Shipping policy', '/shipping-policy'],
  ['About us', '/about-us'],
  ['Help & Support', '/help-and-support'],
] as const;

/** A photo as a phone uploads it. */
function photo(name: string) {
  const image = sharp({ create: { width: 240, height: 240, channels: 3, background: '#c93901' } });
  return image
    .jpeg()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/jpeg', buffer }));
}

/** An applicant with unique contact details. */
function applicant() {
  const digits = String(Date.now()).slice(-7);
  return { email: `nadia.${digits}@example.com`, phone: `50${digits}` };
}

// Requirements: API-12, FOOTER-11..13, FOOTER-17, FOOTER-19, FOOTER-20, ROUTE-14, ROUTE-43, ROUTE-45..48, ROUTE-52.
test('every page of the footer opens from its link; the footer names missing requirements, shows the map and subscribes an e-mail', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { name: 'A short letter every Thursday' })).toBeVisible();
  for (const [name, address] of WRITTEN) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  const contact = page.getByRole('main').getByRole('list').first();
  await expect(contact.getByRole('link')).toHaveCount(2);
  await page.getByText('Can I cancel?').click();
  await expect(page.getByText(/Until the store has confirmed/)).toBeVisible();
  expect(requests.filter((path) => path.endsWith('landing-page'))).toEqual([]);

  const alerts = page.getByRole('alert');
  for (const name of ['Loyalty points', 'Wallet']) {
    await footer.getByRole('link', { name }).click();
    await expect(alerts.filter({ hasText: 'You must be login to access this page.' })).toBeVisible();
    await expect(page).toHaveURL('/help-and-support');
  }
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(alerts.filter({ hasText: 'You must pick a zone to access this page.' })).toBeVisible();
  await expect(page).toHaveURL('/help-and-support');

  const email = footer.getByRole('textbox', { name: 'Email address' });
  await email.fill('layla@');
  await footer.getByRole('button', { name: 'Join' }).click();
  await expect(footer.locator('.field-error')).toHaveText('Please insert a valid email.');
  for (const address of [applicant().email, 'layla@errand.example', 'layla@errand.example']) {
    await email.fill(address);
    await footer.getByRole('button', { name: 'Join' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Subscribed Successfully' })).toBeVisible();
    await expect(email).toHaveValue('');
  }

  const { address } = await (await page.request.get('/api/v1/config')).json();
  await footer.getByRole('button', { name: address }).click();
  const map = page.getByRole('dialog', { name: 'Where to find us' });
  await expect(map.getByText(address)).toBeVisible();
  await expect(map.locator('.address-map-pin')).toBeVisible();
});

test('a page has metadata, a canonical URL, its other language and a sitemap entry', async ({
  request,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const arabic = await (await request.get('/privacy-policy?lang=ar')).text();
  expect(arabic).toMatch(/<html[^>]* lang="ar" dir="rtl"/);
  expect(arabic).toMatch(/<title>سياسة الخصوصية · Errand<\/title>/);
  expect(arabic).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(arabic).toContain(`<link rel="canonical" href="${origin}/privacy-policy?lang=ar"/>`);
  expect(arabic).toContain(`<link rel="alternate" hrefLang="en" href="${origin}/privacy-policy"/>`);
  expect((await request.get('/robots.txt')).headers()['content-type']).toMatch(/^text\/plain/);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const locationsOf = async (address: string) => {
    const xml = await (await request.get(address)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => location);
  };
  const sitemaps = await locationsOf('/sitemap.xml');
  const addresses = (await Promise.all(sitemaps.map(locationsOf))).flat();
  expect(addresses).toContain(`${origin}/store-registration?lang=ar`);
  for (const [, address] of WRITTEN) expect(addresses).toContain(`${origin}${address}`);
  // A crawler has no location, and each page answers it in the language of its address.
  for (const path of ['/store/', '/category/', '/product/']) {
    const listed = addresses.filter((address) => address.startsWith(`${origin}${path}`));
    const arabicPage = listed.find((address) => address.endsWith('?lang=ar')) ?? '';
    const response = await request.get(arabicPage, { maxRedirects: 0 });
    expect(response.status(), arabicPage).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${arabicPage}"/>`);
  }
});

// Requirements: ROUTE-49, ROUTE-50.
test('a store applies in four steps', async ({ page }) => {
  const { email, phone } = applicant();
  await visit(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a vendor' }).click();
  await expect(page).toHaveURL('/store-registration?active=active');
  await expect(page.getByRole('heading', { level: 1, name: /^Open a store on .?Errand.?$/ })).toBeVisible();
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continue' });
  await next.click();
  await expect(main.locator('.field-error')).toHaveCount(5);
  await expect(main.getByLabel('First name')).toBeFocused();
  await expectAccessible(page, 'store registration, validation errors');
  await main.getByLabel('First name').fill('Nadia');
  await main.getByLabel('Last name').fill('Karam');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Phone').fill(phone);
  await main.getByLabel('Password', { exact: true }).fill('lantern-quay');
  await next.click();
  await main.getByLabel('Store name', { exact: true }).fill('Blue Gate');
  await main.getByLabel('What you sell').selectOption({ label: 'Food' });
  await next.click();
  await expect(page.getByRole('heading', { name: 'Where it is' })).toBeFocused();
  await main.getByRole('combobox').fill('12 Lantern');
  await page
    .getByRole('option', { name: /^12 Lantern Street/ })
    .first()
    .click();
  // The map reports its own camera once it is loaded; the chosen address stays.
  await expect(main.locator('[data-zoom]')).toBeVisible();
  await expect(main.getByLabel('Address', { exact: true })).toHaveValue(/^12 Lantern Street/);
  await expectAccessible(page, 'store registration, location');
  await next.click();
  await main.getByLabel('Logo').setInputFiles(await photo('logo.jpg'));
  await expect(main.getByRole('img', { name: 'logo.jpg' })).toBeVisible();
  await expectAccessible(page, 'store registration, papers');
  await main.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your application has arrived' })).toBeVisible();
  await expect(main.locator('.registration-done')).toContainText(email);
});

test.describe('on an Arabic phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  // A second application is rejected.
  test.use({ expectedNoise: /status of 403 .*delivery-man\/store/ });

  // Requirements: CONST-10, CONST-11, ROUTE-51.
  test('a courier applies in three steps, and a second application is rejected', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'ar', url: baseURL ?? '' }]);
    const { email, phone } = applicant();
    const main = page.getByRole('main');
    const fill = async (name: string) => {
      await visit(page, '/deliveryman-registration');
      await expectNoHorizontalScroll(page, 'courier registration');
      await main.getByLabel('الاسم الأول').fill(name);
      await main.getByLabel('اسم العائلة').fill('كرم');
      await main.getByLabel('البريد الإلكتروني').fill(email);
      await main.getByLabel('الهاتف').fill(phone);
      await main.getByLabel('كلمة المرور', { exact: true }).fill('lantern-quay');
      await main.getByRole('button', { name: 'متابعة' }).click();
      await main.getByLabel('المنطقة التي تعمل فيها').selectOption({ index: 1 });
      await main.getByText('سيارة', { exact: true }).click();
      await main.getByRole('button', { name: 'متابعة' }).click();
      await main.getByLabel('رقمها').fill('P 123');
      const papers = ['1.jpg', '2.jpg', '3.jpg', '4.jpg'].map(photo);
      await main.getByLabel('صورها من الوجهين').setInputFiles(await Promise.all(papers));
      await expect(main.locator('.field-error')).toContainText('يمكن إرسال 3 صور كحد أقصى في المرة الواحدة.');
      await expect(main.getByRole('img', { name: /^\d\.jpg$/ })).toHaveCount(3);
      await main.getByLabel('صورة لك').setInputFiles(await photo('me.jpg'));
      await expectNoHorizontalScroll(page, 'courier papers');
      await main.getByRole('button', { name: 'أرسل الطلب' }).click();
    };
    await fill('نادية');
    await expect(page.getByRole('heading', { level: 1, name: 'وصل طلبك' })).toBeVisible();
    await expectAccessible(page, 'courier registration, done');
    await fill('ناديا');
    await expect(page.getByRole('heading', { name: 'عنك' })).toBeVisible();
    await expect(main.locator('.field-error')).toHaveText([
      'يوجد حساب بهذا البريد الإلكتروني.',
      'يوجد حساب بهذا الهاتف.',
    ]);
  });
});
