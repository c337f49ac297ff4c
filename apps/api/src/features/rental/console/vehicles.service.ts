import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/rental/vehicles';
import { findFreeSlug } from '../../../console/forms/free-slug.ts';
import {
  BY_ID,
  type ConsoleContext,
  listPageAfter,
  type Place,
  publishShopChanged,
  requireVersion,
} from '../../../console/index.ts';
import { databaseError, translated } from '../../../platform/db/index.ts';
import { mediaUrl } from '../../../platform/files/index.ts';
import { AppError, requireFound, toWire } from '../../../platform/http/index.ts';
import { listUpcomingBookings, vehicleClosures } from '../../fleet/index.ts';
import { namesOfStores } from '../../stores/index.ts';
import { listStoreOffers } from '../../stores/store-offers.views.ts';
import { findStorePlace } from '../../stores/stores.views.ts';
import { columnsOf, fieldsOf, requireValidVehicle } from '../records/vehicle-fields.ts';
import * as records from '../records/vehicles.queries.ts';
import { vehicleBrands, vehicleCategories, vehicles } from '../rental.tables.ts';
import { vehiclesIn } from './vehicles.queries.ts';

type Fields = contract.VehicleFields;

/** PostgreSQL's error code. */
const FOREIGN_KEY_VIOLATION = '23503';

/** The most providers that filters offer. */
const MOST_OPTIONS = 200;

/** A page of the vehicles in the caller's scope. Its cursor is the id of the row before it. */
export function listVehicles(ctx: ConsoleContext, query: ParsedInput<typeof contract.listVehicles>['query']) {
  const found = vehiclesIn(ctx.db, ctx.scope, query);
  return listPageAfter(query, { ...found, ...BY_ID }, async (page) => {
    const ids = [...new Set(page.map(({ providerId }) => providerId))];
    const stores = await namesOfStores.list(ctx.db, ids, ctx.language);
    const names = new Map(stores.map(({ id, name }) => [id, name]));
    return page.map(({ providerId, categoryId, category, brandId, brand, picture, ...row }) => ({
      ...toWire(row),
      provider: { id: providerId, name: names.get(providerId) ?? '' },
      category: { id: categoryId, name: translated(category, ctx.language) },
      brand: { id: brandId, name: translated(brand, ctx.language) },
      picture: mediaUrl(ctx.publicUrl, picture),
    }));
  });
}

export async function listOptions(ctx: ConsoleContext) {
  const providers = await records.listProviders(ctx.db, ctx.scope, MOST_OPTIONS);
  return { providers: providers.map((one) => named(ctx, one)), ...(await kindsOf(ctx)) };
}

/** What the form of a provider's vehicle chooses from. Throws `not_found` for a store that rents nothing out. */
export async function readChoices(ctx: ConsoleContext, providerId: number) {
  const [provider] = await records.listProviders(ctx.db, providerId, 1);
  const offers = await listStoreOffers(ctx.db, [providerId], new Date(ctx.now()));
  return {
    store: named(ctx, requireFound(provider)),
    store_offer: offers.get(providerId) ?? null,
    ...(await kindsOf(ctx)),
  };
}

async function kindsOf(ctx: ConsoleContext) {
  const categories = await records.listKinds(ctx.db, vehicleCategories);
  const brands = await records.listKinds(ctx.db, vehicleBrands);
  return {
    categories: categories.map((one) => named(ctx, one)),
    brands: brands.map((one) => named(ctx, one)),
  };
}

function named(ctx: ConsoleContext, { id, name }: { id: number; name: records.VehicleRecord['name'] }) {
  return { id, name: translated(name, ctx.language) };
}

export async function readVehicle(ctx: ConsoleContext, id: number) {
  return toDetail(ctx, requireFound(await records.vehicleRows.find(ctx.db, id)));
}

/** Adds a vehicle without plates and pictures. Throws `not_found` and the rejections of `requireValidVehicle`. */
export async function createVehicle(
  ctx: ConsoleContext,
  { provider_id: providerId, ...body }: ParsedInput<typeof contract.createVehicle>['body'],
) {
  const [provider] = await records.listProviders(ctx.db, providerId, 1);
  requireFound(provider);
  await requireValidVehicle(ctx.db, body);
  const slug = await findFreeSlug(ctx.db, vehicles.slug, body.name.en, 'vehicle');
  const id = await records.vehicleRows.insert(ctx.db, { ...columnsOf(body), providerId, slug });
  ctx.setTarget(id);
  await publishShopChanged(ctx);
  return readVehicle(ctx, id);
}

/** Throws `changed_meanwhile` after another edit, and the rejections of `requireValidVehicle`. */
export function updateVehicle(ctx: ConsoleContext, id: number, body: Fields & { version: string }) {
  return ctx.db.transaction(async (tx) => {
    const record = requireFound(await records.vehicleRows.lock(tx, id));
    if (body.version !== record.edit) requireVersion(body.version, record.edit, await toDetail(ctx, record));
    await requireValidVehicle(ctx.db, body);
    await records.vehicleRows.update(tx, id, columnsOf(body));
    await publishShopChanged(ctx);
    return readVehicle(ctx, id);
  });
}

/** Deletes a vehicle. Throws `vehicle_booked` if trips refer to it; it can be hidden instead. */
export async function deleteVehicle(ctx: ConsoleContext, id: number) {
  // A savepoint of the call's transaction.
  await ctx.db
    .transaction(async (tx) => {
      await vehicleClosures.remove(tx, id);
      requireFound((await records.vehicleRows.remove(tx, id)) || null);
    })
    .catch((error: Error) => {
      if (databaseError(error).code === FOREIGN_KEY_VIOLATION) throw new AppError('vehicle_booked');
      throw error;
    });
  await publishShopChanged(ctx);
  return { done: true } as const;
}

/** The place of the vehicle's provider; null for a vehicle that does not exist. */
export async function findVehiclePlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const record = await records.vehicleRows.find(ctx.db, id);
  return record && findStorePlace(ctx.db, record.providerId);
}

async function toDetail(ctx: ConsoleContext, record: records.VehicleRecord) {
  const { id, slug, providerId, pictures, plates, idlePlates } = record;
  const bookings = await listUpcomingBookings(ctx.db, id, new Date(ctx.now()));
  const individual = (plate: string, in_service: boolean) => ({
    plate,
    in_service,
    ...takenTimes(bookings.filter((one) => one.plate === plate)),
  });
  return {
    id,
    slug,
    ...fieldsOf(record),
    pictures: pictures.flatMap((key) => {
      const url = mediaUrl(ctx.publicUrl, key);
      return url ? [{ key, url }] : [];
    }),
    pictures_version: record.picturesVersion,
    plates: [
      ...plates.map((plate) => individual(plate, true)),
      ...idlePlates.map((plate) => individual(plate, false)),
    ],
    choices: await readChoices(ctx, providerId),
    shop_url: `${ctx.publicUrl}/rental/vehicle/${slug}`,
    version: record.edit,
  };
}

type Booking = Awaited<ReturnType<typeof listUpcomingBookings>>[number];

/** The trips and the closures among bookings. */
function takenTimes(bookings: Booking[]) {
  return {
    trips: bookings.flatMap(({ orderId }) => orderId ?? []),
    closures: bookings
      .filter(({ orderId }) => orderId === null)
      .map(({ id, fromAt, toAt, reason }) => ({
        id,
        from: fromAt.toISOString(),
        to: toAt.toISOString(),
        reason: reason ?? '',
      })),
  };
}
