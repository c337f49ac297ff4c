import type { ContentPage, PageVersion } from '@errand/contract/console/content';
import { PAGE_SLUGS } from '@errand/contract/content';
import { type LanguageCode, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { isPageAddress, pathOfLink } from '@errand/domain/navigation';
import { type RichText, type RichTexts, withPictures } from '@errand/domain/rich-text';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { toMetaColumns } from '../../../platform/db/index.ts';
import { mediaUrl, putUploadedPicture } from '../../../platform/files/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { listPages } from '../content.queries.ts';
import { bodyOf, toBodyColumns } from '../page-body.ts';
import {
  deleteDraft,
  deletePageRows,
  findVersion,
  listDrafts,
  listVersionRows,
  lockPage,
  type PageText,
  writeDraft,
  writePage,
} from '../page-versions.queries.ts';
import { isFixedPage, previewPath, sortedPages } from '../pages.service.ts';

type DraftBody = {
  title: LooseTranslations;
  body: { [Code in LanguageCode]?: RichText | undefined };
  meta_title?: LooseTranslations | null | undefined;
  meta_description?: LooseTranslations | null | undefined;
  publish_at?: string | null | undefined;
  version: string;
};

/** The version of a page without a draft. */
const NEW = 'new';

export async function listContentPages(ctx: ConsoleContext): Promise<{ rows: ContentPage[] }> {
  const published = await listPages(ctx.db);
  const drafts = await listDrafts(ctx.db);
  const linked = await footerPaths(ctx);
  const slugs = [...published, ...drafts].map(({ slug }) => slug);
  return {
    rows: sortedPages([...new Set([...PAGE_SLUGS, ...slugs])]).map((slug) => {
      const page = published.find((row) => row.slug === slug);
      const draft = drafts.find((row) => row.slug === slug);
      return {
        slug,
        is_fixed: isFixedPage(slug),
        in_footer: linked.includes(`/${slug}`),
        title: page?.title ?? null,
        body: page ? shownBody(ctx, page) : null,
        meta_title: page?.metaTitle ?? null,
        meta_description: page?.metaDescription ?? null,
        updated_at: page?.updatedAt.toISOString() ?? null,
        draft: draft
          ? {
              title: draft.title,
              body: shownBody(ctx, draft),
              meta_title: draft.metaTitle,
              meta_description: draft.metaDescription,
              publish_at: draft.publishAt?.toISOString() ?? null,
              updated_at: draft.updatedAt.toISOString(),
            }
          : null,
        version: draft?.version ?? NEW,
      };
    }),
  };
}

/** Begins a page with an empty draft. Throws `page_address` for an address that the shop or another page has. */
export async function createPage(
  ctx: ConsoleContext,
  { slug, title }: { slug: string; title: LooseTranslations },
): Promise<ContentPage> {
  await lockPage(ctx.db, slug);
  const { rows } = await listContentPages(ctx);
  if (!isPageAddress(slug) || rows.some((page) => page.slug === slug)) throw new AppError('page_address');
  await writeDraft(ctx.db, slug, {
    title: withoutEmpty(title),
    ...toBodyColumns({}),
    ...toMetaColumns({}),
    publishAt: null,
    updatedAt: new Date(ctx.now()),
  });
  ctx.setTarget(slug);
  return requirePage(ctx, slug);
}

/** Throws `not_found` for a page that every shop has, and `page_in_footer` while visitors find it there. */
export async function deletePage(ctx: ConsoleContext, slug: string): Promise<{ done: true }> {
  await lockPage(ctx.db, slug);
  const page = await requirePage(ctx, slug);
  if (page.is_fixed) throw new AppError('not_found');
  if (page.in_footer) throw new AppError('page_in_footer');
  await deletePageRows(ctx.db, slug);
  await publishShopChanged(ctx);
  return { done: true };
}

/** Stores the uploaded picture, for a text to refer to. Throws `required` without one. */
export async function addPagePicture(
  ctx: ConsoleContext,
  slug: string,
): Promise<{ key: string; url: string }> {
  await requirePage(ctx, slug);
  const key = await putUploadedPicture(ctx);
  if (key === null) throw new AppError('required', {}, 'picture');
  return { key, url: mediaUrl(ctx.publicUrl, key) ?? '' };
}

/** Throws `not_found` for a page that does not exist, and `changed_meanwhile` with the draft as it is now. */
export async function saveDraft(ctx: ConsoleContext, slug: string, body: DraftBody): Promise<ContentPage> {
  await requireCurrent(ctx, slug, body.version);
  await writeDraft(ctx.db, slug, {
    title: withoutEmpty(body.title),
    ...toBodyColumns(body.body),
    ...toMetaColumns(body),
    publishAt: body.publish_at ? new Date(body.publish_at) : null,
    updatedAt: new Date(ctx.now()),
  });
  return requirePage(ctx, slug);
}

/** Throws `not_found` without a draft. */
export async function discardDraft(ctx: ConsoleContext, slug: string): Promise<{ done: true }> {
  await lockPage(ctx.db, slug);
  if (!(await deleteDraft(ctx.db, slug))) throw new AppError('not_found');
  return { done: true };
}

/** Throws `not_found` without a draft, and `changed_meanwhile`. */
export async function publishPage(ctx: ConsoleContext, slug: string, version: string): Promise<ContentPage> {
  await requireCurrent(ctx, slug, version);
  const draft = requireFound(await deleteDraft(ctx.db, slug));
  return publish(ctx, slug, draft);
}

/** A link to the draft in the shop; null without a draft, for example after its publication. */
export async function previewLink(ctx: ConsoleContext, slug: string): Promise<{ url: string | null }> {
  const { draft } = await requirePage(ctx, slug);
  return { url: draft && `${ctx.publicUrl}${await previewPath(ctx, slug)}` };
}

export async function listVersions(ctx: ConsoleContext, slug: string): Promise<{ rows: PageVersion[] }> {
  const rows = await listVersionRows(ctx.db, slug);
  const names = await listStaffNames(
    ctx.db,
    rows.map(({ staffId }) => staffId),
  );
  return {
    rows: rows.map(({ id, title, body, html, publishedAt, staffId }) => ({
      id,
      title,
      body: shownBody(ctx, { body, html }),
      published_at: publishedAt.toISOString(),
      published_by: names.get(staffId ?? 0) ?? null,
    })),
  };
}

/** Publishes an earlier version again; a draft stays as it is. Throws `not_found`. */
export async function restoreVersion(
  ctx: ConsoleContext,
  slug: string,
  versionId: number,
): Promise<ContentPage> {
  await lockPage(ctx.db, slug);
  const text = requireFound(await findVersion(ctx.db, slug, versionId));
  return publish(ctx, slug, text);
}

async function publish(ctx: ConsoleContext, slug: string, text: PageText): Promise<ContentPage> {
  await writePage(ctx.db, slug, text, { at: new Date(ctx.now()), staffId: ctx.member.id });
  await publishShopChanged(ctx);
  return requirePage(ctx, slug);
}

async function requireCurrent(ctx: ConsoleContext, slug: string, version: string): Promise<void> {
  await lockPage(ctx.db, slug);
  const { draft, version: current } = await requirePage(ctx, slug);
  requireVersion(version, current, { ...draft, version: current });
}

/** The paths to which the operator's menu of the footer links, also by complete addresses of the shop. */
async function footerPaths(ctx: ConsoleContext): Promise<string[]> {
  const { footer_menu } = await ctx.settings();
  const addresses = footer_menu.flatMap(({ links }) => links.map(({ address }) => address));
  return addresses.map((address) =>
    pathOfLink(address.startsWith(`${ctx.publicUrl}/`) ? address.slice(ctx.publicUrl.length) : address),
  );
}

/** The text of a page with the addresses of its pictures, for the editor. */
function shownBody(ctx: ConsoleContext, stored: Parameters<typeof bodyOf>[0]): RichTexts {
  const body = bodyOf(stored);
  const shown = Object.entries(body).map(([language, text]) => [
    language,
    withPictures(text, (key) => mediaUrl(ctx.publicUrl, key)),
  ]);
  return { ...body, ...Object.fromEntries(shown) };
}

async function requirePage(ctx: ConsoleContext, slug: string): Promise<ContentPage> {
  const { rows } = await listContentPages(ctx);
  return requireFound(rows.find((one) => one.slug === slug));
}
