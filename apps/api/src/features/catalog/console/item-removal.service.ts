import { inEachLanguage, type Translations } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { databaseError } from '../../../platform/db/index.ts';
import { requireFound } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { isInAnyCart } from '../../cart/cart.views.ts';
import { replaceItemDayparts } from '../dayparts/dayparts.queries.ts';
import { afterItemChange } from '../writes/after-item-change.ts';
import { lockItems, replaceVariations } from '../writes/bulk-writes.queries.ts';
import { freeItemSlug } from '../writes/free-slug.ts';
import { requirePlanRoom } from '../writes/plan-room.ts';
import { type FormItem, findFormItem, insertCopy, setItemAddOns } from './item-form.queries.ts';
import { readItem } from './item-form.service.ts';
import { archiveItem, deleteItemRow, restoreItemRow } from './item-removal.queries.ts';

/** PostgreSQL's error code. */
const FOREIGN_KEY_VIOLATION = '23503';

/**
 * Deletes an item, or archives it if orders or banners refer to it or a cart holds it, which then says that it is gone. An
 * archived item is hidden, also in the console's lists.
 */
export async function deleteItem(ctx: ConsoleContext, id: number): Promise<{ archived: boolean }> {
  // These are savepoints of the call's transaction, which keeps the lock.
  await ctx.db.transaction((tx) => lockItems(tx, [id]));
  const item = await requireItem(ctx.db, id);
  const isInCart = await isInAnyCart(ctx.db, id);
  const archived = await ctx.db
    .transaction(async (tx) => {
      if (!isInCart) await deleteItemRow(tx, id);
    })
    .then(
      () => isInCart,
      (error: Error) => {
        if (databaseError(error).code === FOREIGN_KEY_VIOLATION) return true;
        throw error;
      },
    );
  await ctx.db.transaction(async (tx) => {
    if (archived) await archiveItem(tx, id);
    await afterItemChange(ctx, tx, [item], { words: false });
  });
  return { archived };
}

/** Restores an archived item, for sale again if it was for sale before. */
export async function restoreItem(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    await lockItems(tx, [id]);
    const item = await requireItem(tx, id);
    await restoreItemRow(tx, id);
    await requirePlanRoom(tx, item.storeId, ctx.now());
    await afterItemChange(ctx, tx, [item], { words: false });
    return readItem(ctx, id);
  });
}

/** Adds a hidden copy of an item to its store. Throws `plan_items`. */
export async function duplicateItem(ctx: ConsoleContext, id: number) {
  return ctx.db.transaction(async (tx) => {
    const item = await requireItem(tx, id);
    const name = copyName(item.name);
    const copyId = await insertCopy(tx, item, { name, slug: await freeItemSlug(tx, name.en) });
    await requirePlanRoom(tx, item.storeId, ctx.now());
    const variations = item.variations.map((one, position) => ({ itemId: copyId, ...one, position }));
    await replaceVariations(tx, [copyId], variations);
    await setItemAddOns(tx, copyId, item.addOnIds);
    await replaceItemDayparts(tx, [{ itemId: copyId, storeId: item.storeId, dayparts: item.dayparts }]);
    await afterItemChange(ctx, tx, [{ id: copyId, storeId: item.storeId }], { words: true });
    return readItem(ctx, copyId);
  });
}

const MOST_CHARACTERS = 190;

function copyName(name: Translations): Translations {
  return inEachLanguage((language) => {
    const text = name[language];
    return text && textOf('catalog.copyOf', language, { name: text.slice(0, MOST_CHARACTERS) });
  });
}

async function requireItem(q: Parameters<typeof findFormItem>[0], id: number): Promise<FormItem> {
  return requireFound(await findFormItem(q, id));
}
