import type { StoreDetail, StoreHoliday, storeListRow } from '@errand/contract/console/stores';
import type { AmountBounds } from '@errand/domain/stores';
import { addDays, type DayRange, isoDate } from '@errand/domain/time';
import type { z } from 'zod';
import type { ConsoleContext } from '../../../console/index.ts';
import { translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import type { StoreRecord } from '../records/store-records.queries.ts';
import { dateOf, daysOf, openStateOf } from '../store-hours.ts';
import type { StoreRow } from '../store-row.ts';

export type Names = { zones: ReadonlyMap<number, string>; modules: ReadonlyMap<number, string> };

/** A store in the list. `row` is the store as the shop reads it, with its hours. */
export function toStoreListRow(
  ctx: ConsoleContext,
  record: StoreRecord,
  row: StoreRow,
  names: Names,
): z.input<typeof storeListRow> {
  return {
    id: record.id,
    name: translated(record.name, ctx.language),
    logo: mediaUrl(ctx.publicUrl, record.logo),
    ...placesOf(record, names),
    ...openingOf(ctx, record, row),
    item_count: record.itemCount,
    order_count: record.orderCount,
    created_at: record.createdAt.toISOString(),
  };
}

/** A store with everything that can be edited. */
export function toStoreDetail(
  ctx: ConsoleContext,
  record: StoreRecord,
  row: StoreRow,
  {
    names,
    bounds,
    zoneOutline,
  }: { names: Names; bounds: AmountBounds | null; zoneOutline: [number, number][] },
): StoreDetail {
  return {
    id: record.id,
    slug: record.slug,
    ...placesOf(record, names),
    time_zone: row.time_zone,
    name: record.name,
    kind: record.kind,
    address: record.address,
    phone: record.phone,
    email: record.email,
    announcement: record.announcement,
    meta_title: record.metaTitle,
    meta_description: record.metaDescription,
    place: { zone_id: record.zoneId, latitude: record.latitude, longitude: record.longitude },
    delivery_area: record.deliveryArea ?? [],
    zone_outline: zoneOutline,
    further_zones: record.furtherZoneIds.map((id) => ({ id, name: names.zones.get(id) ?? '' })),
    ...deliveryOf(record),
    always_open: record.alwaysOpen,
    hours: row.schedules.map(({ day, opens, closes }) => ({ day, opens, closes })),
    holidays: daysOf(record.holidays).map(toHoliday),
    bounds: bounds && { minimum_order_minor: bounds.minimumOrderMinor, fee_minor: bounds.feeMinor },
    commission_percent: record.commissionPercent,
    logo: mediaUrl(ctx.publicUrl, record.logo),
    cover: mediaUrl(ctx.publicUrl, record.cover),
    ...openingOf(ctx, record, row),
    plan_closed: record.closedFrom !== null && record.closedFrom.getTime() <= ctx.now(),
    version: record.version,
  };
}

function placesOf({ zoneId, moduleId }: StoreRecord, { zones, modules }: Names) {
  return {
    zone: { id: zoneId, name: zones.get(zoneId) ?? '' },
    module: { id: moduleId, name: modules.get(moduleId) ?? '' },
  };
}

function openingOf(ctx: ConsoleContext, { active, pausedUntil }: StoreRecord, row: StoreRow) {
  const isPaused = pausedUntil !== null && pausedUntil.getTime() > ctx.now();
  return {
    active,
    is_open: openStateOf({ ...row, active: true }, ctx.now()).open,
    paused_until: isPaused ? pausedUntil.toISOString() : null,
  };
}

function deliveryOf(record: StoreRecord) {
  return {
    delivery: record.delivery,
    take_away: record.takeAway,
    schedule_order: record.scheduleOrder,
    delivery_minutes_from: record.deliveryMinutesFrom,
    delivery_minutes_to: record.deliveryMinutesTo,
    minimum_order_minor: record.minimumOrderMinor,
    packaging_minor: record.packagingMinor,
    slot_orders: record.slotOrders,
    slot_items: record.slotItems,
    low_stock: record.lowStock,
    tax_rate: record.taxRate,
    reverse_charge: record.reverseCharge,
    free_delivery: record.freeDelivery,
    self_delivery: record.selfDelivery,
    per_km_minor: record.perKmMinor,
    minimum_charge_minor: record.minimumChargeMinor,
    maximum_charge_minor: record.maximumChargeMinor,
    cutlery: record.cutlery,
    prescription_order: record.prescriptionOrder,
    halal: record.halal,
  };
}

/** The console names the last day, the table the day after it. */
function toHoliday({ from, before }: DayRange): StoreHoliday {
  return { from, to: isoDate(addDays(dateOf(before), -1)) };
}
