import type { StoreDraft, StoreHoliday } from '@errand/contract/console/stores';
import { addDays, type DayRange, isoDate } from '@errand/domain/time';
import { AppError } from '../../../platform/http/index.ts';
import { dateOf, holidaysOf } from '../store-hours.ts';
import type { StoreInsert } from './store-records.queries.ts';

type Terms = Omit<StoreDraft, 'name' | 'kind' | 'address' | 'module_id' | 'place'>;

/** Throws `store_range_wrong` if the longest time or the highest charge is below the shortest or lowest. */
export function toDeliveryColumns(body: Terms): Partial<StoreInsert> {
  const { delivery_minutes_from: from, delivery_minutes_to: to } = body;
  if (from !== undefined && to !== undefined && to < from)
    throw new AppError('store_range_wrong', {}, 'delivery_minutes_to');
  const { minimum_charge_minor: lowest = 0, maximum_charge_minor: highest } = body;
  if (typeof highest === 'number' && highest < lowest)
    throw new AppError('store_range_wrong', {}, 'maximum_charge_minor');
  return {
    delivery: body.delivery,
    takeAway: body.take_away,
    scheduleOrder: body.schedule_order,
    deliveryMinutesFrom: from,
    deliveryMinutesTo: to,
    minimumOrderMinor: body.minimum_order_minor,
    packagingMinor: body.packaging_minor,
    slotOrders: body.slot_orders,
    slotItems: body.slot_items,
    lowStock: body.low_stock,
    taxRate: body.tax_rate,
    reverseCharge: body.reverse_charge,
    freeDelivery: body.free_delivery,
    selfDelivery: body.self_delivery,
    perKmMinor: body.per_km_minor,
    minimumChargeMinor: body.minimum_charge_minor,
    maximumChargeMinor: highest,
    cutlery: body.cutlery,
    prescriptionOrder: body.prescription_order,
    halal: body.halal,
  };
}

/** The columns of a store that its draft has; without a field a new store has the default. Throws `store_range_wrong`. */
export function toStoreColumns(store: StoreDraft, phone: string) {
  const { name, kind, address, place } = store;
  return {
    ...toDeliveryColumns(store),
    name,
    kind,
    address,
    phone,
    email: store.email,
    zoneId: place.zone_id,
    latitude: place.latitude,
    longitude: place.longitude,
    alwaysOpen: store.always_open,
    commissionPercent: store.commission_percent,
  };
}

/** Throws `store_range_wrong` for a holiday that ends before it begins. */
export function toHolidays(holidays: readonly StoreHoliday[]): string {
  if (holidays.some(({ from, to }) => to < from)) throw new AppError('store_range_wrong', {}, 'holidays');
  return holidaysOf(holidays.map(toDayRange));
}

export function toDayRange({ from, to }: StoreHoliday): DayRange {
  return { from, before: isoDate(addDays(dateOf(to), 1)) };
}
