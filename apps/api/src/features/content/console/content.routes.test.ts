import {
  createPage,
  createReason,
  deletePage,
  discardPageDraft,
  getPagePreview,
  LANDING_TEXTS,
  listLandingTexts,
  listPages,
  listPageVersions,
  listReasons,
  publishPage,
  restorePageVersion,
  saveLandingText,
  savePageDraft,
  updateReason,
} from '@errand/contract/console/content';
import { getLanding, getMetadata, getPage, getPagePreview as readPreview } from '@errand/contract/content';
import { listRefundReasons } from '@errand/contract/refunds';
import type { LanguageCode } from '@errand/domain/language';
import { RICH_TEXT_LIMITS, type RichText } from '@errand/domain/rich-text';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openConsole } from '../../../../test/console/open-console.ts';
import { codeOf } from '../../../../test/console/start-console.ts';
import { makePage } from '../../../../test/factories/index.ts';
import { changeSettings } from '../../settings/index.ts';
import { publishDuePages } from '../content.jobs.ts';

const { shop, operator: browser } = await openConsole();

const slug = 'about-us';
const words = (text: string): RichText => [{ type: 'paragraph', content: [{ type: 'text', text }] }];
const read = (language: LanguageCode = 'en') =>
  shop.api.client({ language }).call(getPage, { params: { slug } });
const pageOf = async () => (await browser.call(listPages, {})).rows.find((row) => row.slug === slug);
const draft = (version: string, title: { en: string; ar?: string }, publishAt: string | null = null) =>
  browser.call(savePageDraft, {
    params: { slug },
    body: { title, body: { en: words('Hi') }, publish_at: publishAt, version },
  });
const publish = (version: string) => browser.call(publishPage, { params: { slug }, body: { version } });

test('visitors read a page in their language once its draft is published, and two editors do not overwrite each other', async () => {
  expect(await pageOf()).toMatchObject({ title: null, draft: null, version: 'new' });
  const saved = await draft('new', { en: 'About', ar: 'من نحن' });
  expect(await codeOf(read())).toBe('not_found');
  expect(await codeOf(draft('new', { en: 'Mine' }))).toBe('changed_meanwhile');
  expect(await codeOf(publish('1'))).toBe('changed_meanwhile');
  await publish(saved.version);
  expect(await read()).toMatchObject({ title: 'About', html: '<p>Hi</p>' });
  expect(await read('ar')).toMatchObject({ title: 'من نحن' });
  expect(await codeOf(publish('new'))).toBe('not_found');
  await draft('new', { en: 'About us' });
  expect((await read()).title).toBe('About');
  await browser.call(discardPageDraft, { params: { slug } });
  expect(await pageOf()).toMatchObject({ title: { en: 'About' }, draft: null });
});
test('the text of a page that was not written in the console becomes its first version when another is published', async () => {
  await makePage(shop.api.db, { slug: 'privacy-policy', title: { en: 'Seeded' } });
  const params = { slug: 'privacy-policy' };
  const body = { title: { en: 'Written' }, body: { en: words('Hi') }, version: 'new' };
  const { version } = await browser.call(savePageDraft, { params, body });
  await browser.call(publishPage, { params, body: { version } });
  const { rows } = await browser.call(listPageVersions, { params });
  expect(rows.map(({ title }) => title.en)).toEqual(['Written', 'Seeded']);
});
test('a draft is shown only under its signed link, and only for an hour', async () => {
  await draft('new', { en: 'Only for us' });
  const { url } = await browser.call(getPagePreview, { params: { slug } });
  const key = new URL(url ?? '', 'http://shop.test').searchParams.get('key') ?? '';
  const preview = (given: string, of = slug) =>
    shop.api.client().call(readPreview, { params: { slug: of }, query: { key: given } });
  expect(await preview(key)).toMatchObject({ title: 'Only for us' });
  expect(await codeOf(preview(key.replace(/^\d/, '9')))).toBe('not_found');
  expect(await codeOf(preview(key, 'privacy-policy'))).toBe('not_found');
  expect(await codeOf(preview(''))).toBe('not_found');
  shop.api.clock.advance(3_600_000);
  expect(await codeOf(preview(key))).toBe('not_found');
});
test('a draft is published at its time, once, and every published version can be published again', async () => {
  const saved = await pageOf();
  const time = new Date(shop.api.clock.now() + 60_000).toISOString();
  await draft(saved?.version ?? '', { en: 'At noon' }, time);
  expect(await publishDuePages(shop.api.deps)).toEqual([]);
  shop.api.clock.advance(60_000);
  const runs = await Promise.all([publishDuePages(shop.api.deps), publishDuePages(shop.api.deps)]);
  expect(runs.flat()).toEqual([slug]);
  expect((await read()).title).toBe('At noon');
  const versions = async () => (await browser.call(listPageVersions, { params: { slug } })).rows;
  expect((await versions()).map(({ title, published_by }) => [title.en, published_by !== null])).toEqual([
    ['At noon', false],
    ['About', true],
  ]);
  const [, first] = await versions();
  await browser.call(restorePageVersion, { params: { slug }, body: { version_id: first?.id ?? 0 } });
  expect((await read()).title).toBe('About');
  expect(await versions()).toHaveLength(3);
  const elsewhere = { params: { slug: 'privacy-policy' }, body: { version_id: first?.id ?? 0 } };
  expect(await codeOf(browser.call(restorePageVersion, elsewhere))).toBe('not_found');
});
// Requirements: CONFIG-33.
test('every text under Content reaches the shop in both languages', async () => {
  const { rows } = await browser.call(listLandingTexts, {});
  expect(rows.map(({ key }) => key)).toEqual([...LANDING_TEXTS]);
  for (const key of LANDING_TEXTS) {
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
});
test('a reason made in the console is offered to customers until it is switched off', async () => {
  const offered = async (language: LanguageCode) =>
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
test('the texts of a page for search engines are published, stored and restored with it, and its own texts replace them', async () => {
  const params = { slug: 'terms-and-conditions' };
  const text = { title: { en: 'Terms' }, body: { en: words('Be kind.') } };
  const meta = {
    meta_title: { en: 'Terms of the market' },
    meta_description: { en: 'What applies to orders.' },
  };
  const write = async (body: object) => {
    const { version } = await browser.call(savePageDraft, {
      params,
      body: { ...text, ...body, version: 'new' },
    });
    await browser.call(publishPage, { params, body: { version } });
  };
  const shown = async () => {
    const { title, meta_title, description } = await shop.api.client().call(getPage, { params });
    return [title, meta_title, description];
  };
  await write(meta);
  expect(await shown()).toEqual(['Terms', 'Terms of the market', 'What applies to orders.']);
  await write({});
  expect(await shown()).toEqual(['Terms', 'Terms', 'Be kind.']);
  const { rows } = await browser.call(listPageVersions, { params });
  await browser.call(restorePageVersion, { params, body: { version_id: rows.at(-1)?.id ?? 0 } });
  expect(await shown()).toEqual(['Terms', 'Terms of the market', 'What applies to orders.']);
  const { meta_title } =
    (await browser.call(listPages, {})).rows.find((row) => row.slug === params.slug) ?? {};
  expect(meta_title).toEqual(meta.meta_title);
});
test('a page that the operator adds has an address of its own, is listed with the others, and is gone when it is deleted', async () => {
  const title = { en: 'Our story', ar: 'قصتنا' };
  const create = (address: string) => browser.call(createPage, { body: { title, slug: address } });
  for (const taken of ['checkout', 'about-us']) expect(await codeOf(create(taken))).toBe('page_address');
  const made = await create('our-story');
  expect(await codeOf(create('our-story'))).toBe('page_address');
  expect(made).toMatchObject({ slug: 'our-story', is_fixed: false, title: null, draft: { title } });
  const params = { slug: 'our-story' };
  const story = (language: LanguageCode) => shop.api.client({ language }).call(getPage, { params });
  expect(await codeOf(story('en'))).toBe('not_found');
  const body = { title, body: { en: words('Once'), ar: words('ذات يوم') }, version: made.version };
  const { version } = await browser.call(savePageDraft, { params, body });
  await browser.call(publishPage, { params, body: { version } });
  expect(await story('en')).toMatchObject({ title: 'Our story', html: '<p>Once</p>', body: words('Once') });
  expect(await story('ar')).toMatchObject({ title: 'قصتنا', html: '<p>ذات يوم</p>' });
  const listed = async () =>
    (await shop.api.client().call(getMetadata, {})).pages.map(({ page_name }) => page_name);
  expect((await listed()).at(-1)).toBe('our-story');
  expect(await codeOf(browser.call(deletePage, { params: { slug } }))).toBe('not_found');
  await browser.call(deletePage, { params });
  expect(await codeOf(story('en'))).toBe('not_found');
  expect(await listed()).not.toContain('our-story');
  expect((await browser.call(listPageVersions, { params })).rows).toEqual([]);
  expect(await codeOf(browser.call(savePageDraft, { params, body }))).toBe('not_found');
});
test('two members cannot add a page with the same address at once', async () => {
  const create = () => browser.call(createPage, { body: { title: { en: 'Fair' }, slug: 'spring-fair' } });
  const results = await Promise.allSettled([create(), create()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await codeOf(create())).toBe('page_address');
});
test('blocks with an unsafe link, and those of a text that is too long, are rejected with their reason', async () => {
  const link = { type: 'link' as const, attrs: { href: 'javascript:x' } };
  const hostile: RichText = [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [link] }] }];
  const page = await pageOf();
  const save = (ar: RichText) => {
    const body = { title: { en: 'About' }, body: { en: words('Hi'), ar }, version: page?.version ?? '' };
    return browser.call(savePageDraft, { params: { slug }, body });
  };
  const rejection = (message: RegExp) => ({
    status: 403,
    errors: [{ code: 'body.ar', message: expect.stringMatching(message) }],
  });
  await expect(save(hostile)).rejects.toMatchObject(rejection(/parts that a page cannot show/));
  const long = Array.from({ length: RICH_TEXT_LIMITS.parts + 1 }, () => words('a')).flat();
  await expect(save(long)).rejects.toMatchObject(rejection(/too long/));
  expect((await pageOf())?.version).toBe(page?.version);
});
test('the longest texts are stored in both languages', async () => {
  const page = await pageOf();
  const en = words('a'.repeat(RICH_TEXT_LIMITS.characters));
  const ar = words('ع'.repeat(RICH_TEXT_LIMITS.characters));
  const body = { title: { en: 'About' }, body: { en, ar }, version: page?.version ?? '' };
  const saved = await browser.call(savePageDraft, { params: { slug }, body });
  expect(saved.draft?.body).toEqual({ en, ar });
  await browser.call(discardPageDraft, { params: { slug } });
});
test('a page to which the menu of the footer links cannot be deleted until the link is removed', async () => {
  const made = await browser.call(createPage, { body: { title: { en: 'Fees' }, slug: 'our-fees' } });
  expect(made.in_footer).toBe(false);
  const params = { slug: made.slug };
  for (const address of ['/our-fees', '/our-fees/?from=footer#top']) {
    const links = [{ label: { en: 'Fees' }, address }];
    await changeSettings(shop.api.deps, { footer_menu: [{ title: { en: 'Us' }, links }] });
    expect((await browser.call(listPages, {})).rows.find((row) => row.slug === made.slug)?.in_footer).toBe(
      true,
    );
    expect(await codeOf(browser.call(deletePage, { params }))).toBe('page_in_footer');
  }
  await changeSettings(shop.api.deps, { footer_menu: [] });
  expect(await browser.call(deletePage, { params })).toEqual({ done: true });
});
test('what the version before blocks writes over a page is shown instead of its blocks', async () => {
  const params = { slug: 'shipping-policy' };
  const body = { title: { en: 'Shipping' }, body: { en: words('Blocks') }, version: 'new' };
  const { version } = await browser.call(savePageDraft, { params, body });
  await browser.call(publishPage, { params, body: { version } });
  const shown = async () => (await shop.api.client().call(getPage, { params })).html;
  expect(await shown()).toBe('<p>Blocks</p>');
  const html = JSON.stringify({ en: '<p>Written <b>later</b></p>' });
  await shop.api.db.execute(sql`update pages set html = ${html}::jsonb where slug = ${params.slug}`);
  expect(await shown()).toBe('<p>Written <strong>later</strong></p>');
});
