import { isTripRunning, type RentalType, TRIP_STATUSES, type TripStatus } from '@errand/domain/rental';
import type pg from 'pg';
import { prepared, type Translations } from '../../platform/db/index.ts';
import type { TripPlace } from './rental.tables.ts';

export type TripRow = {
  id: number;
  provider_id: number;
  zone_id: number;
  status: TripStatus;
  type: RentalType;
  pickup: TripPlace;
  destination: TripPlace | null;
  pickup_at: Date;
  estimated_hours: number;
  distance_km: number | null;
  total_minor: number;
  payment_method: string;
  payment_status: string;
  created_at: Date;
  provider: { id: number; name: Translations; slug: string; phone: string };
  vehicles: {
    id: number;
    vehicle_id: number;
    name: Translations;
    picture: string | null;
    tint: string | null;
    quantity: number;
    total_minor: number;
  }[];
};

/** One page of somebody's trips, newest first, and how many there are in all. */
export async function listTripRows(
  pool: pg.Pool,
  owner: string,
  which: 'running' | 'history',
  { limit, offset: page }: { limit: number; offset: number },
): Promise<{ rows: TripRow[]; total: number }> {
  const statuses = TRIP_STATUSES.filter((status) => isTripRunning(status) === (which === 'running'));
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
  select t.id, t.provider_id, t.zone_id, t.status, t.type, t.pickup, t.destination, t.pickup_at, t.estimated_hours,
    t.distance_km, t.total_minor, t.payment_method, t.payment_status, t.created_at,
    json_build_object('id', s.id, 'name', s.name, 'slug', s.slug, 'phone', s.phone) as provider,
    coalesce((select json_agg(json_build_object('id', v.id, 'vehicle_id', v.vehicle_id, 'name', v.name,
        'picture', v.picture, 'tint', v.tint, 'quantity', v.quantity, 'total_minor', v.total_minor) order by v.id)
      from trip_vehicles v where v.trip_id = t.id), '[]') as vehicles
  from trips t join stores s on s.id = t.provider_id
  where t.owner = $1 and t.status = any($2::text[]) order by t.pickup_at desc, t.id desc limit $3 offset $4`;
