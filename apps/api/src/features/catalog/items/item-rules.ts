import type { PricedItem } from '@errand/domain/catalog';
import { toMinor } from '@errand/domain/money';
import type { TaxRate } from '@errand/domain/taxes';
import {
  type Availability,
  type Daypart,
  daypartStarts,
  daysBetween,
  isAvailable,
  isInDayparts,
  isoDate,
  localTime,
} from '@errand/domain/time';
import type { FlashSaleRow } from '../../promotions/promotions.views.ts';
import { storeHours } from '../../stores/index.ts';
import type { ItemRow } from './item-row.ts';

/**
 * The item's own discount at an instant: the percentage of a flash sale that sets its price (`saleOf`), else the discount
 * set by the store. `amount` is in minor units.
 */
export function ownDiscountOf(
  row: ItemRow,
  atMs: number,
): { discount: number; discountType: 'percent' | 'amount'; flash: boolean } {
  const sale = saleOf(row, atMs);
  if (sale) return { discount: sale.percent, discountType: 'percent', flash: true };
  return { discount: row.discount, discountType: row.discount_type, flash: false };
}

/** The rate of the item's tax class; null for that of its store. */
export function itemTax({ tax_class: found }: Pick<ItemRow, 'tax_class'>): TaxRate | null {
  return found && { kind: found.kind, ratePercent: found.rate_percent };
}

function runningSale({ flash_sales }: Pick<ItemRow, 'flash_sales'>, atMs: number): FlashSaleRow | null {
  const running = flash_sales.find(
    ({ starts_at_ms, ends_at_ms, left }) => atMs >= starts_at_ms && atMs < ends_at_ms && left > 0,
  );
  return running ?? null;
}

/**
 * The flash sale that sets the item's price: the running one with pieces left, unless the item's store has an offer of its
 * own, which takes precedence [MONEY-14]. A sale that does not apply is neither shown nor counted, and limits no order.
 */
export function saleOf(row: ItemRow, atMs: number): FlashSaleRow | null {
  return hasStoreOffer(row, atMs) ? null : runningSale(row, atMs);
}

/** Whether the item's store has an offer of its own at an instant, which takes precedence over those of the item. */
export function hasStoreOffer(row: ItemRow, atMs: number): boolean {
  return storeDiscountOf(row, atMs).storeDiscount > 0;
}

/** The end of the running flash sale. */
export function saleEnd(row: ItemRow, atMs: number): string | null {
  const sale = saleOf(row, atMs);
  return sale && new Date(sale.ends_at_ms).toISOString();
}

/** The number of pieces left at the price of the running flash sale, at most the stock. */
export function saleStock(row: ItemRow, atMs: number): number | null {
  const sale = saleOf(row, atMs);
  return sale && Math.min(sale.left, row.stock ?? sale.left);
}

/** The discount of the item's store at an instant, with the terms that depend on the order. */
export function storeDiscountOf(
  row: ItemRow,
  atMs: number,
): Pick<PricedItem, 'storeDiscount' | 'storeTerms'> {
  const terms = storeHours.runningOffer({ discount: row.store_discount, time_zone: row.time_zone }, atMs);
  return {
    storeDiscount: storeHours.runningPercent(row.store_discount, atMs, row.time_zone),
    storeTerms: terms && {
      minPurchaseMinor: terms.minPurchaseMinor,
      maxDiscountMinor: terms.maxDiscountMinor,
    },
  };
}

/**
 * The maximum quantity per order: the store's limit, and during a flash sale at most the stock of the sale.
 */
export function maximumQuantity(row: ItemRow, atMs: number): number | null {
  const sale = saleOf(row, atMs);
  if (!sale) return row.maximum_cart_quantity;
  return Math.min(row.maximum_cart_quantity ?? sale.left, sale.left);
}

/** The item in the form of the domain's rules, with English names and the discounts at an instant. */
export function pricedItemOf(row: ItemRow, digits: number, atMs: number): PricedItem {
  const { discount, discountType } = ownDiscountOf(row, atMs);
  return {
    id: row.id,
    moduleType: row.module_type,
    priceMinor: row.price_minor,
    discount,
    discountType,
    ...storeDiscountOf(row, atMs),
    restaurantDiscount: 0,
    stock: row.stock,
    maximumCartQuantity: maximumQuantity(row, atMs),
    foodVariations: row.food_groups.map((group) => ({
      name: group.name.en,
      type: group.type,
      required: group.required,
      min: group.min,
      max: group.max,
      values: group.values.map(({ label, optionMajor }) => ({
        label: label.en,
        priceMinor: toMinor(optionMajor, digits),
      })),
    })),
    variations: row.variations.map(({ type, price_minor, stock }) => ({
      type,
      priceMinor: price_minor,
      stock,
    })),
    addOns: row.add_ons.map(({ id, price_minor }) => ({ id, priceMinor: price_minor })),
  };
}

/** When the item is available: its daily hours and, for a campaign item, its days, in the zone's time. */
export function availabilityOf(row: ItemRow): Availability {
  const day = (instant: number | null) =>
    instant === null ? null : isoDate(localTime(instant, row.time_zone));
  return {
    startsMinutes: row.available_from,
    endsMinutes: row.available_to,
    dateStarts: day(row.campaign_starts_ms),
    dateEnds: day(row.campaign_ends_ms),
  };
}

/** The dayparts of the nearest level that has any: the item, its category in the store, the parent of that. */
export function daypartsOf({ dayparts }: Pick<ItemRow, 'dayparts'>): Daypart[] {
  return dayparts.map(({ days, from_minutes, to_minutes }) => ({
    days,
    fromMinutes: from_minutes,
    toMinutes: to_minutes,
  }));
}

/** Whether an item is sold at an instant: within its daily hours, its dayparts and the days of its campaign. */
function isItemAvailable(row: ItemRow, atMs: number): boolean {
  return (
    isAvailable(availabilityOf(row), atMs, row.time_zone) &&
    isInDayparts(daypartsOf(row), atMs, row.time_zone)
  );
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

/** When an item is sold next, in the zone's time: days from today, weekday (0 is Sunday) and minutes of the day. */
export type SoldNext = { inDays: number; weekday: number; minutes: number };

/**
 * Whether an item is sold at an instant, and if it is not, when next: null for not within eight days. `nowMs` is the
 * instant that today belongs to.
 */
export function soldState(
  row: ItemRow,
  atMs: number,
  nowMs = atMs,
): { availableNow: boolean; soldNext: SoldNext | null } {
  const availableNow = isItemAvailable(row, atMs);
  return { availableNow, soldNext: availableNow ? null : soldNext(row, atMs, nowMs) };
}

function soldNext(row: ItemRow, atMs: number, nowMs: number): SoldNext | null {
  const { available_from: from, available_to: to, time_zone } = row;
  const daily = from === null || to === null ? [] : [{ days: EVERY_DAY, fromMinutes: from, toMinutes: to }];
  const starts = daypartStarts([...daypartsOf(row), ...daily], atMs, time_zone);
  const next = starts.find((start) => isItemAvailable(row, start));
  if (next === undefined) return null;
  const { weekday, minutes, ...date } = localTime(next, time_zone);
  return { inDays: daysBetween(localTime(nowMs, time_zone), date), weekday, minutes };
}
