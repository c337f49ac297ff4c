import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../src/platform/db/index.ts';

/** PostgreSQL accepts 65535 parameters per statement; building them gets slow well before. */
const MAX_PARAMETERS = 12_000;

/** Inserts many rows in few statements. */
export async function insertRows<T extends PgTable>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
): Promise<void> {
  for (const part of parts(table, rows)) await tx.insert(table).values(part);
}

type Slugged = PgTable & { $inferSelect: { id: number; slug: string } };

/** Inserts rows with slugs; returns the new ids by slug. */
export async function insertSlugged<T extends Slugged>(
  tx: Tx,
  table: T,
  rows: T['$inferInsert'][],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const part of parts(table, rows)) {
    const made = (await tx.insert(table).values(part).returning()) as { id: number; slug: string }[];
    for (const { id, slug } of made) ids.set(slug, id);
  }
  return ids;
}

function parts<T extends PgTable>(table: T, rows: T['$inferInsert'][]): T['$inferInsert'][][] {
  const size = Math.floor(MAX_PARAMETERS / Object.keys(getTableColumns(table)).length);
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, index) => rows.slice(index * size, (index + 1) * size));
}
