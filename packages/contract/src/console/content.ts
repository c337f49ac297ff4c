import { LANGUAGE_CODES } from '@errand/domain/language';
import { REASON_KINDS } from '@errand/domain/orders';
import { z } from 'zod';
import { PAGE_SLUGS } from '../content.ts';
import { inLanguages } from '../in-languages.ts';
import { consoleEndpoint, REMOVAL } from './console-endpoint.ts';
import { actor, id, instant, metaTexts, translatedText, version } from './fields.ts';

/** HTML of a page in the product's languages; it is sanitized when it is shown. */
const html = inLanguages(
  z.string().trim().min(1).max(200_000),
  z.string().trim().max(200_000).optional(),
).meta({ control: 'translated' });

/** The next version of a page, which visitors do not see yet. */
const pageDraft = z.object({
  title: translatedText,
  html,
  ...metaTexts,
  /** When it is published automatically; null for manual publication. */
  publish_at: instant.nullable(),
  updated_at: instant,
  /** What visitors will not see of its HTML, because pages keep `PAGE_TAGS` and harmless attributes only. */
  removed: z.array(
    z.object({
      language: z.enum(LANGUAGE_CODES),
      kind: z.enum(['tag', 'attribute']),
      name: z.string(),
      count: z.number().int(),
    }),
  ),
});
export type RemovedMarkup = z.output<typeof pageDraft>['removed'][number];

export const contentPage = z.object({
  slug: z.enum(PAGE_SLUGS),
  /** The published content; null for a page that was never published. */
  title: translatedText.nullable(),
  html: html.nullable(),
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
  html,
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
  params: z.object({ slug: z.enum(PAGE_SLUGS) }),
} as const;

export const savePageDraft = consoleEndpoint({
  ...page,
  name: 'savePageDraft',
  summary: 'Writes the next version of a page; with `publish_at` it is published at this time',
  method: 'PUT',
  path: '/api/console/v1/content/pages/{slug}/draft',
  body: z.object({
    title: translatedText,
    html,
    ...metaTexts,
    publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
    version,
  }),
  response: contentPage,
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
