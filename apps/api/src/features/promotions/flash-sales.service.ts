import type { FlashProduct } from '@errand/contract/promotions';
import { discountMinor } from '@errand/domain/catalog';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { AppError, type RequestContext, requireFound } from '../../platform/http/index.ts';
import { hasStoreOffer, listItemRows, toItemResponse } from '../catalog/index.ts';
import { moneyStyle } from '../settings/index.ts';
import { type FlashItem, type FlashSale, findFlashSale, listFlashRows } from './flash-sales.queries.ts';

type FlashSalesContext = RequestContext<'now' | 'pool' | 'settings'>;

/** Returns the module's running sale with its items in the visitor's zones; null when none is running. */
export async function findRunningFlashSale(ctx: FlashSalesContext) {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const sale = await findFlashSale(ctx.pool, ctx.moduleId, new Date(ctx.now()));
  if (!sale) return null;
  const rows = await listFlashRows(ctx.pool, sale.id, ctx.zoneIds);
  return { ...toSaleResponse(sale, ctx), active_products: await productsOf(ctx, sale, rows) };
}

/** Lists a page of the items of a running sale. */
export async function listFlashSaleItems(
  ctx: FlashSalesContext,
  saleId: number,
  limit: number,
  offset: number,
) {
  if (ctx.zoneIds.length === 0) throw new AppError('zone_required');
  const sale = requireFound(await findFlashSale(ctx.pool, null, new Date(ctx.now()), saleId));
  const rows = await listFlashRows(ctx.pool, sale.id, ctx.zoneIds);
  const products = await productsOf(ctx, sale, rows);
  const shown = products.slice((offset - 1) * limit, offset * limit);
  return {
    total_size: products.length,
    limit,
    offset,
    flash_sale: toSaleResponse(sale, ctx),
    products: shown,
  };
}

function toSaleResponse(sale: FlashSale, ctx: RequestContext) {
  return {
    id: sale.id,
    title: translated(sale.title, ctx.language),
    start_date: sale.starts_at.toISOString(),
    end_date: sale.ends_at.toISOString(),
    discount_type: 'percentage' as const,
    discount: sale.percent,
  };
}

/** The items of a sale, without those of stores whose own offer takes precedence. */
async function productsOf(
  ctx: FlashSalesContext,
  sale: FlashSale,
  rows: FlashItem[],
): Promise<FlashProduct[]> {
  const [items, money] = await Promise.all([
    listItemRows(
      ctx.pool,
      rows.map((row) => row.item_id),
    ),
    moneyStyle(ctx),
  ]);
  const byId = new Map(items.map((item) => [item.id, item]));
  return rows.flatMap((row) => {
    const item = byId.get(row.item_id);
    if (!item || hasStoreOffer(item, ctx.now())) return [];
    const shown = toItemResponse(item, ctx, money);
    const off = discountMinor({ source: 'item', type: 'percent', value: sale.percent }, item.price_minor, 1);
    return [
      {
        id: row.item_id,
        item_id: row.item_id,
        stock: row.stock,
        sold: row.sold,
        available_stock: shown.flash_sale_stock ?? 0,
        discount_type: 'percentage' as const,
        discount: sale.percent,
        discount_amount: toMajor(off, money.digits),
        price: toMajor(item.price_minor, money.digits),
        item: shown,
      },
    ];
  });
}
