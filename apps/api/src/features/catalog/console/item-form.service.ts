import type { ItemBody, ItemFields, NewItemBody } from '@errand/contract/console/item-fields';
import { hasStock } from '@errand/domain/modules';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { replaceItemDayparts } from '../dayparts/dayparts.queries.ts';
import { afterItemChange } from '../writes/after-item-change.ts';
import { endPauses } from '../writes/bulk-change.queries.ts';
import { lockItems, replaceVariations } from '../writes/bulk-writes.queries.ts';
import { freeItemSlug } from '../writes/free-slug.ts';
import { requirePlanRoom } from '../writes/plan-room.ts';
import { toDaypart } from './dayparts/daypart-values.ts';
import { requireSellingStore } from './item-choices.service.ts';
import { toItemDetail } from './item-detail.ts';
import {
  type FormItem,
  findFormItem,
  insertFormItem,
  setItemAddOns,
  updateFormItem,
} from './item-form.queries.ts';
import { checkItemForm } from './item-form-rules.ts';

export async function readItem(ctx: ConsoleContext, id: number) {
  const item = requireFound(await findFormItem(ctx.db, id));
  return toItemDetail(ctx, item);
}

/** Adds an item to a store. Throws `not_found`, `store_without_items`, `plan_items` and the rejections of `checkItemForm`. */
export async function createItem(ctx: ConsoleContext, { store_id: storeId, ...body }: NewItemBody) {
  const store = await requireSellingStore(ctx.db, storeId);
  return ctx.db.transaction(async (tx) => {
    await checkItemForm(tx, { storeId, moduleId: store.module_id, types: [] }, body);
    const slug = await freeItemSlug(tx, body.name.en);
    const { variations } = body.combinations;
    const sum = variations.reduce((total, { stock }) => total + stock, 0);
    const own = variations.length > 0 ? sum : (body.stock ?? null);
    const stock = hasStock(store.module_type) ? own : null;
    const id = await insertFormItem(tx, { storeId, moduleId: store.module_id, slug, stock }, body);
    await requirePlanRoom(tx, storeId, ctx.now());
    ctx.setTarget(id);
    await writeVariations(tx, id, variationsOf(body));
    await setItemAddOns(tx, id, body.add_on_ids);
    await writeDayparts(tx, { id, storeId }, body);
    await afterItemChange(ctx, tx, [{ id, storeId }], { words: true });
    return readItem(ctx, id);
  });
}

/**
 * Saves an item's form. Stock that was not edited keeps its current value, because orders may have reduced it since the
 * form was read. Variations keep their rows while their options exist, so that carts keep them. Throws
 * `changed_meanwhile` after another edit, and the rejections of `checkItemForm`.
 */
export async function saveItem(ctx: ConsoleContext, id: number, body: ItemBody) {
  return ctx.db.transaction(async (tx) => {
    await lockItems(tx, [id]);
    const item = await findFormItem(tx, id);
    if (!item || item.archivedAt) throw new AppError('not_found');
    requireVersion(body.version, item.version, await toItemDetail(ctx, item));
    await checkItemForm(tx, { ...item, types: item.variations.map(({ type }) => type) }, body);
    const { own, variations } = stockOf(item, body);
    await updateFormItem(tx, id, body, own);
    if (body.active !== item.active) await endPauses(tx, [id]);
    await writeVariations(tx, id, variations);
    await setItemAddOns(tx, id, body.add_on_ids);
    await writeDayparts(tx, item, body);
    await afterItemChange(ctx, tx, [item], { words: true });
    return readItem(ctx, id);
  });
}

type FormVariation = { type: string; priceMinor: number; stock: number };

function variationsOf({ combinations }: ItemFields): FormVariation[] {
  return combinations.variations.map(({ type, price_minor, stock }) => ({
    type,
    priceMinor: price_minor,
    stock,
  }));
}

async function writeVariations(tx: Tx, itemId: number, rows: FormVariation[]): Promise<void> {
  await replaceVariations(
    tx,
    [itemId],
    rows.map((row, position) => ({ itemId, ...row, position })),
  );
}

async function writeDayparts(
  tx: Tx,
  { id, storeId }: { id: number; storeId: number },
  { dayparts }: ItemFields,
): Promise<void> {
  if (dayparts) await replaceItemDayparts(tx, [{ itemId: id, storeId, dayparts: dayparts.map(toDaypart) }]);
}

/** The stock to write, of the item and of its variations. */
function stockOf(item: FormItem, body: ItemBody): { own: number | null; variations: FormVariation[] } {
  const { stock = null, stock_read: read } = body;
  const now = new Map(item.variations.map(({ type, stock: pieces }) => [type, pieces]));
  const variations = variationsOf(body).map((one) => {
    const isEdited = one.stock !== read.variations[one.type];
    return isEdited ? one : { ...one, stock: now.get(one.type) ?? one.stock };
  });
  if (variations.length > 0 && (item.stock !== null || now.size === 0))
    return { own: variations.reduce((total, one) => total + one.stock, 0), variations };
  return { own: stock === read.own ? item.stock : stock, variations };
}
