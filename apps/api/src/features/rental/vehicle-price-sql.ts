import type { RentalType } from '@errand/domain/rental';
import type { Bind } from '../../platform/db/index.ts';
import { timeZoneSql } from '../location/location.views.ts';
import { storeSql } from '../stores/index.ts';
import type { RequestedTrip } from './requested-trip.ts';

/** SQL of the unit price of a vehicle `v` by type of rental; null if it is not rented that way. */
export const UNIT_PRICES = {
  hourly: 'v.hourly_minor',
  distance_wise: 'v.per_km_minor',
  day_wise: 'v.daily_minor',
} satisfies Record<RentalType, string>;

/** Joins the running offer of the provider of `v` as `o`. */
export function joinOfferSql(nowMs: number, bind: Bind): string {
  return `left join (${storeSql.runningOffers(nowMs, bind)}) o on o.store_id = v.provider_id and o.percent > 0`;
}

/** A unit with the vehicle's own discount, by the domain's rule: an amount does not apply to a kilometer. */
function ownUnitSql(type: RentalType): string {
  const minor = UNIT_PRICES[type];
  const amount = type === 'distance_wise' ? '0' : 'v.discount';
  // `greatest` alone would turn a missing price into 0.
  return `case when ${minor} is not null then greatest(0, ${minor} -
    case v.discount_type when 'percent' then round(${minor} * v.discount / 100.0) else ${amount} end) end`;
}

/** A unit under the provider's offer `o`. */
function offeredUnitSql(type: RentalType): string {
  const minor = UNIT_PRICES[type];
  return `greatest(0, ${minor} - round(${minor} * o.percent::numeric / 100))`;
}

/** The promised price of a unit without a trip, by the domain's `promisedPrices`. Requires `joinOfferSql`. */
export function unitPriceSql(type: RentalType = 'day_wise'): string {
  const [minor, own, offered] = [UNIT_PRICES[type], ownUnitSql(type), offeredUnitSql(type)];
  return `case when o.percent is null or ${minor} is null then ${own}
    when o.max_discount_minor > 0 then ${minor}
    when o.min_purchase_minor > 0 then greatest(${own}, ${offered}) else ${offered} end`;
}

/** The price of a trip with one vehicle, by the domain's `priceVehicles`. Requires `joinOfferSql` and the terms `rt`. */
export function tripPriceSql(trip: RequestedTrip, units: string): string {
  const minimum = 'coalesce(rt.minimum_minor, 0)';
  const total = (unit: string) => `greatest(round((${unit}) * ${units}), ${minimum})`;
  const full = total(UNIT_PRICES[trip.type]);
  const off = `${full} - ${total(offeredUnitSql(trip.type))}`;
  return `case when ${UNIT_PRICES[trip.type]} is null then null
    when o.percent is null or ${full} < o.min_purchase_minor then ${total(ownUnitSql(trip.type))}
    else ${full} - case when o.max_discount_minor > 0 then least(${off}, o.max_discount_minor) else ${off} end end`;
}

/** The started hours or days of a trip, or its kilometers. */
export function unitsSql(trip: RequestedTrip, from: string, end: string, bind: Bind): string {
  if (trip.type === 'distance_wise') return `${bind(trip.kilometers)}::numeric`;
  const hours = hoursSql(trip, from, end);
  const units = trip.type === 'hourly' ? hours : `${hours} / 24`;
  return `greatest(1, ceil(${units} - 0.0001))::numeric`;
}

/** SQL of the end of a trip. Days follow the clock of the provider's zone, as in the domain's `tripEndMs`. */
export function endSql({ type, hours, returnMs }: RequestedTrip, from: string, bind: Bind): string {
  if (returnMs !== null) return `to_timestamp(${bind(returnMs / 1000)}::float8)`;
  const length = `make_interval(secs => ${bind(Math.round((hours ?? 1) * 60) * 60)}::float8)`;
  if (type !== 'day_wise') return `${from} + ${length}`;
  const zone = timeZoneSql('s.zone_id');
  return `((${from} at time zone ${zone}) + ${length}) at time zone ${zone}`;
}

/** SQL of the hours of a trip; those of days are counted on the clock of the provider's zone, as in `tripHours`. */
export function hoursSql({ type }: RequestedTrip, from: string, end: string): string {
  const zone = timeZoneSql('s.zone_id');
  const length =
    type === 'day_wise'
      ? `(${end}) at time zone ${zone} - (${from}) at time zone ${zone}`
      : `${end} - ${from}`;
  return `extract(epoch from ${length})::float8 / 3600`;
}
