import { and, eq, gt, sql } from 'drizzle-orm';
import type pg from 'pg';
import { columnsOf, prepared, type Queryable, type RowOf, type Tx } from '../../platform/db/index.ts';
import { joinItem } from '../catalog/catalog.views.ts';
import type { StockOutcome } from '../catalog/index.ts';
import { joinModule } from '../modules/modules.views.ts';
import { joinStore, servesZonesSql } from '../stores/stores.views.ts';
import { flashSaleItems, flashSales } from './promotions.tables.ts';

const SALE = columnsOf(flashSales, 'f', ['id', 'title', 'percent', 'startsAt', 'endsAt']);
export type FlashSale = RowOf<typeof SALE>;
const FLASH_ITEM = columnsOf(flashSaleItems, 'f', ['itemId', 'stock', 'sold']);
export type FlashItem = RowOf<typeof FLASH_ITEM>;

/** Finds the running sale of the module that ends first, or the running sale with an id. */
export async function findFlashSale(
  pool: pg.Pool,
  moduleId: number | null,
  at: Date,
  id: number | null = null,
): Promise<FlashSale | null> {
  const rows = await prepared<FlashSale>(
    pool,
    'flash-sale',
    `select ${SALE.sql} from flash_sales f
     where active and starts_at <= $2::timestamptz and ends_at > $2
       and ($1::int is null or module_id = $1) and ($3::int is null or id = $3)
     order by ends_at, id limit 1`,
    [moduleId, at, id],
  );
  return rows[0] ?? null;
}

/** Lists the items of a sale in the zones, items with stock first. */
export function listFlashRows(pool: pg.Pool, saleId: number, zoneIds: number[]): Promise<FlashItem[]> {
  return prepared<FlashItem>(
    pool,
    'flash-sale-items',
    `select ${FLASH_ITEM.sql} from flash_sale_items f ${joinItem('f.item_id')} and i.active
       ${joinStore('i.store_id')} and s.active ${joinModule('i.module_id')} and m.active
     where f.flash_sale_id = $1 and ${servesZonesSql('$2')}
     order by f.sold >= f.stock, f.position, f.item_id`,
    [saleId, zoneIds],
  );
}

/** Pieces of an item at the price of a flash sale. */
export type FlashPieces = { flashSaleId: number; itemId: number; quantity: number };

/** Reserves pieces of a sale by one conditional update, so that the last one is sold once. */
export async function takeFlashPieces(
  tx: Tx,
  { flashSaleId, itemId, quantity }: FlashPieces,
): Promise<StockOutcome> {
  const taken = await tx.execute<{ left: number }>(sql`
    update flash_sale_items set sold = sold + ${quantity}
    where flash_sale_id = ${flashSaleId} and item_id = ${itemId} and sold + ${quantity} <= stock
    returning stock - sold as left`);
  const [row] = taken.rows;
  if (!row) return 'short';
  return row.left === 0 ? 'last' : 'taken';
}

/** Returns pieces to the sale, which may have ended; true when it had none left before. */
export async function returnFlashPieces(
  tx: Tx,
  { flashSaleId, itemId, quantity }: FlashPieces,
): Promise<boolean> {
  const given = await tx.execute<{ left: number }>(sql`
    update flash_sale_items set sold = greatest(sold - ${quantity}, 0)
    where flash_sale_id = ${flashSaleId} and item_id = ${itemId} returning stock - sold as left`);
  return given.rows[0]?.left === quantity;
}

/** Sums pieces by sale and item, in the order in which they are taken and returned, so that orders do not deadlock. */
export function sortFlashPiecesForLocking(pieces: FlashPieces[]): FlashPieces[] {
  const groups = Map.groupBy(pieces, ({ flashSaleId, itemId }) => `${flashSaleId} ${itemId}`);
  const summed = [...groups.values()].flatMap((group) => {
    const quantity = group.reduce((sum, piece) => sum + piece.quantity, 0);
    return group.slice(0, 1).map((first) => ({ ...first, quantity }));
  });
  return summed.toSorted((a, b) => a.flashSaleId - b.flashSaleId || a.itemId - b.itemId);
}

/** Lists the running and planned sales with items of a store, the next first. */
export function listSalesOfStore(
  q: Queryable,
  storeId: number,
  at: Date,
): Promise<Pick<typeof flashSales.$inferSelect, 'endsAt' | 'id' | 'startsAt' | 'title'>[]> {
  const { id, title, startsAt, endsAt, active } = flashSales;
  return q
    .select({ id, title, startsAt, endsAt })
    .from(flashSales)
    .where(
      and(
        eq(active, true),
        gt(endsAt, at),
        sql`exists (select from flash_sale_items f ${sql.raw(joinItem('f.item_id'))}
          where f.flash_sale_id = flash_sales.id and i.store_id = ${storeId})`,
      ),
    )
    .orderBy(startsAt, id);
}
