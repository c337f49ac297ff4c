/** A flash sale of an item; `left` is the stock of the sale that remains. */
export type FlashSaleRow = {
  id: number;
  percent: number;
  starts_at_ms: number;
  ends_at_ms: number;
  left: number;
};

/** SQL of the active flash sales of an item, running or not, as a JSON array of `FlashSaleRow`s by id. */
export function flashSalesOfItemSql(itemId: string): string {
  return `coalesce((select json_agg(json_build_object('id', f.id, 'percent', f.percent, 'starts_at_ms', extract(epoch from f.starts_at) * 1000,
      'ends_at_ms', extract(epoch from f.ends_at) * 1000, 'left', fi.stock - fi.sold) order by f.id)
    from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id and f.active
    where fi.item_id = ${itemId}), '[]')`;
}
