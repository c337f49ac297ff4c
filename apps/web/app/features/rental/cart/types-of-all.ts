import type { RentalCartLine } from '@errand/contract/rental-cart';
import { RENTAL_TYPES, type RentalType } from '@errand/domain/rental';

/** The rental types in which every vehicle of the cart is offered. */
export function typesOfAll(lines: Pick<RentalCartLine, 'vehicle'>[]): RentalType[] {
  const prices = {
    hourly: 'hourly_price',
    distance_wise: 'distance_price',
    day_wise: 'day_wise_price',
  } as const satisfies Record<RentalType, keyof RentalCartLine['vehicle']>;
  return RENTAL_TYPES.filter((type) => lines.every(({ vehicle }) => vehicle[prices[type]] !== null));
}
