import { PAGE_SLUGS, type Page, type PageSlug } from '@errand/contract/content';
import type { LanguageCode } from '@errand/domain/language';
import { htmlOf, outlineOf, type RichText, summaryOf, withPictures } from '@errand/domain/rich-text';
import { translated } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { getSigner, isSameSignature } from '../../platform/secrets/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { findDraft, findPage, listPages, type PageRow } from './content.queries.ts';
import { textOf } from './page-body.ts';

type PagesContext = RequestContext<'db' | 'settings'>;

/** The settings that switch policies on; other pages are always on. */
const SWITCHES = {
  'refund-policy': 'refund_policy',
  'cancellation-policy': 'cancelation_policy',
  'shipping-policy': 'shipping_policy',
} as const satisfies Partial<Record<PageSlug, keyof Settings>>;

/** A page in the visitor's language. Throws `not_found` while it is switched off or not written. */
export async function getPageOf(ctx: PagesContext, slug: string): Promise<Page> {
  const [settings, row] = await Promise.all([ctx.settings(), findPage(ctx.db, slug)]);
  if (!row || isOff(settings, slug)) throw new AppError('not_found');
  return toPageResponse(ctx, slug, row);
}

/** The draft of a page in the visitor's language. Throws `not_found` without one, and for a wrong or expired key. */
export async function getPreviewOf(
  ctx: RequestContext<'db' | 'now' | 'pool'>,
  slug: string,
  key: string,
): Promise<Page> {
  if (!(await isPreviewKey(ctx, slug, key))) throw new AppError('not_found');
  const draft = requireFound(await findDraft(ctx.db, slug));
  return toPageResponse(ctx, slug, draft);
}

/** The column of text is at most 680 pixels wide, on dense screens twice as many. */
const PICTURE_WIDTH = 1200;
const SIGNER = 'page-previews';
const VALID_MS = 3_600_000;

/** The path under which the draft of a page is shown for an hour. */
export async function previewPath(ctx: Pick<Deps, 'now' | 'pool'>, slug: string): Promise<string> {
  const until = String(ctx.now() + VALID_MS);
  const sign = await getSigner(ctx.pool, SIGNER);
  return `/page-preview/${slug}?key=${until}.${sign(signedText(slug, until))}`;
}

/** Whether a key is that of a preview of this page and has not expired. */
async function isPreviewKey(ctx: Pick<Deps, 'now' | 'pool'>, slug: string, key: string): Promise<boolean> {
  const [until = '', signature = ''] = key.split('.');
  const sign = await getSigner(ctx.pool, SIGNER);
  return isSameSignature(signature, sign(signedText(slug, until))) && Number(until) > ctx.now();
}

function signedText(slug: string, until: string): string {
  return `page ${slug} ${until}`;
}

function toPageResponse(ctx: RequestContext, slug: string, row: Omit<PageRow, 'slug'>): Page {
  const body = withPictures(textOf(row, ctx.language), (key) => mediaUrl(ctx.publicUrl, key, PICTURE_WIDTH));
  return {
    slug,
    title: translated(row.title, ctx.language),
    ...metaOf(row, body, ctx.language),
    html: htmlOf(body),
    body,
    sections: outlineOf(body),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** What search engines show of a page: its own texts for them, else its title and first sentences. */
function metaOf(row: Omit<PageRow, 'slug'>, body: RichText, language: LanguageCode) {
  return {
    meta_title: translated(row.metaTitle, language) || translated(row.title, language),
    description: translated(row.metaDescription, language) || summaryOf(body),
  };
}

/** The slugs, titles and descriptions of the pages that are on: those of every shop in their order, then the others. */
export async function listPageSummaries(
  ctx: RequestContext<'db' | 'settings'>,
): Promise<Pick<Page, 'slug' | 'meta_title' | 'description'>[]> {
  const [settings, rows] = await Promise.all([ctx.settings(), listPages(ctx.db)]);
  return sortedPages(rows.map((row) => row.slug)).flatMap((slug) => {
    const row = rows.find((one) => one.slug === slug);
    if (!row || isOff(settings, slug)) return [];
    return [{ slug, ...metaOf(row, textOf(row, ctx.language), ctx.language) }];
  });
}

/** The HTML of a page. */
export async function getPageText(ctx: PagesContext, slug: PageSlug): Promise<string> {
  return (await getPageOf(ctx, slug)).html;
}

/** The slugs of pages as people see them: those of every shop in their order, then the others by name. */
export function sortedPages(slugs: readonly string[]): string[] {
  const others = slugs.filter((slug) => !isFixedPage(slug));
  return [...PAGE_SLUGS.filter((slug) => slugs.includes(slug)), ...others.toSorted()];
}

function isOff(settings: Settings, slug: string): boolean {
  return slug in SWITCHES && settings[SWITCHES[slug as keyof typeof SWITCHES]] === 0;
}

/** Whether every shop has the page. */
export function isFixedPage(slug: string): slug is PageSlug {
  return (PAGE_SLUGS as readonly string[]).includes(slug);
}
