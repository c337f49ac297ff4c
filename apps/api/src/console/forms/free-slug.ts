import { freeSlug, latinSlug } from '@errand/domain/search';
import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/db/index.ts';

/** "spring-sale", or "spring-sale-2" if that is taken. A slug without letters gets the prefix `otherwise`. */
export async function findFreeSlug(
  q: Queryable,
  column: PgColumn,
  name: string,
  otherwise: string,
): Promise<string> {
  const latin = latinSlug(name).slice(0, 70);
  // A numeric slug would be read as an id.
  const slug = /[a-z]/.test(latin) ? latin : `${otherwise}-${latin}`.replace(/-$/, '');
  const rows = await q
    .select({ slug: sql<string>`${column}` })
    .from(column.table)
    .where(sql`starts_with(${column}, ${slug})`);
  const taken = new Set(rows.map((row) => row.slug));
  return freeSlug(slug, (one) => taken.has(one));
}
