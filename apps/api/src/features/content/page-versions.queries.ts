import { and, asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import { rowVersion } from '../../console/index.ts';
import type { Queryable } from '../../platform/db/index.ts';
import type { PageRow } from './content.queries.ts';
import { pageDrafts, pages, pageVersions } from './content.tables.ts';

const MOST_VERSIONS = 50;
const DRAFT = { ...getTableColumns(pageDrafts), version: rowVersion(pageDrafts.slug) };
export type DraftRow = typeof pageDrafts.$inferSelect & { version: string };
export type PageText = Pick<PageRow, 'title' | 'body' | 'html' | 'metaTitle' | 'metaDescription'>;

export function listDrafts(q: Queryable): Promise<DraftRow[]> {
  return q.select(DRAFT).from(pageDrafts);
}

/** Serializes the changes of a page, also of one without a row. */
export async function lockPage(q: Queryable, slug: string): Promise<void> {
  await q.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${slug}`}))`);
}

export async function writeDraft(
  q: Queryable,
  slug: string,
  values: PageText & { publishAt: Date | null; updatedAt: Date },
): Promise<void> {
  await q
    .insert(pageDrafts)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: pageDrafts.slug, set: values });
}

/** Deletes and returns the draft of a page; null without one. */
export async function deleteDraft(q: Queryable, slug: string): Promise<PageText | null> {
  const [row] = await q.delete(pageDrafts).where(eq(pageDrafts.slug, slug)).returning();
  return row ?? null;
}

/** The slugs of the pages whose draft is due. */
export async function listDueDrafts(q: Queryable, at: Date): Promise<string[]> {
  const rows = await q
    .select({ slug: pageDrafts.slug })
    .from(pageDrafts)
    .where(lte(pageDrafts.publishAt, at))
    .orderBy(asc(pageDrafts.slug));
  return rows.map(({ slug }) => slug);
}

export async function isDraftDue(q: Queryable, slug: string, at: Date): Promise<boolean> {
  const due = and(eq(pageDrafts.slug, slug), lte(pageDrafts.publishAt, at));
  return (await q.$count(pageDrafts, due)) > 0;
}

/** Publishes a text as a new version. If the page has none, such as a seeded one, its old text becomes the first. */
export async function writePage(
  q: Queryable,
  slug: string,
  { title, body, html, metaTitle, metaDescription }: PageText,
  by: { at: Date; staffId: number | null },
): Promise<void> {
  const text = { title, body, html, metaTitle, metaDescription };
  const values = { ...text, updatedAt: by.at };
  await q.execute(sql`
    insert into page_versions (slug, title, body, html, meta_title, meta_description, published_at)
    select p.slug, p.title, p.body, p.html, p.meta_title, p.meta_description, p.updated_at from pages p
    where p.slug = ${slug} and not exists (select from page_versions v where v.slug = p.slug)`);
  await q
    .insert(pages)
    .values({ slug, ...values })
    .onConflictDoUpdate({ target: pages.slug, set: values });
  await q.insert(pageVersions).values({ slug, ...text, publishedAt: by.at, staffId: by.staffId });
}

export function listVersionRows(q: Queryable, slug: string) {
  return q
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.slug, slug))
    .orderBy(desc(pageVersions.id))
    .limit(MOST_VERSIONS);
}

export async function findVersion(q: Queryable, slug: string, id: number): Promise<PageText | null> {
  const [row] = await q
    .select({
      title: pageVersions.title,
      body: pageVersions.body,
      html: pageVersions.html,
      metaTitle: pageVersions.metaTitle,
      metaDescription: pageVersions.metaDescription,
    })
    .from(pageVersions)
    .where(and(eq(pageVersions.slug, slug), eq(pageVersions.id, id)));
  return row ?? null;
}

/** Deletes a page with its draft and its versions. */
export async function deletePageRows(q: Queryable, slug: string): Promise<void> {
  await q.delete(pages).where(eq(pages.slug, slug));
  await q.delete(pageDrafts).where(eq(pageDrafts.slug, slug));
  await q.delete(pageVersions).where(eq(pageVersions.slug, slug));
}
