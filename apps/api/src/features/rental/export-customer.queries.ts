import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/index.ts';
import type { ExportedCustomer } from '../../platform/personal-data.ts';
import { listOwnOrderIds } from '../orders/index.ts';
import { trips, tripVehicles, vehicleReviews } from './trips.tables.ts';

/** Trips with their vehicles and reviews. Their amounts and persons are among the orders. */
export async function exportCustomer(q: Queryable, { owner }: ExportedCustomer) {
  const own = await listOwnOrderIds(q, owner);
  const { orderId, type, pickup, destination, pickupAt, returnAt, distanceKm, driver, depositMinor } = trips;
  const [rows, booked, reviews] = await Promise.all([
    q
      .select({ orderId, type, pickup, destination, pickupAt, returnAt, distanceKm, driver, depositMinor })
      .from(trips)
      .where(inArray(orderId, own))
      .orderBy(desc(orderId)),
    q
      .select({ orderId, name: tripVehicles.name, quantity: tripVehicles.quantity })
      .from(tripVehicles)
      .innerJoin(trips, eq(trips.id, tripVehicles.tripId))
      .where(inArray(orderId, own)),
    q.select().from(vehicleReviews).where(inArray(vehicleReviews.orderId, own)),
  ]);
  return {
    trips: rows.map((trip) => ({
      ...trip,
      vehicles: booked.flatMap(({ orderId: of, ...vehicle }) => (of === trip.orderId ? [vehicle] : [])),
    })),
    vehicle_reviews: reviews,
  };
}
