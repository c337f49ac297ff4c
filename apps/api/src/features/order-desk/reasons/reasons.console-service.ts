import type { ReasonRow } from '@errand/contract/console/content';
import { type ConsoleContext, publishShopChanged, requireVersion } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import {
  insertReason,
  listReasonRows,
  lockReason,
  updateReasonRow,
  type VersionedReason,
} from './reasons.console-queries.ts';

type Body = { reason: { en: string; ar?: string | undefined }; position: number; active: boolean };

export async function listAllReasons(ctx: ConsoleContext): Promise<{ rows: ReasonRow[] }> {
  return { rows: (await listReasonRows(ctx.db)).map(toReasonRow) };
}

export async function createReason(
  ctx: ConsoleContext,
  { kind, ...body }: Body & { kind: ReasonRow['kind'] },
): Promise<ReasonRow> {
  const id = await insertReason(ctx.db, { kind, ...toValues(body) });
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
  await updateReasonRow(ctx.db, id, toValues(body));
  await publishShopChanged(ctx);
  return requireReason(ctx, id);
}

async function requireReason(ctx: ConsoleContext, id: number): Promise<ReasonRow> {
  const row = await lockReason(ctx.db, id);
  if (!row) throw new AppError('not_found');
  return toReasonRow(row);
}

function toValues({ reason: { en, ar }, position, active }: Body) {
  return { reason: ar ? { en, ar } : { en }, position, active };
}

function toReasonRow(row: VersionedReason): ReasonRow {
  const { id, kind, reason, position, active, version } = row;
  return { id, kind, reason, position, active, version };
}
