import type { ParsedInput } from '@errand/contract';
import type { LiveEvent } from '@errand/contract/live';
import type * as contract from '@errand/contract/rental-cart';
import { addVehicle, removeVehicle, type VehicleLine } from '@errand/domain/rental';
import type { Tx } from '../../platform/db/index.ts';
import { ownerTopic } from '../../platform/events/index.ts';
import { AppError, ownerOf, type RequestContext } from '../../platform/http/index.ts';
import { textOf } from '../../platform/texts/index.ts';
import { moneyStyle } from '../settings/index.ts';
import {
  type CartLineRow,
  type CartVehicleRow,
  findCart,
  findCartVehicle,
  listCartVehicles,
  lockCart,
  type RentalCartRow,
  type TripRow,
  writeCart,
} from './rental-cart.queries.ts';
import { toRentalCartResponse } from './rental-cart.serializer.ts';
import { NO_TRIP, supportsRentalType, type Trip, tripFor } from './rental-cart-trip.ts';

type RentalCartContext = RequestContext<'db' | 'events' | 'now' | 'pool' | 'settings'>;

const MAX_CHANGES = 5;

type Locked = { cart: RentalCartRow; rows: CartLineRow[] };
/** Result of a change; null changes nothing. */
type After = { lines: VehicleLine[]; trip?: TripRow; changes?: string[] } | null;

export async function getRentalCart(ctx: RentalCartContext): Promise<contract.RentalCart> {
  const owner = requireOwner(ctx);
  const [cart, { digits }] = await Promise.all([findCart(ctx.pool, owner), moneyStyle(ctx)]);
  const rows = cart ? await listCartVehicles(ctx.pool, cart.id) : [];
  return toRentalCartResponse(ctx, cart, rows, digits);
}

/** Adds a vehicle and merges the posted trip into that of the cart. */
export async function addToRentalCart(
  ctx: RentalCartContext,
  body: ParsedInput<typeof contract.addToRentalCart>['body'],
): Promise<contract.RentalCart> {
  const vehicle = await findCartVehicle(ctx.pool, body.vehicle_id);
  if (!vehicle) throw new AppError('vehicle_unavailable', { vehicle_id: body.vehicle_id });
  return changeCart(ctx, async (tx, { cart, rows }) => {
    const key = ctx.idempotencyKey;
    // The addition was already applied by an earlier request with the same idempotency key.
    if (key !== null && cart.changes.includes(key)) return null;
    const added = addVehicle(linesOf(rows), cartVehicle(vehicle), body.quantity, body.replace);
    if (!added.ok) throw new AppError(added.code);
    const trip = await tripFor(ctx, tx, cart, body, vehicle);
    requireRentalType([vehicle, ...rows], added.lines, trip);
    const changes = key === null ? cart.changes : [key, ...cart.changes].slice(0, MAX_CHANGES);
    return { lines: added.lines, trip, changes };
  });
}

/** Changes the quantity of a vehicle; reducing it is allowed even above the limit. */
export function updateRentalCart(
  ctx: RentalCartContext,
  { cart_id, quantity }: ParsedInput<typeof contract.updateRentalCart>['body'],
): Promise<contract.RentalCart> {
  return changeCart(ctx, async (_tx, { rows }) => {
    const row = rows.find(({ line_id }) => line_id === cart_id);
    if (!row) throw new AppError('cart_line_gone');
    if (quantity > row.quantity && quantity > row.plates.length) throw new AppError('out_of_stock');
    return {
      lines: linesOf(rows).map((line) => (line.vehicle.id === row.id ? { ...line, quantity } : line)),
    };
  });
}

/** Changes the trip of the cart for all its vehicles. Throws `not_found` for another cart and what `tripFor` throws. */
export function updateRentalTrip(
  ctx: RentalCartContext,
  cartId: number,
  body: ParsedInput<typeof contract.updateRentalTrip>['body'],
): Promise<contract.RentalCart> {
  return changeCart(ctx, async (tx, { cart, rows }) => {
    const [vehicle] = rows;
    if (!vehicle || cart.id !== cartId) throw new AppError('not_found');
    const trip = await tripFor(ctx, tx, cart, body, vehicle);
    requireRentalType(rows, linesOf(rows), trip);
    return { lines: linesOf(rows), trip };
  });
}

/** Removes vehicles by the ids of their lines; unknown ones are ignored, unless it is the only one. */
export function removeRentalVehicles(
  ctx: RentalCartContext,
  lineIds: number[],
): Promise<contract.RentalCart> {
  return changeCart(ctx, async (_tx, { rows }) => {
    const left = rows.filter(({ line_id }) => !lineIds.includes(line_id));
    if (left.length === rows.length && lineIds.length === 1) throw new AppError('cart_line_gone');
    return { lines: linesOf(left) };
  });
}

/** Removes a vehicle or a part of its quantity, or the whole cart without a vehicle. */
export async function removeFromRentalCart(
  ctx: RentalCartContext,
  { vehicle_id, quantity }: ParsedInput<typeof contract.removeRentalCart>['query'],
): Promise<{ message: string }> {
  await changeCart(ctx, async (_tx, { rows }) => {
    if (vehicle_id !== undefined && !rows.some(({ id }) => id === vehicle_id)) {
      throw new AppError('cart_line_gone');
    }
    return { lines: removeVehicle(linesOf(rows), vehicle_id, quantity) };
  });
  const code = vehicle_id === undefined ? 'cart_cleared' : 'vehicle_removed';
  return { message: textOf(`messages.${code}`, ctx.language) };
}

/** Requires that every vehicle supports the trip's type of rental. Throws `not_rented_so`. */
function requireRentalType(known: CartVehicleRow[], lines: VehicleLine[], trip: Trip): void {
  for (const { vehicle } of lines) {
    const row = known.find(({ id }) => id === vehicle.id);
    if (row && !supportsRentalType(row, trip.type))
      throw new AppError('not_rented_so', undefined, 'rental_type');
  }
}

/** Runs a change in a transaction that holds the cart's lock, so changes of one cart are serialized. */
export async function changeCart(
  ctx: RentalCartContext,
  change: (tx: Tx, locked: Locked) => Promise<After>,
): Promise<contract.RentalCart> {
  const owner = requireOwner(ctx);
  const before = await ctx.db.transaction(async (tx) => {
    const locked = await lockCart(tx, owner, new Date(ctx.now()));
    await saveCart(tx, locked.cart, await change(tx, locked));
    return locked.rows;
  });
  const after = await getRentalCart(ctx);
  const moduleId = after.carts[0]?.module_id ?? before[0]?.module_id;
  if (moduleId) {
    const changed: LiveEvent = { kind: 'cart', module_id: moduleId, by: ctx.clientId };
    ctx.events.publishCommitted(ownerTopic(owner), changed);
  }
  return after;
}

/** Writes the result of a change. An empty cart has no trip. */
export async function saveCart(tx: Tx, cart: RentalCartRow, after: After): Promise<void> {
  if (!after) return;
  const lines = after.lines.map(({ vehicle, quantity }) => ({ vehicleId: vehicle.id, quantity }));
  const trip = lines.length === 0 ? NO_TRIP : (after.trip ?? cart);
  await writeCart(tx, cart.id, lines, trip, after.changes ?? cart.changes);
}

export function linesOf(rows: CartLineRow[]): VehicleLine[] {
  return rows.map((row) => ({ vehicle: cartVehicle(row), quantity: row.quantity }));
}

function cartVehicle({ id, provider_id, plates }: CartVehicleRow) {
  return { id, providerId: provider_id, fleet: plates.length };
}

export function requireOwner({ viewer }: RequestContext): string {
  const owner = ownerOf(viewer);
  if (owner === null) throw new AppError('guest_required');
  return owner;
}
