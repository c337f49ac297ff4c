import type { ParsedInput } from '@errand/contract';
import type { listVehicles } from '@errand/contract/console/rental/vehicles';
import { plateText } from '@errand/domain/rental';
import { and, desc, eq, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { countUpTo, type Scope } from '../../../console/index.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { translationContains } from '../../../platform/search/index.ts';
import { isStoreInSql, joinStore } from '../../stores/stores.views.ts';
import { vehicleBrands, vehicleCategories, vehicles } from '../rental.tables.ts';

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

/** Vehicles of a module that can be booked, those whose driver sends no documents first. */
export async function listBookableVehicles(q: Queryable, moduleId: number, limit: number): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    select v.id from vehicles v ${sql.raw(joinStore('v.provider_id'))} and s.active
      left join rental_terms rt on rt.provider_id = v.provider_id
    where s.module_id = ${moduleId} and v.active and jsonb_array_length(v.plates) > 0
    order by coalesce(rt.documents_required, false), v.id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The modules and zones of the providers whose vehicles can be booked. */
export async function listBookablePlaces(q: Queryable): Promise<{ moduleId: number; zoneId: number }[]> {
  const { rows } = await q.execute<{ moduleId: number; zoneId: number }>(sql`
    select distinct s.module_id as "moduleId", s.zone_id as "zoneId"
    from vehicles v ${sql.raw(joinStore('v.provider_id'))} and s.active
    where v.active and jsonb_array_length(v.plates) > 0`);
  return rows;
}
