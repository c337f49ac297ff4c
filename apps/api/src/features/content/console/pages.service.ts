import type { ContentPage, PageVersion } from '@errand/contract/console/content';
import { PAGE_SLUGS, type PageSlug } from '@errand/contract/content';
import { LANGUAGE_CODES, type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { toMetaColumns } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { listPages } from '../content.queries.ts';
import { removedFrom } from '../page-html.ts';
import {
  deleteDraft,
  findVersion,
  listDrafts,
  listVersionRows,
  lockPage,
  type PageText,
  writeDraft,
  writePage,
} from '../page-versions.queries.ts';
import { previewPath } from '../pages.service.ts';

type DraftBody = {
  title: LooseTranslations;
  html: LooseTranslations;
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
  return {
    rows: PAGE_SLUGS.map((slug) => {
      const page = published.find((row) => row.slug === slug);
      const draft = drafts.find((row) => row.slug === slug);
      return {
        slug,
        title: page?.title ?? null,
        html: page?.html ?? null,
        meta_title: page?.metaTitle ?? null,
        meta_description: page?.metaDescription ?? null,
        updated_at: page?.updatedAt.toISOString() ?? null,
        draft: draft
          ? {
              title: draft.title,
              html: draft.html,
              meta_title: draft.metaTitle,
              meta_description: draft.metaDescription,
              publish_at: draft.publishAt?.toISOString() ?? null,
              updated_at: draft.updatedAt.toISOString(),
              removed: LANGUAGE_CODES.flatMap((language) =>
                removedFrom(draft.html[language] ?? '').map((removed) => ({ language, ...removed })),
              ),
            }
          : null,
        version: draft?.version ?? NEW,
      };
    }),
  };
}

/** Throws `changed_meanwhile` with the draft as it is now. */
export async function saveDraft(ctx: ConsoleContext, slug: PageSlug, body: DraftBody): Promise<ContentPage> {
  await requireCurrent(ctx, slug, body.version);
  await writeDraft(ctx.db, slug, {
    title: withoutEmpty(body.title),
    html: withoutEmpty(body.html),
    ...toMetaColumns(body),
    publishAt: body.publish_at ? new Date(body.publish_at) : null,
    updatedAt: new Date(ctx.now()),
  });
  return requirePage(ctx, slug);
}

/** Throws `not_found` without a draft. */
export async function discardDraft(ctx: ConsoleContext, slug: PageSlug): Promise<{ done: true }> {
  await lockPage(ctx.db, slug);
  if (!(await deleteDraft(ctx.db, slug))) throw new AppError('not_found');
  return { done: true };
}

/** Throws `not_found` without a draft, and `changed_meanwhile`. */
export async function publishPage(
  ctx: ConsoleContext,
  slug: PageSlug,
  version: string,
): Promise<ContentPage> {
  await requireCurrent(ctx, slug, version);
  const draft = requireFound(await deleteDraft(ctx.db, slug));
  return publish(ctx, slug, draft);
}

/** A link to the draft in the shop; null without a draft, for example after its publication. */
export async function previewLink(ctx: ConsoleContext, slug: PageSlug): Promise<{ url: string | null }> {
  const { draft } = await requirePage(ctx, slug);
  return { url: draft && `${ctx.publicUrl}${await previewPath(ctx, slug)}` };
}

export async function listVersions(ctx: ConsoleContext, slug: PageSlug): Promise<{ rows: PageVersion[] }> {
  const rows = await listVersionRows(ctx.db, slug);
  const names = await listStaffNames(
    ctx.db,
    rows.map(({ staffId }) => staffId),
  );
  return {
    rows: rows.map(({ id, title, html, publishedAt, staffId }) => ({
      id,
      title,
      html,
      published_at: publishedAt.toISOString(),
      published_by: names.get(staffId ?? 0) ?? null,
    })),
  };
}

/** Publishes an earlier version again; a draft stays as it is. Throws `not_found`. */
export async function restoreVersion(
  ctx: ConsoleContext,
  slug: PageSlug,
  versionId: number,
): Promise<ContentPage> {
  await lockPage(ctx.db, slug);
  const text = requireFound(await findVersion(ctx.db, slug, versionId));
  return publish(ctx, slug, text);
}

async function publish(ctx: ConsoleContext, slug: PageSlug, text: PageText): Promise<ContentPage> {
  await writePage(ctx.db, slug, text, { at: new Date(ctx.now()), staffId: ctx.member.id });
  await publishShopChanged(ctx);
  return requirePage(ctx, slug);
}

async function requireCurrent(ctx: ConsoleContext, slug: PageSlug, version: string): Promise<void> {
  await lockPage(ctx.db, slug);
  const { draft, version: current } = await requirePage(ctx, slug);
  requireVersion(version, current, { ...draft, version: current });
}

async function requirePage(ctx: ConsoleContext, slug: PageSlug): Promise<ContentPage> {
  const { rows } = await listContentPages(ctx);
  return requireFound(rows.find((one) => one.slug === slug));
}
