import type { Vehicle } from '@errand/contract/rental';
import { toMajor } from '@errand/domain/money';
import { type DiscountedPrice, promisedPrices, type VehiclePrices } from '@errand/domain/rental';
import { translated } from '../../platform/db/index.ts';
import { mediaUrl } from '../../platform/files/index.ts';
import type { RequestContext } from '../../platform/http/index.ts';
import { average, toDiscountResponse } from '../stores/index.ts';
import { offerOf, termsOf, toTermsResponse } from './terms.ts';
import type { VehicleRow } from './vehicle-row.ts';

const CUT_OUT_WIDTH = 384;

/** How many vehicles are free for the searched trip, and its price for one of them. */
type ForTrip = Pick<Vehicle, 'free_vehicles' | 'trip'>;

/** A vehicle as clients read it, with its prices before discounts and as they are promised. */
export function toVehicleResponse(
  row: VehicleRow,
  ctx: RequestContext<'now'>,
  digits: number,
  forTrip: ForTrip = { free_vehicles: null, trip: null },
): Vehicle {
  const { language, publicUrl } = ctx;
  const images = row.pictures.flatMap((key) => mediaUrl(publicUrl, key, CUT_OUT_WIDTH) ?? []);
  const { provider, brand } = row;
  return {
    id: row.id,
    name: translated(row.name, language),
    slug: row.slug,
    description: translated(row.description, language),
    thumbnail_full_url: images[0] ?? null,
    images_full_url: images,
    art: row.tint === null ? null : { tint: row.tint },
    provider_id: row.provider_id,
    brand_id: brand.id,
    category_id: row.category_id,
    model: row.model,
    type: row.category,
    engine_capacity: row.engine_capacity,
    engine_power: row.engine_power,
    seating_capacity: String(row.seats),
    air_condition: row.air_condition ? 1 : 0,
    fuel_type: row.fuel,
    transmission_type: row.transmission,
    multiple_vehicles: row.plates.length > 1 ? 1 : 0,
    ...pricesOf(row, ctx.now(), digits),
    discount_type: row.discount_type,
    discount_price: row.discount_type === 'percent' ? row.discount : toMajor(row.discount, digits),
    tag: row.tags,
    status: 1,
    total_trip: row.trip_count,
    avg_rating: average(row.rating_sum, row.rating_count),
    total_reviews: row.rating_count,
    zone_id: row.zone_id,
    time_zone: row.time_zone,
    total_vehicles: row.plates.length,
    ...forTrip,
    brand: {
      id: brand.id,
      name: translated(brand.name, language),
      image: brand.picture,
      image_full_url: mediaUrl(publicUrl, brand.picture),
    },
    provider: {
      id: provider.id,
      name: translated(provider.name, language),
      slug: provider.slug,
      logo_full_url: mediaUrl(publicUrl, provider.logo),
      cover_art: provider.cover_art && {
        ...provider.cover_art,
        pictures: provider.cover_art.pictures.flatMap((key) => mediaUrl(publicUrl, key, CUT_OUT_WIDTH) ?? []),
        arcade: provider.cover_art.arcade.flatMap((key) => mediaUrl(publicUrl, key, CUT_OUT_WIDTH) ?? []),
      },
      avg_rating: average(provider.rating_sum, provider.rating_count),
      rating_count: provider.rating_count,
      terms: toTermsResponse(termsOf(row), digits),
      discount: toDiscountResponse({ ...row, discount: row.offer, id: provider.id }, ctx.now(), digits),
    },
  };
}

/** A vehicle's prices in the form of the rules. */
export function pricesOfRow(row: VehicleRow): VehiclePrices {
  return {
    hourlyMinor: row.hourly_minor,
    perKmMinor: row.per_km_minor,
    dailyMinor: row.daily_minor,
    discount: row.discount,
    discountType: row.discount_type,
  };
}

function pricesOf(row: VehicleRow, nowMs: number, digits: number) {
  const major = (price: DiscountedPrice | null, which: keyof DiscountedPrice) =>
    price && toMajor(price[which], digits);
  const { hour, kilometer, day } = promisedPrices(pricesOfRow(row), offerOf(row, nowMs));
  return {
    trip_hourly: flag(hour),
    trip_distance: flag(kilometer),
    trip_day_wise: flag(day),
    hourly_price: major(hour, 'originalMinor'),
    distance_price: major(kilometer, 'originalMinor'),
    day_wise_price: major(day, 'originalMinor'),
    hourly_price_now: major(hour, 'priceMinor'),
    distance_price_now: major(kilometer, 'priceMinor'),
    day_wise_price_now: major(day, 'priceMinor'),
  };
}

function flag(price: DiscountedPrice | null): 0 | 1 {
  return price ? 1 : 0;
}
