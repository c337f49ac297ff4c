import { multiply } from '../money/index.ts';
import { COUNTER_GRACE_MS } from './handover.ts';
import { tripHours } from './length.ts';
import {
  kilometerPrice,
  type PRICE_UNITS,
  type RentalType,
  type VehiclePrices,
  vehiclePrice,
} from './price.ts';

/** Charges that the employee enters with an amount and a description. */
export const ENTERED_CHARGE_KINDS = ['damage', 'fuel', 'other'] as const;
/** Charges of a return; those that are not entered follow from its time and its kilometers. */
export const TRIP_CHARGE_KINDS = ['late', 'distance', ...ENTERED_CHARGE_KINDS] as const;
export type TripChargeKind = (typeof TRIP_CHARGE_KINDS)[number];

/** Pictures are taken of a vehicle at both ends of the trip, and of its damage. */
export const TRIP_PICTURE_STAGES = ['handover', 'return', 'damage'] as const;
export type TripPictureStage = (typeof TRIP_PICTURE_STAGES)[number];

/** An instant, in milliseconds since 1970, in the time of the provider. */
type Return = { returnMs: number; returnedMs: number; timeZone: string };

/** What is charged for more than was booked: started hours or days, or kilometers. */
export type ExtraCharge = {
  kind: 'late' | 'distance';
  unit: (typeof PRICE_UNITS)[number];
  units: number;
  amountMinor: number;
};

/** Whether a return is later than the grace allows. */
export function isReturnLate({ returnMs, returnedMs }: Pick<Return, 'returnMs' | 'returnedMs'>): boolean {
  return returnedMs > returnMs + COUNTER_GRACE_MS;
}

/**
 * The charge for the late return of one vehicle by its own prices: its started hours, but at most its started days. Null
 * for a return in time, and for a vehicle that is rented by distance alone.
 */
export function lateCharge(
  prices: VehiclePrices,
  { returnMs, returnedMs, timeZone }: Return,
): ExtraCharge | null {
  if (!isReturnLate({ returnMs, returnedMs })) return null;
  const costs = (['hourly', 'day_wise'] as const).flatMap((type) => {
    const hours = tripHours({ type, pickupMs: returnMs, timeZone }, returnedMs);
    return vehiclePrice(prices, { type, hours, kilometers: 0 }) ?? [];
  });
  const [least] = costs.toSorted((a, b) => a.priceMinor - b.priceMinor);
  if (!least || least.priceMinor === 0) return null;
  return { kind: 'late', unit: least.unit, units: least.units, amountMinor: least.priceMinor };
}

/**
 * The charge for the kilometers that a vehicle drove beyond those of a trip by distance. Odometers show whole kilometers,
 * so a started one is free. Null for trips by time, and if a reading is missing.
 */
export function distanceCharge(
  prices: VehiclePrices,
  trip: { type: RentalType; bookedKm: number | null; drivenKm: number | null },
): ExtraCharge | null {
  const { type, bookedKm, drivenKm } = trip;
  const price = kilometerPrice(prices);
  if (type !== 'distance_wise' || bookedKm === null || drivenKm === null || price === null) return null;
  const units = Math.floor(drivenKm - bookedKm);
  const amountMinor = units > 0 ? multiply(price.priceMinor, units) : 0;
  return amountMinor > 0 ? { kind: 'distance', unit: 'kilometer', units, amountMinor } : null;
}

/** A charge as it was made, and what the office left of it after a dispute; null before. */
export type ChargedAmount = { amountMinor: number; settledMinor: number | null };

export type DepositSettlement = {
  /** The sum of the charges as they stand. */
  chargesMinor: number;
  /** The part of the deposit that pays charges, and what the customer still has to pay. */
  keptMinor: number;
  dueMinor: number;
  /** What went back to the customer at the return, and what a settled dispute adds to it. */
  returnedMinor: number;
  owedMinor: number;
};

/**
 * What becomes of a deposit: it pays the charges first. The rest went back at the return, when all charges stood as they
 * were made. A dispute that lowers them leaves the provider owing a part of what it kept.
 */
export function settleDeposit(heldMinor: number, charges: readonly ChargedAmount[]): DepositSettlement {
  const madeMinor = sum(charges.map(({ amountMinor }) => amountMinor));
  const chargesMinor = sum(charges.map(({ amountMinor, settledMinor }) => settledMinor ?? amountMinor));
  const keptAtReturn = Math.min(heldMinor, madeMinor);
  const keptMinor = Math.min(heldMinor, chargesMinor);
  return {
    chargesMinor,
    keptMinor,
    dueMinor: chargesMinor - keptMinor,
    returnedMinor: heldMinor - keptAtReturn,
    owedMinor: keptAtReturn - keptMinor,
  };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** How a dispute ended. */
export const DISPUTE_OUTCOMES = ['confirmed', 'lowered', 'dropped'] as const;

/** The outcome of a dispute by what is left of a charge; null for an amount above the charge. */
export function disputeOutcome(
  amountMinor: number,
  settledMinor: number,
): (typeof DISPUTE_OUTCOMES)[number] | null {
  if (settledMinor > amountMinor || settledMinor < 0) return null;
  if (settledMinor === amountMinor) return 'confirmed';
  return settledMinor === 0 ? 'dropped' : 'lowered';
}
