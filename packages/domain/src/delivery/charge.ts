import { multiply, percentOf } from '../money/index.ts';
import { bandFeeMinor, type ChargeType, type FeeBand, type HourExtra } from './fee-bands.ts';

export const ORDER_TYPES = ['delivery', 'take_away', 'parcel', 'trip'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Rates of a module in a zone. A maximum of null or 0 is no maximum. */
export type ZoneRates = {
  chargeType: ChargeType;
  fixedMinor: number;
  perKmMinor: number;
  minimumMinor: number;
  maximumMinor: number | null;
  /** The fees of the charge types with bands. */
  bands?: readonly FeeBand[];
};

/** Rates as a zone stores them; a null rate is the operator's general one. */
export type StoredRates = Omit<ZoneRates, 'perKmMinor' | 'minimumMinor'> & {
  perKmMinor: number | null;
  minimumMinor: number | null;
  /** Extra charges by hour, for `hourExtraMinor`. */
  hours?: readonly HourExtra[];
};

/** The operator's rates for zones without their own. */
export type GeneralRates = Pick<ZoneRates, 'perKmMinor' | 'minimumMinor'>;

/** The rates of a zone, with the operator's general ones where it has none. */
export function zoneRates(stored: StoredRates | null, general: GeneralRates): ZoneRates {
  if (!stored) return { chargeType: 'distance', fixedMinor: 0, ...general, maximumMinor: null };
  const { hours: _, ...rates } = stored;
  return {
    ...rates,
    perKmMinor: rates.perKmMinor ?? general.perKmMinor,
    minimumMinor: rates.minimumMinor ?? general.minimumMinor,
  };
}

/** Rates of a store with its own couriers. */
export type StoreRates = Pick<ZoneRates, 'perKmMinor' | 'minimumMinor' | 'maximumMinor'>;

/** The operator's free delivery (`admin_free_delivery`). */
export type AdminFreeDelivery = {
  status: boolean;
  type: 'free_delivery_to_all_store' | 'free_delivery_by_order_amount';
  thresholdMinor: number | null;
};

/** Surcharge of a zone (`increased_delivery_fee…`). `value` is percent points or minor units. */
export type Surcharge = { status: boolean; value: number; type: 'percent' | 'amount' };

/** The extra charge of a courier vehicle that deliveries need from a distance upward. */
export type VehicleExtra = { fromKm: number; extraMinor: number };

export type ChargeInput = {
  orderType: OrderType;
  distanceKm: number;
  rates: ZoneRates;
  /** Set when the store has its own couriers; these rates replace those of the zone [MONEY-35]. */
  selfDeliveryRates?: StoreRates | null;
  /** The operator's vehicles with an extra charge; stores with own couriers do not use them. */
  vehicleExtras: VehicleExtra[];
  /** The extra charge of the hour (`hourExtraMinor`); stores with own couriers do not use it. */
  hourExtraMinor?: number;
  /** An addition for weight or size, which the surcharge applies to as well. */
  measureMinor?: number;
  storeFreeDelivery: boolean;
  adminFree: AdminFreeDelivery | null;
  /** The older global `free_delivery_over`; null when not configured. */
  freeDeliveryOverMinor?: number | null;
  /** Subtotal after item discounts, before the coupon. */
  subtotalMinor: number;
  surcharge: Surcharge | null;
  couponFreeDelivery: boolean;
};

export type FreeDeliveryReason = 'take_away' | 'store' | 'all_stores' | 'order_amount' | 'coupon';

export type DeliveryCharge = {
  baseMinor: number;
  surchargeMinor: number;
  totalMinor: number;
  freeBecause: FreeDeliveryReason | null;
  /** The charge without free delivery, shown struck through. */
  originalMinor: number;
};

/**
 * The delivery charge: kilometers × rate within minimum and maximum, the fixed charge, or the fee of a band, then the
 * extra charges of vehicle and hour, and the zone's surcharge. Free delivery waives the surcharge too. Take-away has no charge [MONEY-30].
 */
export function deliveryChargeMinor(input: ChargeInput): DeliveryCharge {
  const base = input.orderType === 'take_away' ? 0 : baseCharge(input) + (input.measureMinor ?? 0);
  const surcharge = input.orderType === 'take_away' ? 0 : surchargeMinor(base, input.surcharge);
  const freeBecause = freeReason(input);
  const originalMinor = base + surcharge;
  if (freeBecause) return { baseMinor: 0, surchargeMinor: 0, totalMinor: 0, freeBecause, originalMinor };
  return {
    baseMinor: base,
    surchargeMinor: surcharge,
    totalMinor: originalMinor,
    freeBecause,
    originalMinor,
  };
}

/** The highest extra charge of the vehicles that a distance needs, so the charge never falls with the distance. */
export function vehicleExtraMinor(distanceKm: number, vehicles: VehicleExtra[]): number {
  return vehicles.reduce(
    (most, { fromKm, extraMinor }) => (distanceKm >= fromKm ? Math.max(most, extraMinor) : most),
    0,
  );
}

function baseCharge(input: ChargeInput): number {
  const { rates, selfDeliveryRates, distanceKm } = input;
  if (selfDeliveryRates) return chargeByDistance(selfDeliveryRates, distanceKm);
  const extras = vehicleExtraMinor(distanceKm, input.vehicleExtras) + (input.hourExtraMinor ?? 0);
  return chargeByRates(rates, input) + extras;
}

/** What the rates of a zone charge for a distance and a basket, without extra charges. */
export function chargeByRates(
  rates: ZoneRates,
  { distanceKm, subtotalMinor }: Pick<ChargeInput, 'distanceKm' | 'subtotalMinor'>,
): number {
  const { chargeType, bands = [] } = rates;
  if (chargeType === 'fixed') return rates.fixedMinor;
  if (chargeType === 'distance_bands') return bandFeeMinor(bands, distanceKm);
  if (chargeType === 'basket_bands') return bandFeeMinor(bands, subtotalMinor);
  return chargeByDistance(rates, distanceKm);
}

/** Kilometers × rate within minimum and maximum. The minimum wins if it is above the maximum. */
export function chargeByDistance(
  { perKmMinor, minimumMinor, maximumMinor }: StoreRates,
  distanceKm: number,
): number {
  const byDistance = multiply(perKmMinor, Math.max(0, distanceKm));
  const limited = maximumMinor ? Math.min(byDistance, maximumMinor) : byDistance;
  return Math.max(limited, minimumMinor);
}

/** The surcharge of a zone on a delivery charge; 0 while the zone has none. */
export function surchargeMinor(baseMinor: number, surcharge: Surcharge | null): number {
  if (!surcharge?.status) return 0;
  const value = Math.max(0, surcharge.value);
  return surcharge.type === 'percent' ? percentOf(baseMinor, value) : value;
}

/** The first reason that applies. The coupon comes last, so that it is only named when delivery is not free anyway. */
function freeReason(input: ChargeInput): FreeDeliveryReason | null {
  if (input.orderType === 'take_away') return 'take_away';
  if (input.storeFreeDelivery) return 'store';
  const { adminFree, subtotalMinor } = input;
  if (input.orderType === 'delivery') {
    if (adminFree?.status && adminFree.type === 'free_delivery_to_all_store') return 'all_stores';
    const thresholds = [input.freeDeliveryOverMinor, adminFree?.status && adminFree.thresholdMinor];
    if (thresholds.some((threshold) => threshold && subtotalMinor >= threshold)) return 'order_amount';
  }
  return input.couponFreeDelivery ? 'coupon' : null;
}
