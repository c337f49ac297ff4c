import { PAGE_ADDRESS, PAGE_ADDRESS_CHARACTERS } from '@errand/domain/navigation';
import { REASON_KINDS } from '@errand/domain/orders';
import { z } from 'zod';
import { inLanguages } from '../in-languages.ts';
import { richText } from '../rich-text.ts';
import { consoleEndpoint, PICTURE, REMOVAL } from './console-endpoint.ts';
import { actor, id, instant, metaTexts, translatedText, version } from './fields.ts';

/** The text of a page as blocks in the product's languages. */
const body = inLanguages(richText, richText.optional());

/** The address of a page: one of `PAGE_SLUGS`, or one that the operator has chosen. */
const slug = z.string().max(PAGE_ADDRESS_CHARACTERS).regex(PAGE_ADDRESS);

/** The next version of a page, which visitors do not see yet. */
const pageDraft = z.object({
  title: translatedText,
  body,
  ...metaTexts,
  /** When it is published automatically; null for manual publication. */
  publish_at: instant.nullable(),
  updated_at: instant,
});

export const contentPage = z.object({
  slug,
  /** Whether every shop has it, so that it cannot be deleted. */
  is_fixed: z.boolean(),
  /** Whether the operator's menu of the footer links to it, so that it cannot be deleted. */
  in_footer: z.boolean(),
  /** The published content; null for a page that was never published. */
  title: translatedText.nullable(),
  body: body.nullable(),
  ...metaTexts,
  updated_at: instant.nullable(),
  draft: pageDraft.nullable(),
  /** Version of the draft; `new` without one. */
  version,
});
export type ContentPage = z.output<typeof contentPage>;

export const pageVersion = z.object({
  id,
  title: translatedText,
  body,
  published_at: instant,
  /** Null for a version that was published automatically, and for those older than the console. */
  published_by: actor,
});
export type PageVersion = z.output<typeof pageVersion>;

/** The texts of the landing data that pages of the shop show, in the order of the pages. */
export const LANDING_TEXTS = [
  'header_title',
  'header_sub_title',
  'header_tag_line',
  'business_title',
  'business_sub_title',
  'company_title',
  'earning_title',
  'earning_sub_title',
  'earning_seller_title',
  'earning_seller_sub_title',
  'earning_seller_button_name',
  'earning_dm_title',
  'earning_dm_sub_title',
  'earning_dm_button_name',
  'download_user_app_title',
  'download_user_app_sub_title',
  'fixed_footer_description',
  'fixed_newsletter_title',
  'fixed_newsletter_sub_title',
] as const;

/** A text may be empty, which hides it. */
const landingValue = inLanguages(z.string().trim().max(2000), z.string().trim().max(2000).optional()).meta({
  control: 'translated',
});

export const landingText = z.object({
  key: z.enum(LANDING_TEXTS),
  value: landingValue,
  default: landingValue,
  is_changed: z.boolean(),
  version,
});
export type LandingText = z.output<typeof landingText>;

export const reasonRow = z.object({
  id,
  kind: z.enum(REASON_KINDS),
  reason: translatedText,
  position: z.number().int(),
  active: z.boolean(),
  version,
});
export type ReasonRow = z.output<typeof reasonRow>;

const base = { tag: 'Content', scope: 'all' } as const;
const read = { ...base, permission: 'content.read' } as const;
const change = { ...base, permission: 'content.update', changes: ['content'] } as const;

export const listPages = consoleEndpoint({
  ...read,
  name: 'listContentPages',
  summary: 'The pages of the shop with their texts, unwritten ones too',
  method: 'GET',
  path: '/api/console/v1/content/pages',
  response: z.object({ rows: z.array(contentPage) }),
});

const page = {
  ...change,
  target: 'page',
  params: z.object({ slug }),
} as const;

export const createPage = consoleEndpoint({
  ...change,
  target: 'page',
  name: 'createPage',
  summary: 'A draft of a new page; its address stays',
  method: 'POST',
  path: '/api/console/v1/content/pages',
  body: z.object({ title: translatedText, slug: slug.min(2) }),
  response: contentPage,
  errors: ['page_address'],
});

export const deletePage = consoleEndpoint({
  ...page,
  name: 'deletePage',
  summary: 'Deletes a page that the operator added, with its draft and its versions',
  ...REMOVAL,
  path: '/api/console/v1/content/pages/{slug}',
  errors: ['not_found', 'page_in_footer'],
});

export const addPagePicture = consoleEndpoint({
  ...page,
  ...PICTURE,
  name: 'addPagePicture',
  summary: 'Stores the uploaded `picture` for the text of a page',
  path: '/api/console/v1/content/pages/{slug}/pictures',
  response: z.object({ key: z.string(), url: z.string() }),
  errors: ['not_found', 'required', ...PICTURE.errors],
});

/** Enough for the longest texts in all languages: blocks take several times as many bytes as the words in them. */
const BODY_BYTES = 1024 * 1024;

export const savePageDraft = consoleEndpoint({
  ...page,
  name: 'savePageDraft',
  summary: 'Writes the next version of a page; with `publish_at` it is published at this time',
  method: 'PUT',
  path: '/api/console/v1/content/pages/{slug}/draft',
  body: z.object({
    title: translatedText,
    body,
    ...metaTexts,
    publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
    version,
  }),
  bodyBytes: BODY_BYTES,
  response: contentPage,
  errors: ['not_found', 'rich_text', 'rich_text_long'],
});

export const discardPageDraft = consoleEndpoint({
  ...page,
  name: 'discardPageDraft',
  summary: 'Deletes the draft of a page; what visitors see stays',
  ...REMOVAL,
  path: '/api/console/v1/content/pages/{slug}/draft',
  errors: ['not_found'],
});

export const publishPage = consoleEndpoint({
  ...page,
  name: 'publishPage',
  summary: 'Publishes the draft of a page; visitors see it at once',
  method: 'POST',
  path: '/api/console/v1/content/pages/{slug}/publish',
  body: z.object({ version }),
  response: contentPage,
  errors: ['not_found'],
});

export const getPagePreview = consoleEndpoint({
  ...read,
  name: 'getPagePreview',
  summary: 'A signed link to the draft in the shop, valid for an hour',
  method: 'GET',
  path: '/api/console/v1/content/pages/{slug}/preview',
  params: page.params,
  /** Null without a draft. */
  response: z.object({ url: z.string().nullable() }),
  errors: ['not_found'],
});

export const listPageVersions = consoleEndpoint({
  ...read,
  name: 'listPageVersions',
  summary: 'What was published of a page, newest first; the last 50',
  method: 'GET',
  path: '/api/console/v1/content/pages/{slug}/versions',
  params: page.params,
  response: z.object({ rows: z.array(pageVersion) }),
});

export const restorePageVersion = consoleEndpoint({
  ...page,
  name: 'restorePageVersion',
  summary: 'Publishes an earlier version of a page again',
  method: 'POST',
  path: '/api/console/v1/content/pages/{slug}/restore',
  body: z.object({ version_id: id }),
  response: contentPage,
  errors: ['not_found'],
});

export const listLandingTexts = consoleEndpoint({
  ...read,
  name: 'listLandingTexts',
  summary: 'Texts of the landing page, the newsletter and the footer, with their defaults',
  method: 'GET',
  path: '/api/console/v1/content/landing',
  response: z.object({ rows: z.array(landingText) }),
});

export const saveLandingText = consoleEndpoint({
  ...change,
  name: 'saveLandingText',
  target: 'landing_text',
  summary: 'Writes a text of the landing page or the footer; visitors see it at once',
  method: 'PUT',
  path: '/api/console/v1/content/landing/{key}',
  params: z.object({ key: z.enum(LANDING_TEXTS) }),
  body: z.object({ value: landingValue, version }),
  response: landingText,
  errors: ['not_found'],
});

export const listReasons = consoleEndpoint({
  ...read,
  name: 'listContentReasons',
  summary: 'Reasons and ready sentences of every kind, in their order',
  method: 'GET',
  path: '/api/console/v1/content/reasons',
  response: z.object({ rows: z.array(reasonRow) }),
});

const reasonBody = z.object({
  reason: translatedText,
  position: z.number().int().min(0).max(1000).default(0),
  active: z.boolean().default(true),
});

export const createReason = consoleEndpoint({
  ...change,
  name: 'createReason',
  target: 'reason',
  summary: 'A new reason; it is offered at once',
  method: 'POST',
  path: '/api/console/v1/content/reasons',
  body: reasonBody.extend({ kind: z.enum(REASON_KINDS) }),
  response: reasonRow,
});

export const updateReason = consoleEndpoint({
  ...change,
  name: 'updateReason',
  target: 'reason',
  summary: 'Changes a reason; what was given before keeps its text',
  method: 'PUT',
  path: '/api/console/v1/content/reasons/{id}',
  body: reasonBody.extend({ version }),
  response: reasonRow,
});
