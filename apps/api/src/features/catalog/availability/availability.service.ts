import type { ParsedInput, ResponseInput } from '@errand/contract';
import type { BulkChange } from '@errand/contract/console/items';
import type * as contract from '@errand/contract/console/kitchen/board';
import { instantOf } from '@errand/domain/time';
import type { ConsoleContext } from '../../../console/index.ts';
import { type Tx, translated } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { jobName } from '../../../platform/jobs/index.ts';
import { requireStore, storeHours } from '../../stores/index.ts';
import { afterItemChange } from '../writes/after-item-change.ts';
import { readBulkItems, writeBulkItems } from '../writes/bulk-change.queries.ts';
import { changedItem } from '../writes/bulk-change.ts';
import { lockItems } from '../writes/bulk-writes.queries.ts';
import { findPause, listKitchenItemRows, upsertPause } from './availability.queries.ts';

/** Resumes an item whose pause has ended. */
export const RESUME_ITEM_JOB = jobName<{ itemId: number }>('catalog.resume-item');

const MOST_ITEMS = 200;

/** Lists the items that a store sells, paused ones first. */
export async function listKitchenItems(
  ctx: ConsoleContext,
  storeId: number,
  search: string | undefined,
): Promise<ResponseInput<typeof contract.listKitchenItems>> {
  const rows = await listKitchenItemRows(ctx.db, storeId, search, MOST_ITEMS + 1);
  return {
    rows: rows.slice(0, MOST_ITEMS).map((row) => ({
      id: row.id,
      name: translated(row.name, ctx.language),
      category: translated(row.category, ctx.language),
      picture: row.picture && mediaUrl(ctx.publicUrl, row.picture),
      price_minor: row.priceMinor,
      // The stock of variations is counted one by one, on the item's page.
      stock: row.hasVariations ? null : row.stock,
      sold_out: row.pausedItem === null ? null : { until: row.until?.toISOString() ?? null },
    })),
    is_more: rows.length > MOST_ITEMS,
  };
}

/**
 * Pauses or resumes an item, or sets its stock. Throws `not_found` for an item that is hidden for another reason,
 * `validation` if a value of the change is missing, and `stock_uncounted`.
 */
export async function setAvailability(
  ctx: ConsoleContext,
  id: number,
  body: ParsedInput<typeof contract.setItemAvailability>['body'],
): Promise<{ done: true }> {
  await ctx.db.transaction(async (tx) => {
    await lockItems(tx, [id]);
    const item = (await readBulkItems(tx, [id])).get(id);
    if (!item || (!item.active && !item.paused)) throw new AppError('not_found');
    if (body.change === 'stock') {
      if (body.stock === undefined) throw new AppError('validation', undefined, 'stock');
      if (item.stock === null || item.variations.length > 0) throw new AppError('stock_uncounted');
      return change(ctx, tx, id, { kind: 'stock', by: 'set', value: body.stock });
    }
    if (body.change === 'available') return resume(ctx, tx, id);
    const until = await endOf(ctx, item.storeId, body);
    await change(ctx, tx, id, { kind: 'visibility', active: false });
    await upsertPause(tx, id, until);
    if (until)
      await ctx.jobs.send(
        tx,
        RESUME_ITEM_JOB,
        { itemId: id },
        { startAfterSeconds: secondsUntil(ctx, until) },
      );
  });
  return { done: true };
}

/** The end of a pause: the end of the store's day, or the start of `day` in its time zone; null for an open end. */
async function endOf(
  ctx: ConsoleContext,
  storeId: number,
  { change: kind, day }: ParsedInput<typeof contract.setItemAvailability>['body'],
): Promise<Date | null> {
  if (kind === 'open_end') return null;
  const store = await requireStore(ctx.db, storeId);
  if (kind === 'today') return new Date(storeHours.endOfDay(store, ctx.now()));
  const [year = 0, month = 0, date = 0] = (day ?? '').split('-').map(Number);
  const until = instantOf({ year, month, day: date, minutes: 0 }, store.time_zone);
  if (!day || until <= ctx.now()) throw new AppError('validation', undefined, 'day');
  return new Date(until);
}

type ResumeDeps = Pick<Deps, 'events'>;

async function resume(deps: ResumeDeps, tx: Tx, id: number): Promise<void> {
  await change(deps, tx, id, { kind: 'visibility', active: true });
}

/** Changes one item by the rules of bulk changes. */
async function change(deps: ResumeDeps, tx: Tx, id: number, by: BulkChange): Promise<void> {
  const item = (await readBulkItems(tx, [id])).get(id);
  const after = item && changedItem(item, by, null);
  if (!item || !after) return;
  await writeBulkItems(tx, [after]);
  await afterItemChange(deps, tx, [item], { words: false });
}

/** Resumes a paused item. Does nothing if it was resumed already, or if its pause was prolonged. */
export async function resumeItem(
  deps: Pick<Deps, 'db' | 'events' | 'now'>,
  { itemId }: { itemId: number },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockItems(tx, [itemId]);
    const pause = await findPause(tx, itemId);
    if (pause?.until && pause.until.getTime() <= deps.now()) await resume(deps, tx, itemId);
  });
}

function secondsUntil({ now }: Pick<Deps, 'now'>, until: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now()) / 1000));
}
