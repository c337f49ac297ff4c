import type { CashbackState } from '@errand/domain/wallet';
import { defaultTextSql, type Translations } from '../../platform/db/index.ts';

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

/** The cashback of an order with the name of its offer. */
export type OrderCashbackRow = {
  cashback_id: number;
  title: Translations;
  amount_minor: number;
  taken_back_minor: number;
  state: CashbackState;
};

/** SQL of an order's cashback as a JSON `OrderCashbackRow`; null without one. */
export function cashbackOfOrderSql(orderId: string): string {
  return `(select json_build_object('cashback_id', view_offer.id, 'title', view_offer.title, 'amount_minor', view_back.amount_minor,
      'taken_back_minor', view_back.taken_back_minor, 'state', view_back.state)
    from order_cashbacks view_back join cashbacks view_offer on view_offer.id = view_back.cashback_id
    where view_back.order_id = ${orderId})`;
}

/** SQL of the cashback that an order brought to its customer's wallet, without what was taken back; null for none. */
export function creditedCashbackSql(orderId: string): string {
  return `(select view_back.amount_minor - view_back.taken_back_minor from order_cashbacks view_back
    where view_back.order_id = ${orderId} and view_back.state in ('credited', 'taken_back'))`;
}

/** SQL of the store that made the coupon of a code and bears it; null for a coupon of the shop and for none. */
export function storeOfCouponSql(code: string): string {
  return `(select view_coupon.store_id from coupons view_coupon where view_coupon.code = ${code})`;
}

/** SQL of the advertisements that the office has to review at a time: whose, what and since when. */
export function openAdvertisementsSql(now: string): string {
  return `(select view_advertisement.id, view_advertisement.store_id, view_advertisement.requested_at,
      ${defaultTextSql('view_advertisement.title')} as text
    from advertisements view_advertisement
    where view_advertisement.status = 'requested' and view_advertisement.ends_at > ${now})`;
}

/** Joins as `fs` the flash sale of a row by the row's column with its id. */
export function joinFlashSale(id: string): string {
  return `join flash_sales fs on fs.id = ${id}`;
}

/** Joins as `back` the cashback of an order and as `offer` the one that promised it. */
export function joinCashback(orderId: string): string {
  return `join order_cashbacks back on back.order_id = ${orderId} join cashbacks offer on offer.id = back.cashback_id`;
}
