import type { ParsedInput } from '@errand/contract';
import {
  type BulkChange,
  changeItems,
  type previewItemChange,
  type ShownItem,
} from '@errand/contract/console/items';
import type { LanguageCode } from '@errand/domain/language';
import {
  type ConsoleContext,
  currentAuditId,
  listEntryChanges,
  type Place,
  requireVersion,
} from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { afterItemChange } from '../writes/after-item-change.ts';
import {
  findCategory,
  type ReadBulkItem,
  readBulkItems,
  restorePauses,
  writeBulkItems,
} from '../writes/bulk-change.queries.ts';
import { type BulkItem, changedItem, differs } from '../writes/bulk-change.ts';
import { lockItems } from '../writes/bulk-writes.queries.ts';
import { type ItemRecord, recordsByItem, restoredItem } from '../writes/undo-bulk-change.ts';
import { listCategories } from './items.queries.ts';
import { findItemsPlace } from './items.service.ts';
import { listTaxClasses } from './taxes/tax-classes.queries.ts';
import { findTaxClass, requireTaxAllowed } from './taxes/tax-classes.service.ts';

/** Previews the effect of a change on each item, without locks. */
export async function previewChange(
  ctx: ConsoleContext,
  { ids, change }: ParsedInput<typeof previewItemChange>['body'],
) {
  const found = await readBulkItems(ctx.db, ids);
  const category = await newCategory(ctx, change);
  const taxClass = await newTaxClass(ctx, change, ids);
  const rows = ids.flatMap((id) => {
    const item = found.get(id);
    if (!item) return [];
    const after = changedItem(item, change, category?.moduleId ?? null);
    return {
      id,
      name: item.name,
      version: item.version,
      before: shownOf(item, item, ctx.language),
      after: shownOf(
        after ?? item,
        {
          category: after && category ? category.name : item.category,
          taxClass: after && change.kind === 'tax_class' ? (taxClass?.name ?? null) : item.taxClass,
        },
        ctx.language,
      ),
      variations: after ? changedVariations(item, after) : 0,
      applies: after !== null,
      changes: after !== null && differs(item, { ...item, ...after }),
    };
  });
  return { rows };
}

function shownOf(
  item: BulkItem,
  { category, taxClass }: Pick<ReadBulkItem, 'category' | 'taxClass'>,
  language: LanguageCode,
): ShownItem {
  return {
    price_minor: item.priceMinor,
    stock: item.stock,
    active: item.active,
    category: translated(category, language),
    tax_class: taxClass && translated(taxClass, language),
  };
}

function changedVariations(before: BulkItem, after: BulkItem): number {
  return after.variations.filter(
    (one, index) => JSON.stringify(one) !== JSON.stringify(before.variations[index]),
  ).length;
}

/** Changes all items, or none with `changed_meanwhile` if one of them was edited after the preview. */
export async function applyChange(
  ctx: ConsoleContext,
  { items: given, change }: ParsedInput<typeof changeItems>['body'],
) {
  const ids = given.map(({ id }) => id);
  const category = await newCategory(ctx, change);
  await newTaxClass(ctx, change, ids);
  return ctx.db.transaction(async (tx) => {
    await lockItems(tx, ids);
    const found = await readBulkItems(tx, ids);
    const changed = given.flatMap(({ id, version }): ReadBulkItem[] => {
      const item = requireFound(found.get(id));
      requireVersion(version, item.version, { id, name: item.name, version: item.version });
      const after = changedItem(item, change, category?.moduleId ?? null);
      return after && differs(item, after) ? [{ ...item, ...after }] : [];
    });
    if (changed.length > 0) {
      await writeBulkItems(tx, changed);
      await afterItemChange(ctx, tx, changed, { words: change.kind === 'category' });
    }
    return { changed: changed.length, change_id: changed.length > 0 ? await currentAuditId(tx) : null };
  });
}

/** The place of the items of a bulk change; null for any other change, and for one beyond the caller's scope. */
export async function findChangePlace(ctx: ConsoleContext, changeId: number): Promise<Place | null> {
  const ids = [...(await readRecords(ctx, changeId)).keys()];
  const left = [...(await readBulkItems(ctx.db, ids)).keys()];
  return left.length === 0 ? null : findItemsPlace(ctx, left);
}

/**
 * Gives the items of a bulk change their earlier values, as the audit log recorded them. An item whose values were changed
 * since, or that could not be sold for its earlier price, stays as it is. Throws `permission_denied` if the change was of
 * the tax, and the member may not set it.
 */
export async function undoChange(ctx: ConsoleContext, changeId: number) {
  const records = await readRecords(ctx, changeId);
  const ids = [...records.keys()];
  return ctx.db.transaction(async (tx) => {
    await lockItems(tx, ids);
    const found = await readBulkItems(tx, ids);
    const categories = new Set((await listCategories(tx)).map((category) => category.id));
    const classes = new Set<number | null>([null, ...(await listTaxClasses(tx)).map(({ id }) => id)]);
    const restored = ids.flatMap((id): (ReadBulkItem & { record: ItemRecord })[] => {
      const [item, record] = [found.get(id), records.get(id)];
      const before = item && record && restoredItem(item, record);
      const isLeft = before && categories.has(before.categoryId) && classes.has(before.taxClassId);
      return isLeft && differs(item, { ...item, ...before }) ? [{ ...item, ...before, record }] : [];
    });
    const taxed = restored.filter(({ record }) => record.item && 'tax_class_id' in record.item.before);
    if (taxed.length > 0)
      await requireTaxAllowed(
        ctx,
        taxed.map(({ id }) => id),
      );
    if (restored.length > 0) {
      await writeBulkItems(tx, restored);
      await restorePauses(tx, restored.flatMap(pauseOf));
      const words = restored.some(({ record }) => record.item && 'category_id' in record.item.before);
      await afterItemChange(ctx, tx, restored, { words });
    }
    return { restored: restored.length, left: ids.length - restored.length };
  });
}

async function readRecords(ctx: ConsoleContext, changeId: number): Promise<Map<number, ItemRecord>> {
  return recordsByItem(await listEntryChanges(ctx.db, changeId, changeItems.name));
}

function pauseOf({ id, record: { pausedUntil } }: ReadBulkItem & { record: ItemRecord }) {
  if (pausedUntil === undefined) return [];
  return [{ itemId: id, until: pausedUntil === null ? null : new Date(pausedUntil) }];
}

/** Throws `permission_denied` for members who may not set the tax of the items, and `tax_class_gone`. */
async function newTaxClass(ctx: ConsoleContext, change: BulkChange, itemIds: number[]) {
  if (change.kind !== 'tax_class') return null;
  await requireTaxAllowed(ctx, itemIds);
  return findTaxClass(ctx.db, change.tax_class_id);
}

async function newCategory(ctx: ConsoleContext, change: BulkChange) {
  return change.kind === 'category' ? findCategory(ctx.db, change.category_id) : null;
}
