import { inArray } from 'drizzle-orm';
import type pg from 'pg';
import {
  columnsExcept,
  prepared,
  preparedIn,
  type Queryable,
  type RowOf,
  type Tx,
} from '../../platform/db/index.ts';
import { rentalCarts } from './rental.tables.ts';
import { VEHICLE_COLUMNS, VEHICLE_JOINS, type VehicleRow } from './vehicle-row.ts';

const CART = columnsExcept(rentalCarts, 'c', ['createdAt', 'updatedAt']);
export type RentalCartRow = RowOf<typeof CART>;
/** The trip of a rental cart; all null while the cart is empty. */
export type TripRow = Omit<RentalCartRow, 'id' | 'owner' | 'changes'>;

export type CartVehicleRow = VehicleRow & { module_id: number; all_zone_service: boolean };
/** A vehicle in a cart; vehicles that are no longer offered have no row. */
export type CartLineRow = CartVehicleRow & { line_id: number; quantity: number };

const COLUMNS = `${VEHICLE_COLUMNS}, s.module_id, m.all_zone_service`;
const LINES = `select l.id as line_id, l.quantity, ${COLUMNS} from rental_cart_vehicles l
  join vehicles v on v.id = l.vehicle_id and v.active ${VEHICLE_JOINS} where l.cart_id = $1 order by l.id`;

export async function findCart(pool: pg.Pool, owner: string): Promise<RentalCartRow | null> {
  const text = `select ${CART.sql} from rental_carts c where c.owner = $1`;
  return (await prepared<RentalCartRow>(pool, 'rental-cart', text, [owner]))[0] ?? null;
}

export function listCartVehicles(pool: pg.Pool, cartId: number): Promise<CartLineRow[]> {
  return prepared<CartLineRow>(pool, 'rental-cart-lines', LINES, [cartId]);
}

/** Finds an offered vehicle for the cart. */
export async function findCartVehicle(pool: pg.Pool, id: number): Promise<CartVehicleRow | null> {
  const text = `select ${COLUMNS} from vehicles v ${VEHICLE_JOINS} where v.id = $1 and v.active`;
  return (await prepared<CartVehicleRow>(pool, 'rental-cart-vehicle', text, [id]))[0] ?? null;
}

/**
 * Locks the cart's row until the transaction ends, creating it if needed, and reads it. The second
 * statement starts after the lock is acquired and sees the rows of the transaction that held it.
 */
export async function lockCart(tx: Tx, owner: string, at: Date) {
  const [cart] = await preparedIn<RentalCartRow>(
    tx,
    'rental-cart-lock',
    `insert into rental_carts as c (owner, created_at, updated_at) values ($1, $2, $2)
      on conflict (owner) do update set updated_at = excluded.updated_at returning ${CART.sql}`,
    [owner, at],
  );
  if (!cart) throw new Error('The locked cart was not returned.');
  return { cart, rows: await preparedIn<CartLineRow>(tx, 'rental-cart-locked', LINES, [cart.id]) };
}

/** Replaces the vehicles and the trip of the cart; remaining lines keep their ids. */
export async function writeCart(
  tx: Tx,
  cartId: number,
  lines: { vehicleId: number; quantity: number }[],
  trip: TripRow,
  changes: string[],
): Promise<void> {
  const ids = lines.map(({ vehicleId }) => vehicleId);
  const counts = lines.map(({ quantity }) => quantity);
  await preparedIn(
    tx,
    'rental-cart-drop',
    'delete from rental_cart_vehicles where cart_id = $1 and not (vehicle_id = any($2::int[]))',
    [cartId, ids],
  );
  await preparedIn(
    tx,
    'rental-cart-put',
    `insert into rental_cart_vehicles (cart_id, vehicle_id, quantity)
      select $1, vehicle, count from unnest($2::int[], $3::int[]) as line (vehicle, count)
      on conflict (cart_id, vehicle_id) do update set quantity = excluded.quantity`,
    [cartId, ids, counts],
  );
  await preparedIn(
    tx,
    'rental-cart-trip',
    `update rental_carts set pickup = $2, destination = $3, zone_id = $4, pickup_at = $5, type = $6,
      estimated_hours = $7, distance_km = $8, changes = $9 where id = $1`,
    [
      cartId,
      trip.pickup && JSON.stringify(trip.pickup),
      trip.destination && JSON.stringify(trip.destination),
      trip.zone_id,
      trip.pickup_at,
      trip.type,
      trip.estimated_hours,
      trip.distance_km,
      changes,
    ],
  );
}

/** Whether the owner has vehicles in a rental cart. */
export async function hasCart(q: Queryable, owner: string): Promise<boolean> {
  const text = `select c.id from rental_carts c where c.owner = $1
    and exists (select 1 from rental_cart_vehicles l where l.cart_id = c.id)`;
  return (await preparedIn(q, 'rental-cart-has', text, [owner])).length > 0;
}

/** Filters owners: returns those that have a rental cart. */
export async function listRentalCartOwners(q: Queryable, owners: string[]): Promise<string[]> {
  const rows = await q
    .select({ owner: rentalCarts.owner })
    .from(rentalCarts)
    .where(inArray(rentalCarts.owner, owners));
  return rows.map(({ owner }) => owner);
}
