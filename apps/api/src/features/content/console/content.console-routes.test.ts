import {
  createReason,
  listLandingTexts,
  listPages,
  listReasons,
  saveLandingText,
  savePage,
  updateReason,
} from '@errand/contract/console/content';
import { getLanding, getPage } from '@errand/contract/content';
import { listRefundReasons } from '@errand/contract/refunds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  codeOf,
  startConsole,
  type TestBrowser,
  type TestConsole,
} from '../../../../test/console/start-console.ts';

let shop: TestConsole;
let browser: TestBrowser;
beforeAll(async () => {
  shop = await startConsole();
  browser = await shop.signedIn(await shop.makeStaff());
});
afterAll(() => shop.stop());

test('a page written in the console is read by visitors in their language, and two editors do not overwrite each other', async () => {
  const read = (language: 'en' | 'ar') =>
    shop.api.client({ language }).call(getPage, { params: { slug: 'about-us' } });
  expect(await codeOf(read('en'))).toBe('not_found');
  const pageOf = async () => (await browser.call(listPages, {})).rows.find(({ slug }) => slug === 'about-us');
  expect(await pageOf()).toMatchObject({ title: null, version: 'new' });
  const save = (version: string, title: { en: string; ar?: string }) =>
    browser.call(savePage, {
      params: { slug: 'about-us' },
      body: { title, html: { en: '<p>Hi<script>1</script></p>' }, version },
    });
  const saved = await save('new', { en: 'About', ar: 'من نحن' });
  expect(await read('en')).toMatchObject({ title: 'About', html: '<p>Hi</p>' });
  expect(await read('ar')).toMatchObject({ title: 'من نحن' });
  await save(saved.version, { en: 'About us' });
  expect(await codeOf(save(saved.version, { en: 'Mine' }))).toBe('changed_meanwhile');
  expect((await read('ar')).title).toBe('About us');
});

test('[CONFIG-33] texts of footer and newsletter written in the console reach the shop in both languages', async () => {
  const keys = ['fixed_footer_description', 'fixed_newsletter_title', 'fixed_newsletter_sub_title'];
  const { rows } = await browser.call(listLandingTexts, {});
  for (const key of keys) {
    const row = rows.find((one) => one.key === key);
    expect(row).toMatchObject({ is_changed: false, version: 'new' });
    const value = { en: `New ${key}`, ar: `جديد ${key}` };
    const body = { value, version: row?.version ?? '' };
    expect(await browser.call(saveLandingText, { params: { key }, body })).toMatchObject({
      is_changed: true,
    });
    expect(await codeOf(browser.call(saveLandingText, { params: { key }, body }))).toBe('changed_meanwhile');
    expect(await shop.api.client().call(getLanding, {})).toMatchObject({ [key]: `New ${key}` });
    expect(await shop.api.client({ language: 'ar' }).call(getLanding, {})).toMatchObject({ [key]: value.ar });
  }
  const unknown = { params: { key: 'promotion_banners' }, body: { value: { en: 'x' }, version: 'new' } };
  expect(await codeOf(browser.call(saveLandingText, unknown))).toBe('not_found');
});

test('a reason made in the console is offered to customers until it is switched off', async () => {
  const offered = async (language: 'en' | 'ar') =>
    JSON.stringify(await shop.api.client({ language }).call(listRefundReasons, {}));
  const made = await browser.call(createReason, {
    body: { kind: 'refund', reason: { en: 'It was cold', ar: 'كان باردًا' } },
  });
  expect(await offered('en')).toContain('It was cold');
  expect(await offered('ar')).toContain('كان باردًا');
  const change = () =>
    browser.call(updateReason, {
      params: { id: made.id },
      body: { reason: made.reason, active: false, version: made.version },
    });
  await change();
  expect(await offered('en')).not.toContain('It was cold');
  expect(await codeOf(change())).toBe('changed_meanwhile');
  const { rows } = await browser.call(listReasons, {});
  expect(rows.find(({ id }) => id === made.id)).toMatchObject({ active: false, kind: 'refund' });
});
