import type { SitemapKind } from '@errand/contract/sitemap';
import { cachedRows } from '../../../platform/cache/index.ts';
import type { RequestContext } from '../../../platform/http/index.ts';
import { listEntryRows, partsStatement } from './sitemap.queries.ts';

type PartRow = { part: number; updated_at: Date };

/** The parts of a sitemap. Counting them reads all rows, so they are cached with the lists of the catalog. */
export async function listParts(
  ctx: RequestContext<'events' | 'log' | 'now' | 'pool'>,
  kind: SitemapKind,
): Promise<{ part: number; updated_at: string }[]> {
  const rows = await cachedRows<PartRow>(ctx, partsStatement(kind), () => true);
  return rows.map(({ part, updated_at }) => ({ part, updated_at: updated_at.toISOString() }));
}

/** The entries of a part, read by a range of ids. */
export async function listEntries(
  { pool }: RequestContext<'pool'>,
  kind: SitemapKind,
  part: number,
): Promise<{ slug: string; updated_at: string }[]> {
  const rows = await listEntryRows(pool, kind, part);
  return rows.map(({ slug, updated_at }) => ({ slug, updated_at: updated_at.toISOString() }));
}
