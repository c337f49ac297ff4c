import type { Vehicle } from '@errand/contract/rental';
import { toMinor } from '@errand/domain/money';
import {
  hoursOfDistance,
  type ProviderOffer,
  type RentalType,
  type VehiclePrices,
} from '@errand/domain/rental';

export type RentalMode = { type: RentalType; now: number; prices: VehiclePrices };

/** The rental modes of a vehicle with the price per day, hour or kilometer in major units; per day first. */
export function rentalModesOf(vehicle: Vehicle, digits: number): RentalMode[] {
  const minor = (price: number | null) => (price === null ? null : toMinor(price, digits));
  const prices: VehiclePrices = {
    hourlyMinor: minor(vehicle.hourly_price),
    perKmMinor: minor(vehicle.distance_price),
    dailyMinor: minor(vehicle.day_wise_price),
    discount:
      vehicle.discount_type === 'percent' ? vehicle.discount_price : toMinor(vehicle.discount_price, digits),
    discountType: vehicle.discount_type,
  };
  const all: { type: RentalType; now: number | null }[] = [
    { type: 'day_wise', now: vehicle.day_wise_price_now },
    { type: 'hourly', now: vehicle.hourly_price_now },
    { type: 'distance_wise', now: vehicle.distance_price_now },
  ];
  return all.flatMap(({ type, now }) => (now === null ? [] : [{ type, now, prices }]));
}

/** The running offer of a vehicle's provider; null without one. */
export function providerOffer({ provider }: Pick<Vehicle, 'provider'>, digits: number): ProviderOffer | null {
  const { discount } = provider;
  return (
    discount && {
      percent: discount.discount,
      minPurchaseMinor: toMinor(discount.min_purchase, digits),
      maxDiscountMinor: toMinor(discount.max_discount, digits),
    }
  );
}

/** The hours of a number of hours or days, or that a number of kilometers takes. */
export function hoursOf(type: RentalType, count: number): number {
  if (type === 'distance_wise') return hoursOfDistance(count);
  return type === 'day_wise' ? count * 24 : count;
}
