import type { ReasonRow } from '@errand/contract/console/content';
import { type LooseTranslations, withoutEmpty } from '@errand/domain/language';
import { asc } from 'drizzle-orm';
import {
  type ConsoleContext,
  publishShopChanged,
  requireVersion,
  type VersionedRow,
  versionedRows,
} from '../../../console/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { orderReasons } from '../../orders/orders.tables.ts';

const reasonRows = versionedRows(orderReasons);
type VersionedReason = VersionedRow<typeof reasonRows>;
type Body = { reason: LooseTranslations; position: number; active: boolean };

export async function listAllReasons(ctx: ConsoleContext): Promise<{ rows: ReasonRow[] }> {
  const { kind, position, id } = orderReasons;
  const rows = await reasonRows.list(ctx.db, { order: [asc(kind), asc(position), asc(id)] });
  return { rows: rows.map(toReasonRow) };
}

export async function createReason(
  ctx: ConsoleContext,
  { kind, ...body }: Body & { kind: ReasonRow['kind'] },
): Promise<ReasonRow> {
  const id = await reasonRows.insert(ctx.db, { kind, ...toValues(body) });
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return requireReason(ctx, id);
}

/** Throws `not_found` and `changed_meanwhile`. */
export async function updateReason(
  ctx: ConsoleContext,
  id: number,
  { version, ...body }: Body & { version: string },
): Promise<ReasonRow> {
  const current = await requireReason(ctx, id);
  requireVersion(version, current.version, current);
  await reasonRows.update(ctx.db, id, toValues(body));
  await publishShopChanged(ctx);
  return requireReason(ctx, id);
}

async function requireReason(ctx: ConsoleContext, id: number): Promise<ReasonRow> {
  return toReasonRow(requireFound(await reasonRows.lock(ctx.db, id)));
}

function toValues({ reason, position, active }: Body) {
  return { reason: withoutEmpty(reason), position, active };
}

function toReasonRow(row: VersionedReason): ReasonRow {
  const { id, kind, reason, position, active, version } = row;
  return { id, kind, reason, position, active, version };
}
