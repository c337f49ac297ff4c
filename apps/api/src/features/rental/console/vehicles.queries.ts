import type { ParsedInput } from '@errand/contract';
import type { listVehicles } from '@errand/contract/console/rental/vehicles';
import { plateText } from '@errand/domain/rental';
import { and, asc, desc, eq, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope, type VersionedRow, versionedRows } from '../../../console/index.ts';
import { defaultTextSql, type Queryable, type Translations } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { joinModule } from '../../modules/modules.views.ts';
import { FROM_STORES, isStoreInSql, joinStore } from '../../stores/stores.views.ts';
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

type Query = ParsedInput<typeof listVehicles>['query'];

function matching(scope: Scope, query: Query): SQL | undefined {
  const { search, provider_id, category_id, brand_id, state, unavailable } = query;
  const isUnavailable = sql`jsonb_array_length(${vehicles.plates}) = 0`;
  return and(
    scope.all ? undefined : isStoreInSql(vehicles.providerId, scope),
    provider_id ? eq(vehicles.providerId, provider_id) : undefined,
    category_id ? eq(vehicles.categoryId, category_id) : undefined,
    brand_id ? eq(vehicles.brandId, brand_id) : undefined,
    state && (state === 'active' ? sql`${vehicles.active}` : not(sql`${vehicles.active}`)),
    unavailable === undefined ? undefined : unavailable ? isUnavailable : not(isUnavailable),
    search ? or(translationContains(vehicles.name, search), hasPlate(search)) : undefined,
  );
}

function hasPlate(search: string): SQL {
  const plate = plateText(search);
  return sql`(${vehicles.plates} || ${vehicles.idlePlates}) @> to_jsonb(${plate}::text)`;
}

const ROW = {
  id: vehicles.id,
  name: vehicles.name,
  providerId: vehicles.providerId,
  categoryId: vehicles.categoryId,
  category: vehicleCategories.name,
  brandId: vehicles.brandId,
  brand: vehicleBrands.name,
  picture: sql<string | null>`${vehicles.pictures}->>0`,
  hourlyMinor: vehicles.hourlyMinor,
  dailyMinor: vehicles.dailyMinor,
  perKmMinor: vehicles.perKmMinor,
  discount: vehicles.discount,
  discountType: vehicles.discountType,
  inService: sql<number>`jsonb_array_length(${vehicles.plates})`,
  outOfService: sql<number>`jsonb_array_length(${vehicles.idlePlates})`,
  trips: vehicles.tripCount,
  active: vehicles.active,
};

/** Vehicles of a scope, the newest first. Positions in the list are ids. */
export function vehiclesIn(q: Queryable, scope: Scope, query: Query) {
  const where = matching(scope, query);
  return {
    rows: (limit: number, below: number | null) =>
      q
        .select(ROW)
        .from(vehicles)
        .innerJoin(vehicleCategories, eq(vehicleCategories.id, vehicles.categoryId))
        .innerJoin(vehicleBrands, eq(vehicleBrands.id, vehicles.brandId))
        .where(and(where, below === null ? undefined : lt(vehicles.id, below)))
        .orderBy(desc(vehicles.id))
        .limit(limit),
    count: (most: number) => countUpTo(q, vehicles, where, most),
  };
}

/** The names of categories or brands in the order of the shop, also of hidden ones. */
export function listKindNames(q: Queryable, table: typeof vehicleCategories | typeof vehicleBrands) {
  return q.select({ id: table.id, name: table.name }).from(table).orderBy(asc(table.position), asc(table.id));
}

/** Whether a category and a brand exist. The locks keep them until the transaction ends. */
export async function areKindsKnown(q: Queryable, categoryId: number, brandId: number): Promise<boolean> {
  const has = async (table: typeof vehicleCategories | typeof vehicleBrands, id: number) =>
    (await q.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share')).length > 0;
  return (await has(vehicleCategories, categoryId)) && (await has(vehicleBrands, brandId));
}

type Provider = { id: number; name: Translations };

/** Rental providers, which are stores of a rental module: those of a scope, or the one of an id. */
export async function listProviderNames(
  q: Queryable,
  of: Scope | number,
  limit: number,
): Promise<Provider[]> {
  const wanted =
    typeof of === 'number' ? sql`s.id = ${of}` : of.all ? sql`true` : isStoreInSql(sql`s.id`, of);
  const { rows } = await q.execute<Provider>(sql`
    select s.id, s.name ${sql.raw(FROM_STORES)} ${sql.raw(joinModule('s.module_id'))} and m.type = 'rental'
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

/** Whether the shop shows a vehicle that can be booked. */
export async function isAnyVehicleBookable(q: Queryable): Promise<boolean> {
  const { rows } = await q.execute(sql`
    select 1 from vehicles v ${sql.raw(joinStore('v.provider_id'))} and s.active
    where v.active and jsonb_array_length(v.plates) > 0 limit 1`);
  return rows.length > 0;
}
