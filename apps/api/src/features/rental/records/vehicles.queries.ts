import { asc, eq, inArray, sql } from 'drizzle-orm';
import { type Scope, type VersionedRow, versionedRows } from '../../../console/index.ts';
import { defaultTextSql, type Queryable, type Translations, type Tx } from '../../../platform/db/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { FROM_STORES, isStoreInSql } from '../../stores/stores.views.ts';
import { vehicleBrands, vehicleCategories, vehicles } from '../rental.tables.ts';

/**
 * Rows of vehicles. `edit` is the version of the form: trips, ratings, pictures and plates do not change it, so that
 * they cause no conflict. `picturesVersion` is that of the pictures.
 */
export const vehicleRows = versionedRows(vehicles, {
  edit: sql<string>`md5((to_jsonb(vehicles) - '{rating_sum,rating_count,trip_count,pictures,tint,plates,idle_plates}'::text[])::text)`,
  picturesVersion: sql<string>`md5(${vehicles.pictures}::text)`,
});
export type VehicleRecord = VersionedRow<typeof vehicleRows>;

export type Vehicle = typeof vehicles.$inferSelect;

/** Vehicles with the slugs of their providers, in the order of the ids. */
export async function listVehiclesToExport(q: Queryable, ids: number[]) {
  if (ids.length === 0) return [];
  const found = await q.select().from(vehicles).where(inArray(vehicles.id, ids));
  const providers = new Map((await listProviders(q, { all: true }, null)).map(({ id, slug }) => [id, slug]));
  return found
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map((vehicle) => ({ ...vehicle, store: providers.get(vehicle.providerId) ?? '' }));
}

export function listVehiclesOf(q: Queryable, providerId: number): Promise<Vehicle[]> {
  return q.select().from(vehicles).where(eq(vehicles.providerId, providerId)).orderBy(asc(vehicles.id));
}

/** Locks a provider's vehicles, so that neither bookings nor forms change them meanwhile. */
export function lockFleet(tx: Tx, providerId: number): Promise<Vehicle[]> {
  return tx
    .select()
    .from(vehicles)
    .where(eq(vehicles.providerId, providerId))
    .orderBy(asc(vehicles.id))
    .for('update');
}

export async function isSlugTaken(q: Queryable, slug: string): Promise<boolean> {
  return (await q.select({ id: vehicles.id }).from(vehicles).where(eq(vehicles.slug, slug))).length > 0;
}

/** Categories or brands in the order of the shop, also hidden ones. */
export function listKinds(q: Queryable, table: typeof vehicleCategories | typeof vehicleBrands) {
  return q
    .select({ id: table.id, slug: table.slug, name: table.name })
    .from(table)
    .orderBy(asc(table.position), asc(table.id));
}

/** Whether a category and a brand exist. The locks keep them until the transaction ends. */
export async function areKindsKnown(q: Queryable, categoryId: number, brandId: number): Promise<boolean> {
  const has = async (table: typeof vehicleCategories | typeof vehicleBrands, id: number) =>
    (await q.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')).length > 0;
  return (await has(vehicleCategories, categoryId)) && (await has(vehicleBrands, brandId));
}

type Provider = { id: number; slug: string; name: Translations };

/**
 * Rental providers by name, which are stores of a rental module: those of a scope, or the one of an id; at most `limit`
 * unless that is null.
 */
export async function listProviders(
  q: Queryable,
  of: Scope | number,
  limit: number | null,
): Promise<Provider[]> {
  const wanted =
    typeof of === 'number' ? sql`s.id = ${of}` : of.all ? sql`true` : isStoreInSql(sql`s.id`, of);
  const { rows } = await q.execute<Provider>(sql`
    select s.id, s.slug, s.name ${sql.raw(FROM_STORES)} ${sql.raw(joinModule('s.module_id'))} and m.type = 'rental'
    where ${wanted} order by ${sql.raw(defaultTextSql('s.name'))}, s.id limit ${limit}`);
  return rows;
}

/** The plates of a provider's other vehicles, in and out of service, that are among these. */
export async function listTakenPlates(
  q: Queryable,
  { id, providerId }: { id: number; providerId: number },
  plates: string[],
): Promise<string[]> {
  const { rows } = await q.execute<{ plate: string }>(sql`
    select distinct plate from vehicles v, jsonb_array_elements_text(v.plates || v.idle_plates) plate
    where v.provider_id = ${providerId} and v.id <> ${id} and plate = any(${sql.param(plates)}::text[])`);
  return rows.map(({ plate }) => plate);
}
