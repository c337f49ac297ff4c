import { expect, type Page } from '@playwright/test';
import { storedPlace } from './place-steps.ts';

type Headers = Record<string, string>;
type Vehicle = {
  id: number;
  name: string;
  total_vehicles: number;
  day_wise_price: number | null;
  provider: { slug: string };
};

/** A provider that never closes, asks for the license and keeps half of the price of a late cancellation. */
const PROVIDER = 'harbour-wheels';

/**
 * Fills the rental cart of the stored location without the interface: two of one vehicle and one of another, by the day.
 * Returns their names.
 */
export async function fillRentalCart(
  page: Page,
  headers: Headers,
  trip: { pickup: Date; days: number },
): Promise<string[]> {
  const stored = await storedPlace(page);
  const guest_id = await page.evaluate(() => localStorage.getItem('guest_id') ?? undefined);
  const rental = { ...headers, zoneId: JSON.stringify(stored?.zoneid) };
  const found = await page.request.get('/api/v1/rental/vehicle/search?limit=100', { headers: rental });
  const { vehicles } = (await found.json()) as { vehicles: Vehicle[] };
  const [two, one] = vehicles
    .filter(({ provider, day_wise_price }) => provider.slug === PROVIDER && day_wise_price !== null)
    .toSorted((a, b) => b.total_vehicles - a.total_vehicles);
  if (!two || !one) throw new Error(`${PROVIDER} has too few vehicles`);
  for (const [vehicle, quantity] of [
    [two, 2],
    [one, 1],
  ] as const) {
    const response = await page.request.post('/api/v1/rental/user/cart/add-to-cart', {
      headers: rental,
      data: {
        ...(!headers.authorization && { guest_id }),
        vehicle_id: vehicle.id,
        quantity,
        replace: true,
        pickup_location: { ...stored?.currentLatLng, location_name: stored?.location },
        pickup_time: trip.pickup.toISOString(),
        rental_type: 'day_wise',
        estimated_hours: trip.days * 24,
      },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
  return [two.name, one.name];
}

/** The full hour some hours from now, for the pickup of a trip. */
export function hoursAhead(hours: number): Date {
  return new Date(Math.ceil(Date.now() / 3_600_000 + hours) * 3_600_000);
}
