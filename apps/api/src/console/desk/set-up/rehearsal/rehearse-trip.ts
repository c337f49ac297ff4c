import { addToRentalCart as addContract } from '@errand/contract/rental-cart';
import { bookTrip as bookContract } from '@errand/contract/rental-trips';
import { toMinor } from '@errand/domain/money';
import type { RentalType } from '@errand/domain/rental';
import { listBookableVehicles } from '../../../../features/rental/console/index.ts';
import {
  addToRentalCart,
  bookTrip,
  findCartVehicle,
  pricesOfRow,
  termsOf,
} from '../../../../features/rental/index.ts';
import { requireStore, storeHours } from '../../../../features/stores/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import type { ConsoleContext } from '../../../console-context.ts';
import { firstAccepted, guestFields, methodsOf } from './rehearsal-context.ts';

const MOST_VEHICLES = 3;
const DAY_MS = 86_400_000;
/** Days from now on which a vehicle is tried, because it may be booked on others. */
const DAYS = [1, 8, 30];
const KILOMETERS = 10;

/** Books a vehicle of the module from its provider's door, for the shortest trip that the provider accepts. */
export async function rehearseTrip(ctx: ConsoleContext, moduleId: number): Promise<number> {
  const ids = await listBookableVehicles(ctx.db, moduleId, MOST_VEHICLES);
  const methods = await methodsOf(ctx);
  const attempts = ids.flatMap((id) =>
    methods.flatMap((method) => DAYS.map((days) => () => book(ctx, id, method, days))),
  );
  return firstAccepted(ctx, attempts, new AppError('vehicle_unavailable'));
}

async function book(ctx: ConsoleContext, vehicleId: number, method: string, days: number): Promise<number> {
  const vehicle = await findCartVehicle(ctx.pool, vehicleId);
  if (!vehicle) throw new AppError('vehicle_unavailable', { vehicle_id: vehicleId });
  const provider = await requireStore(ctx.db, vehicle.provider_id);
  const { hourlyMinor, dailyMinor } = pricesOfRow(vehicle);
  const type: RentalType =
    dailyMinor !== null ? 'day_wise' : hourlyMinor !== null ? 'hourly' : 'distance_wise';
  const pickupMs = openFrom(provider, ctx.now() + days * DAY_MS);
  const { address, contact_person_name: name, contact_person_number: phone } = await guestFields(ctx);
  const place = { lat: provider.latitude, lng: provider.longitude, location_name: address };
  await addToRentalCart(
    ctx,
    addContract.body.parse({
      vehicle_id: vehicleId,
      pickup_location: place,
      destination_location: place,
      pickup_time: new Date(pickupMs).toISOString(),
      rental_type: type,
      estimated_hours: Math.max(termsOf(vehicle).minimumHours, type === 'day_wise' ? 24 : 1),
      distance: KILOMETERS,
    }),
  );
  const trip = await bookTrip(
    ctx,
    bookContract.body.parse({
      payment_method: method,
      contact_person_name: name,
      contact_person_number: phone,
      driver_name: name,
      driver_phone: phone,
      driver_license: name,
    }),
  );
  return toMinor(trip.trip_amount, (await ctx.settings()).digit_after_decimal_point);
}

/** An instant from `atMs` on at which the provider is open. */
function openFrom(provider: Awaited<ReturnType<typeof requireStore>>, atMs: number): number {
  const { open, opensAtMs } = storeHours.openStateOf(provider, atMs);
  return open ? atMs : (opensAtMs ?? atMs);
}
