import { isTripActive, TRIP_STATUSES } from '@errand/domain/rental';
import type pg from 'pg';
import { columnsExcept, jsonOf, prepared, type RowOf } from '../../platform/db/index.ts';
import { stores } from '../stores/stores.tables.ts';
import { joinStore } from '../stores/stores.views.ts';
import { trips, tripVehicles } from './rental.tables.ts';

const TRIP = columnsExcept(trips, 't', [
  'discountMinor',
  'note',
  'owner',
  'taxMinor',
  'updatedAt',
  'vehiclesMinor',
]);
const PROVIDER = jsonOf(stores, 's', ['id', 'name', 'slug', 'phone']);
const VEHICLE = jsonOf(tripVehicles, 'v', [
  'id',
  'vehicleId',
  'name',
  'picture',
  'tint',
  'quantity',
  'totalMinor',
]);
export type TripRow = RowOf<typeof TRIP> & {
  provider: RowOf<typeof PROVIDER>;
  vehicles: RowOf<typeof VEHICLE>[];
};

/** Lists a page of an owner's trips, newest first, with their total. */
export async function listTripRows(
  pool: pg.Pool,
  owner: string,
  which: 'running' | 'history',
  { limit, offset: page }: { limit: number; offset: number },
): Promise<{ rows: TripRow[]; total: number }> {
  const statuses = TRIP_STATUSES.filter((status) => isTripActive(status) === (which === 'running'));
  const [rows, counted] = await Promise.all([
    prepared<TripRow>(pool, 'trips-page', PAGE, [owner, statuses, limit, (page - 1) * limit]),
    prepared<{ total: number }>(
      pool,
      'trips-count',
      'select count(*) as total from trips where owner = $1 and status = any($2::text[])',
      [owner, statuses],
    ),
  ]);
  return { rows, total: counted[0]?.total ?? 0 };
}

const PAGE = `
  select ${TRIP.sql}, ${PROVIDER.sql} as provider,
    coalesce((select json_agg(${VEHICLE.sql} order by v.id)
      from trip_vehicles v where v.trip_id = t.id), '[]') as vehicles
  from trips t ${joinStore('t.provider_id')}
  where t.owner = $1 and t.status = any($2::text[]) order by t.pickup_at desc, t.id desc limit $3 offset $4`;
