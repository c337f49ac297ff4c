import { getMetadata } from '@errand/contract/content';
import type { LanguageCode } from '@errand/domain/language';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePage } from '../../../test/factories/index.ts';
import { startApi, type TestApi } from '../../../test/harness.ts';
import { changeSettings } from '../settings/index.ts';
import { contentRoutes } from './content.routes.ts';
import { landingTexts } from './content.tables.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ routes: contentRoutes });
});
afterAll(() => api.stop());

const read = (language: LanguageCode = 'en') => api.client({ language }).call(getMetadata, {});

test('the metadata of an empty shop are its name and the default text', async () => {
  expect(await read()).toEqual({
    meta_title: 'Errand',
    meta_description: expect.stringMatching(/^Dinner, groceries, medicine/),
    meta_image_full_url: null,
    pages: [],
  });
});

test('the metadata follow name, landing texts, pictures and pages of the operator, in both languages', async () => {
  await changeSettings(api.deps, {
    business_name: { en: 'Marsa Market', ar: 'سوق مرسى' },
    logo: 'c'.repeat(64),
  });
  await api.db.insert(landingTexts).values({
    key: 'header_sub_title',
    value: { en: 'From $your$ streets', ar: 'من $شوارعك$' },
  });
  await makePage(api.db, { slug: 'refund-policy', title: { en: 'Refunds', ar: 'الاسترداد' } });
  await makePage(api.db);
  expect(await read()).toEqual({
    meta_title: 'Marsa Market',
    meta_description: 'From your streets',
    meta_image_full_url: `/media/${'c'.repeat(64)}/800.webp`,
    pages: [
      { page_name: 'about-us', meta_title: 'About us', meta_description: 'Who we are.' },
      { page_name: 'refund-policy', meta_title: 'Refunds', meta_description: 'Who we are.' },
    ],
  });
  expect(await read('ar')).toMatchObject({
    meta_title: 'سوق مرسى',
    meta_description: 'من شوارعك',
    pages: [{ meta_title: 'من نحن', meta_description: 'من نحن.' }, { meta_title: 'الاسترداد' }],
  });
  await api.db.insert(landingTexts).values({ key: 'header_banner', value: 'd'.repeat(64) });
  expect((await read()).meta_image_full_url).toContain('/media/dddd');
  await changeSettings(api.deps, { refund_policy: 0 });
  expect((await read()).pages.map(({ page_name }) => page_name)).toEqual(['about-us']);
});
