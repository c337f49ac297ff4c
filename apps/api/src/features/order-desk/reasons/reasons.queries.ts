import { asc } from 'drizzle-orm';
import { type VersionedRow, versionedRows } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { orderReasons } from '../../orders/orders.tables.ts';

export const reasonRows = versionedRows(orderReasons);
export type VersionedReason = VersionedRow<typeof reasonRows>;

export function listReasonRows(q: Queryable): Promise<VersionedReason[]> {
  const { kind, position, id } = orderReasons;
  return reasonRows.list(q, { order: [asc(kind), asc(position), asc(id)] });
}
