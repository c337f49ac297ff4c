import type { LiveEvent } from '@errand/contract/live';
import { desc, eq, inArray } from 'drizzle-orm';
import { ownerTopic } from '../../platform/events/index.ts';
import type { PersonalData } from '../../platform/personal-data.ts';
import { translationsOf } from '../../platform/texts/index.ts';
import { ownOrders } from '../orders/index.ts';
import { tripCharges, tripInspections, tripPictures } from './counter.tables.ts';
import { rentalCarts } from './rental.tables.ts';
import { hasCart, lockCart } from './rental-cart.queries.ts';
import { trips, tripVehicles, vehicleReviews } from './trips.tables.ts';

/** Replaces the pickup place, which customers choose and which may be their home. */
const NOWHERE = { latitude: 0, longitude: 0, name: { en: '' } };

const { orderId } = trips;
/** The columns of a trip that its customer's export has. Amounts and persons are among the orders. */
const EXPORTED = {
  orderId,
  type: trips.type,
  pickup: trips.pickup,
  destination: trips.destination,
  pickupAt: trips.pickupAt,
  returnAt: trips.returnAt,
  distanceKm: trips.distanceKm,
  driver: trips.driver,
  depositMinor: trips.depositMinor,
  seenLicense: trips.seenLicense,
  depositHeldMinor: trips.depositHeldMinor,
};

export const personalData = {
  /**
   * Deletes the rental cart, drivers and places of trips, pictures and disputes, and name, words and replies of reviews.
   * Trips, the state of vehicles and charges are retained for accounting, and stars for the ratings.
   */
  async erase(tx, { owner }) {
    await tx.delete(rentalCarts).where(eq(rentalCarts.owner, owner));
    const own = await ownOrders.listIds(tx, owner);
    await tx
      .update(trips)
      .set({ driver: null, seenLicense: null, pickup: NOWHERE, destination: null, note: null })
      .where(inArray(orderId, own));
    await tx.update(tripInspections).set({ condition: '' }).where(inArray(tripInspections.orderId, own));
    await tx
      .update(tripCharges)
      .set({ text: '', dispute: null, answer: null })
      .where(inArray(tripCharges.orderId, own));
    const pictures = await tx
      .delete(tripPictures)
      .where(inArray(tripPictures.orderId, own))
      .returning({ key: tripPictures.key });
    await tx
      .update(vehicleReviews)
      .set({
        customerName: translationsOf('catalog.formerCustomer'),
        comment: { en: '' },
        reply: null,
        hideReason: null,
      })
      .where(inArray(vehicleReviews.orderId, own));
    return { privateKeys: [], pictureKeys: pictures.map(({ key }) => key) };
  },
  /** Trips with their vehicles, states, charges and reviews. */
  async export(q, { owner }) {
    const own = await ownOrders.listIds(q, owner);
    const [rows, booked, inspections, charges, reviews] = await Promise.all([
      q.select(EXPORTED).from(trips).where(inArray(orderId, own)).orderBy(desc(orderId)),
      q
        .select({ orderId, name: tripVehicles.name, quantity: tripVehicles.quantity })
        .from(tripVehicles)
        .innerJoin(trips, eq(trips.id, tripVehicles.tripId))
        .where(inArray(orderId, own)),
      q.select().from(tripInspections).where(inArray(tripInspections.orderId, own)),
      q.select().from(tripCharges).where(inArray(tripCharges.orderId, own)),
      q.select().from(vehicleReviews).where(inArray(vehicleReviews.orderId, own)),
    ]);
    return {
      trips: rows.map((trip) => ({
        ...trip,
        vehicles: booked.flatMap(({ orderId: of, ...vehicle }) => (of === trip.orderId ? [vehicle] : [])),
      })),
      vehicle_states: inspections,
      trip_charges: charges,
      vehicle_reviews: reviews,
    };
  },
  /** Keeps the rental cart of the remaining account if both have one, because its customer may be booking. */
  merge: {
    async count(q, { from, into }) {
      if (!(await hasCart(q, from.owner))) return [];
      const isDropped = await hasCart(q, into.owner);
      return [{ kind: 'carts', moved: isDropped ? 0 : 1, dropped: isDropped ? 1 : 0 }];
    },
    async move(ctx, tx, { from, into, at }) {
      await lockCart(tx, into.owner, at);
      const { rows } = await lockCart(tx, from.owner, at);
      const [first] = rows;
      if (first && !(await hasCart(tx, into.owner))) {
        await tx.delete(rentalCarts).where(eq(rentalCarts.owner, into.owner));
        await tx.update(rentalCarts).set({ owner: into.owner }).where(eq(rentalCarts.owner, from.owner));
        const event: LiveEvent = { kind: 'cart', module_id: first.module_id, by: null };
        await ctx.events.publish(tx, ownerTopic(into.owner), event);
      }
      await tx.delete(rentalCarts).where(eq(rentalCarts.owner, from.owner));
      await tx.update(trips).set({ owner: into.owner }).where(eq(trips.owner, from.owner));
    },
  },
} satisfies PersonalData;
