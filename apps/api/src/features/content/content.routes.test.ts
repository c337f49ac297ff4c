import { getLanding, getPage, landing, listTestimonials, PAGE_SLUGS } from '@errand/contract/content';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePage } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { rejectionOf } from '../../../test/rejection.ts';
import { changeSettings } from '../settings/index.ts';
import { contentRoutes } from './content.routes.ts';
import { landingTexts } from './content.tables.ts';

/** The paths of older clients for each page. */
const PATHS = {
  'about-us': 'about-us',
  'terms-and-conditions': 'terms-and-conditions',
  'privacy-policy': 'privacy-policy',
  'refund-policy': 'refund-policy',
  'cancellation-policy': 'cancelation',
  'shipping-policy': 'shipping-policy',
};

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: contentRoutes });
  for (const slug of PAGE_SLUGS) await makePage(api.db, { slug, title: { en: slug, ar: `ع ${slug}` } });
});
afterAll(() => api.stop());

const page = (slug: string, language: LanguageCode = 'en') =>
  api.client({ language }).call(getPage, { params: { slug } });

test('a page is in the visitor’s language with its sections', async () => {
  expect(await page('about-us')).toMatchObject({
    slug: 'about-us',
    title: 'about-us',
    description: 'Who we are.',
    sections: [{ id: 'more', title: 'More' }],
  });
  expect(await page('about-us', 'ar')).toMatchObject({ title: 'ع about-us', html: '<p>من نحن.</p>' });
  expect((await rejectionOf(page('nobody-wrote-this'))).status).toBe(404);
});

test('every page is also its HTML as a JSON string under the public path', async () => {
  for (const path of Object.values(PATHS)) {
    const response = await api.inject(`/api/v1/${path}`);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toContain('<p>Who we are.</p>');
  }
});

test('active content is removed from a page', async () => {
  await api.db.execute(
    `update pages set html = '{"en": "<p onclick=\\"x()\\">Hi<script>alert(1)</script></p>"}' where slug = 'about-us'`,
  );
  expect((await page('about-us')).html).toBe('<p>Hi</p>');
});

test('a disabled policy is a 404 under every path', async () => {
  const switches = [
    ['refund-policy', 'refund_policy'],
    ['cancellation-policy', 'cancelation_policy'],
    ['shipping-policy', 'shipping_policy'],
  ] as const;
  for (const [slug, key] of switches) {
    expect((await page(slug)).slug).toBe(slug);
    await changeSettings(api.deps, { [key]: 0 });
    expect((await rejectionOf(page(slug))).status).toBe(404);
    expect((await api.inject(`/api/v1/${PATHS[slug]}`)).statusCode).toBe(404);
    await changeSettings(api.deps, { [key]: 1 });
  }
});

// Requirements: API-11.
test('landing data is complete, in the visitor’s language, with the operator’s texts over the defaults', async () => {
  await api.db.insert(landingTexts).values([
    { key: 'fixed_newsletter_title', value: { en: 'A short letter', ar: 'رسالة قصيرة' } },
    {
      key: 'testimonial_list',
      value: [{ name: { en: 'Layla' }, designation: { en: 'Teacher' }, review: { en: 'Good' } }],
    },
    { key: 'header_title', value: 7 },
    { key: 'nonsense', value: {} },
  ]);
  const raw = await api.inject('/api/v1/react-landing-page');
  const english = landing.strict().parse(raw.json());
  expect(english).toMatchObject({
    fixed_newsletter_title: 'A short letter',
    fixed_footer_description: 'One place for everything the day asks of you.',
    header_title: 'Everything nearby, one place.',
    download_user_app_links: { playstore_url_status: '0', apple_store_url_status: '0' },
    testimonial_list: [{ id: 1, name: 'Layla', status: 1 }],
  });
  const arabic = api.client({ language: 'ar' });
  expect(await arabic.call(getLanding, {})).toMatchObject({ fixed_newsletter_title: 'رسالة قصيرة' });
  expect((await api.inject('/api/v1/flutter-landing-page')).json()).toEqual(english);
  expect(await api.client().call(listTestimonials, {})).toEqual(english.testimonial_list);
});
