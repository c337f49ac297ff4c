import type { Store, StoreDetail } from '@errand/contract/stores';
import { toMajor } from '@errand/domain/money';
import { daysBetween, firstSlot, isoDate, localTime } from '@errand/domain/time';
import { toMetaResponse, translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { estimateDelivery } from './store-delivery.ts';
import {
  clockAt,
  hoursOf,
  isRunning,
  isScheduling,
  leadMinutes,
  openStateOf,
  slotQueryOf,
} from './store-hours.ts';
import type { StoreRow } from './store-row.ts';
import type { StoreDetailRow } from './stores.queries.ts';

const CUT_OUT_WIDTH = 384;

/** A store as in lists, as of the request's clock and for the visitor's place. */
export function toStoreResponse(row: StoreRow, ctx: RequestContext<'now'>, settings: Settings): Store {
  const digits = settings.digit_after_decimal_point;
  const { language, publicUrl } = ctx;
  ctx.tag(`store:${row.id}`, `zone:${row.zone_id}`);
  return {
    id: row.id,
    name: translated(row.name, language),
    slug: row.slug,
    phone: row.phone,
    email: row.email,
    logo_full_url: mediaUrl(publicUrl, row.logo),
    cover_photo_full_url: mediaUrl(publicUrl, row.cover),
    cover_art: coverArtOf(row, publicUrl),
    kind: translated(row.kind, language),
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    address: translated(row.address, language),
    zone_id: row.zone_id,
    further_zone_ids: row.further_zone_ids,
    module_id: row.module_id,
    vendor_id: row.id,
    minimum_order: toMajor(row.minimum_order_minor, digits),
    currency: settings.currency_symbol,
    free_delivery: row.free_delivery,
    delivery: row.delivery,
    take_away: row.take_away,
    schedule_order: row.schedule_order,
    avg_rating: average(row.rating_sum, row.rating_count),
    rating_count: row.rating_count,
    ratings: row.ratings,
    reviews_comments_count: row.review_count,
    tax: row.tax_rate,
    self_delivery_system: row.self_delivery ? 1 : 0,
    pos_system: false,
    minimum_shipping_charge: toMajor(row.minimum_charge_minor, digits),
    maximum_shipping_charge:
      row.maximum_charge_minor === null ? null : toMajor(row.maximum_charge_minor, digits),
    per_km_shipping_charge: toMajor(row.per_km_minor, digits),
    ...openingOf(row, ctx.now(), settings),
    active: row.active,
    featured: row.featured ? 1 : 0,
    delivery_time: `${row.delivery_minutes_from}-${row.delivery_minutes_to} min`,
    veg: row.veg ? 1 : 0,
    non_veg: row.non_veg ? 1 : 0,
    order_place_to_schedule_interval: leadMinutes(row),
    category_ids: row.category_ids,
    discount: toDiscountResponse(row, ctx.now(), digits),
    prescription_order: row.prescription_order,
    cutlery: row.cutlery,
    announcement: row.announcement ? 1 : 0,
    announcement_message: translated(row.announcement, language) || null,
    total_items: row.item_count,
    extra_packaging_status: row.packaging_minor > 0 ? 1 : 0,
    extra_packaging_amount: toMajor(row.packaging_minor, digits),
    ...estimateDelivery(row, ctx.point, { settings, atMs: ctx.now() }),
    store_business_model: row.plan_id === null ? 'commission' : 'subscription',
    review_status: row.reviews_on ? 1 : 0,
  };
}

export function toStoreDetailResponse(
  row: StoreDetailRow,
  ctx: RequestContext<'now'>,
  settings: Settings,
): StoreDetail {
  const { schedules } = hoursOf(row);
  ctx.tag(`menu:${row.id}`, ...row.categories.map(({ id }) => `category:${id}`));
  return {
    ...toStoreResponse(row, ctx, settings),
    ...toMetaResponse(row, ctx.language),
    delivery_area: row.delivery_area,
    today: localTime(ctx.now(), row.time_zone).weekday,
    schedules: schedules.map((hours, index) => ({
      ...hours,
      id: row.schedules[index]?.id ?? 0,
      store_id: row.id,
    })),
    category_details: row.categories.map(({ id, name, slug, picture }) => ({
      id,
      name: translated(name, ctx.language),
      slug,
      image_full_url: mediaUrl(ctx.publicUrl, picture),
    })),
  };
}

/** Average rating with one decimal: 4.7. */
export function average(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 10) / 10;
}

function coverArtOf({ cover_art }: StoreRow, publicUrl: string): Store['cover_art'] {
  if (!cover_art) return null;
  const urls = (keys: string[]) => keys.flatMap((key) => mediaUrl(publicUrl, key, CUT_OUT_WIDTH) ?? []);
  return { ...cover_art, pictures: urls(cover_art.pictures), arcade: urls(cover_art.arcade) };
}

function openingOf(row: StoreRow, atMs: number, settings: Settings) {
  const { open, closesAtMs, opensAtMs } = openStateOf(row, atMs);
  const clock = (instant: number | null) => (instant === null ? null : clockAt(instant, row.time_zone));
  const today = localTime(atMs, row.time_zone);
  const opens = opensAtMs === null ? null : localTime(opensAtMs, row.time_zone);
  return {
    open: open ? (1 as const) : (0 as const),
    closes_at: clock(closesAtMs),
    opens_at: clock(opensAtMs),
    current_opening_time: clock(opensAtMs),
    opens_day: opens && opens.weekday,
    opens_in_days: opens && daysBetween(today, opens),
    first_slot: open ? null : firstSlotOf(row, settings, atMs),
  };
}

function firstSlotOf(row: StoreRow, settings: Settings, atMs: number): Store['first_slot'] {
  const slot = row.active && isScheduling(row, settings) ? firstSlot(slotQueryOf(row, settings, atMs)) : null;
  if (!slot) return null;
  const starts = localTime(slot.fromMs, row.time_zone);
  return {
    day: starts.weekday,
    in_days: daysBetween(localTime(atMs, row.time_zone), starts),
    starts: clockAt(slot.fromMs, row.time_zone),
  };
}

/** The running offer of a store; null without one. */
export function toDiscountResponse(
  row: Pick<StoreRow, 'id' | 'discount' | 'time_zone'>,
  atMs: number,
  digits: number,
): Store['discount'] {
  const { discount } = row;
  if (!discount || !isRunning(discount, atMs, row.time_zone)) return null;
  const day = (instant: number) => isoDate(localTime(instant, row.time_zone));
  return {
    id: discount.id,
    store_id: row.id,
    start_date: day(discount.starts_at_ms),
    end_date: day(discount.ends_at_ms),
    start_time: minutesClock(discount.daily_from),
    end_time: minutesClock(discount.daily_to),
    min_purchase: toMajor(discount.min_purchase_minor, digits),
    max_discount: toMajor(discount.max_discount_minor, digits),
    discount: discount.percent,
    discount_type: 'percent',
  };
}

/** Formats minutes of the day. The end of the day is 23:59, which clients parse as a time of that day. */
function minutesClock(minutes: number): string {
  const shown = Math.min(minutes, 1439);
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
}
