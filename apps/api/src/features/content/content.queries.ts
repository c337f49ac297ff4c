import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import { landingTexts, pageDrafts, pages } from './content.tables.ts';

export type PageRow = typeof pages.$inferSelect;

export async function findPage(q: Queryable, slug: string): Promise<PageRow | null> {
  const [row] = await q.select().from(pages).where(eq(pages.slug, slug));
  return row ?? null;
}

export async function findDraft(q: Queryable, slug: string) {
  const [row] = await q.select().from(pageDrafts).where(eq(pageDrafts.slug, slug));
  return row ?? null;
}

export function listPages(q: Queryable): Promise<PageRow[]> {
  return q.select().from(pages);
}

/** The slugs of the pages that are written. */
export async function listWrittenPages(q: Queryable): Promise<string[]> {
  return (await q.select({ slug: pages.slug }).from(pages)).map(({ slug }) => slug);
}

export function listLandingRows(q: Queryable) {
  return q.select({ key: landingTexts.key, value: landingTexts.value }).from(landingTexts);
}
