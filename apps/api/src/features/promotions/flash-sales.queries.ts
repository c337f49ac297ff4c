import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';

export type FlashSale = {
  id: number;
  title: Translations;
  percent: number;
  starts_at: Date;
  ends_at: Date;
};
export type FlashItem = { item_id: number; stock: number; sold: number };

/** The sale that runs in the module and ends first; by its id when one is given. */
export async function findFlashSale(
  pool: pg.Pool,
  moduleId: number | null,
  at: Date,
  id: number | null = null,
): Promise<FlashSale | null> {
  const rows = await prepared<FlashSale>(
    pool,
    'flash-sale',
    `select id, title, percent, starts_at, ends_at from flash_sales
     where active and starts_at <= $2::timestamptz and ends_at > $2
       and ($1::int is null or module_id = $1) and ($3::int is null or id = $3)
     order by ends_at, id limit 1`,
    [moduleId, at, id],
  );
  return rows[0] ?? null;
}

/** What of a sale can be had in the zones; what still has pieces comes first. */
export function listFlashRows(pool: pg.Pool, saleId: number, zoneIds: number[]): Promise<FlashItem[]> {
  return prepared<FlashItem>(
    pool,
    'flash-sale-items',
    `select f.item_id, f.stock, f.sold from flash_sale_items f join items i on i.id = f.item_id and i.active
       join stores s on s.id = i.store_id and s.active join modules m on m.id = i.module_id and m.active
     where f.flash_sale_id = $1 and (m.all_zone_service or s.zone_id = any($2::int[]))
     order by f.sold >= f.stock, f.position, f.item_id`,
    [saleId, zoneIds],
  );
}
