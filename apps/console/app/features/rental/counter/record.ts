import { typedAmount } from '@errand/client/forms/typed-amount.ts';
import type { CounterVehicle, InspectedVehicle } from '@errand/contract/console/rental/counter';
import type { VehiclePrices } from '@errand/domain/rental';

/** What the employee has typed about a vehicle. */
export type Typed = { odometer: string; fuel: string; condition: string };
export type TypedByPlate = Record<string, Typed>;

export const UNTYPED: Typed = { odometer: '', fuel: '', condition: '' };

/** What was typed about each vehicle, as the API takes it. An odometer that is no whole number is none. */
export function toInspected(vehicles: readonly CounterVehicle[], typed: TypedByPlate): InspectedVehicle[] {
  return vehicles.map(({ plate }) => {
    const { odometer, fuel, condition } = typed[plate] ?? UNTYPED;
    const kilometers = typedAmount(odometer);
    return {
      plate,
      odometer_km: kilometers !== null && Number.isSafeInteger(kilometers) ? kilometers : null,
      fuel_eighths: fuel === '' ? null : Number(fuel),
      condition: condition.trim(),
    };
  });
}

/** Whether a vehicle has an odometer and a tank or battery that were not read. */
export function isReadingMissing(vehicle: CounterVehicle | undefined, record: InspectedVehicle): boolean {
  if (!vehicle?.has_readings) return false;
  return record.odometer_km === null || record.fuel_eighths === null;
}

/** The agreed prices of a vehicle, as rules take them. */
export function toPrices(prices: NonNullable<CounterVehicle['prices']>): VehiclePrices {
  return {
    hourlyMinor: prices.hourly_minor,
    dailyMinor: prices.daily_minor,
    perKmMinor: prices.per_km_minor,
    discount: prices.discount,
    discountType: prices.discount_type,
  };
}
