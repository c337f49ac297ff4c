import type { FlashSaleBody, FlashSaleDetail } from '@errand/contract/console/promotions/flash-sales';
import { withoutEmpty } from '@errand/domain/language';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import {
  type ConsoleContext,
  promotionRows,
  promotionService,
  stateOf,
  toPeriod,
} from '../../../console/index.ts';
import { AppError, toWire } from '../../../platform/http/index.ts';
import { itemNames } from '../../catalog/index.ts';
import { listModuleNames } from '../../modules/index.ts';
import { listStoreOffers } from '../../stores/store-offers.views.ts';
import { flashSales } from '../promotions.tables.ts';
import {
  type FlashSaleItem,
  listFlashSaleItems,
  lockFlashSaleItems,
  replaceFlashSaleItems,
} from './flash-sales.queries.ts';
import { requireTargets } from './targets.ts';

type Row = Omit<FlashSaleDetail, 'items'>;

/**
 * Flash sales with their items. Throws `promotion_target`, `promotion_period`, and `flash_sale_sold` if more pieces are
 * sold than offered.
 */
export const flashSale = promotionService({
  rows: promotionRows(flashSales, { sorts: { percent: flashSales.percent } }),
  isPublic: true,
  async toValues(ctx, body: FlashSaleBody, record) {
    const period = toPeriod(body);
    const itemIds = body.items.map(({ item_id }) => item_id);
    await requireTargets(ctx, { moduleId: body.module_id, itemIds });
    if (record) requireUnsold(await lockFlashSaleItems(ctx.db, record.id), toItems(body));
    return {
      moduleId: body.module_id,
      title: withoutEmpty(body.title),
      percent: body.percent,
      ...period,
      active: body.active,
    };
  },
  slug: (ctx, body) => findFreeSlug(ctx.db, flashSales.slug, body.title.en, 'sale'),
  writeParts: (ctx, id, body) => replaceFlashSaleItems(ctx.db, id, toItems(body)),
  async toRows(ctx, records) {
    const ids = records.map(({ id }) => id);
    const items = await listFlashSaleItems(ctx.db, ids);
    const moduleIds = records.map(({ moduleId }) => moduleId);
    const modules = await listModuleNames(ctx.db, moduleIds, ctx.language);
    const isOverruled = await overruledItems(ctx, items);
    return records.map(({ slug: _, moduleId, ...record }): Row => {
      const own = items.filter(({ flashSaleId }) => flashSaleId === record.id);
      const sum = (of: (item: FlashSaleItem) => number) => own.reduce((total, item) => total + of(item), 0);
      return {
        ...toWire(record),
        module: { id: moduleId, name: modules.find(({ id }) => id === moduleId)?.name ?? '' },
        item_count: own.length,
        overruled_count: own.filter(({ itemId }) => isOverruled(itemId, record)).length,
        stock: sum(({ stock }) => stock),
        sold: sum(({ sold }) => sold),
        state: stateOf(record, ctx.now()),
      };
    });
  },
  async toDetail(ctx, row): Promise<FlashSaleDetail> {
    const items = await listFlashSaleItems(ctx.db, [row.id]);
    const itemIds = items.map(({ itemId }) => itemId);
    const names = await itemNames.listNamed(ctx.db, itemIds, ctx.language);
    const byId = new Map(names.map((item) => [item.id, item]));
    return {
      ...row,
      items: items.map(({ itemId, stock, sold }) => ({
        item_id: itemId,
        stock,
        sold,
        name: byId.get(itemId)?.name ?? String(itemId),
        price_minor: byId.get(itemId)?.priceMinor ?? 0,
      })),
    };
  },
});

/** Tells the items whose store has an offer of its own during a part of a sale that is still to come. */
async function overruledItems(ctx: ConsoleContext, items: FlashSaleItem[]) {
  const itemIds = [...new Set(items.map(({ itemId }) => itemId))];
  const named = await itemNames.listNamed(ctx.db, itemIds, ctx.language);
  const storeOf = new Map(named.map(({ id, storeId }) => [id, storeId]));
  const offers = await listStoreOffers(ctx.db, [...new Set(storeOf.values())], new Date(ctx.now()));
  return (itemId: number, sale: { startsAt: Date; endsAt: Date }): boolean => {
    const offer = offers.get(storeOf.get(itemId) ?? 0);
    return (
      offer !== undefined &&
      new Date(offer.starts_at) < sale.endsAt &&
      sale.startsAt < new Date(offer.ends_at)
    );
  };
}

/** Requires that sold pieces stay offered, because canceled orders return them to the sale. */
function requireUnsold(current: FlashSaleItem[], next: { itemId: number; stock: number }[]): void {
  const stocks = new Map(next.map(({ itemId, stock }) => [itemId, stock]));
  if (current.some(({ itemId, sold }) => sold > (stocks.get(itemId) ?? 0)))
    throw new AppError('flash_sale_sold', {}, 'items');
}

/** The items of the sale. If an item is listed twice, its last row counts. */
function toItems({ items }: FlashSaleBody): { itemId: number; stock: number }[] {
  return [...new Map(items.map(({ item_id, stock }) => [item_id, { itemId: item_id, stock }])).values()];
}
