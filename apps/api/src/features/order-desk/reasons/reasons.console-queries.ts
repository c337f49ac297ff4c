import { asc, eq, getTableColumns } from 'drizzle-orm';
import { rowVersion } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderReasons } from '../../orders/orders.tables.ts';

const COLUMNS = { ...getTableColumns(orderReasons), version: rowVersion(orderReasons.id) };
export type VersionedReason = typeof orderReasons.$inferSelect & { version: string };
export type ReasonValues = Omit<typeof orderReasons.$inferInsert, 'id'>;

export function listReasonRows(q: Queryable): Promise<VersionedReason[]> {
  return q
    .select(COLUMNS)
    .from(orderReasons)
    .orderBy(asc(orderReasons.kind), asc(orderReasons.position), asc(orderReasons.id));
}

/** Locks the reason until the transaction ends. */
export async function lockReason(q: Queryable, id: number): Promise<VersionedReason | null> {
  const [row] = await q.select(COLUMNS).from(orderReasons).where(eq(orderReasons.id, id)).for('update');
  return row ?? null;
}

export async function insertReason(q: Queryable, values: ReasonValues): Promise<number> {
  const [row] = await q.insert(orderReasons).values(values).returning({ id: orderReasons.id });
  if (!row) throw new Error('The reason was not stored.');
  return row.id;
}

export async function updateReasonRow(
  q: Queryable,
  id: number,
  values: Partial<ReasonValues>,
): Promise<void> {
  await q.update(orderReasons).set(values).where(eq(orderReasons.id, id));
}
