import type { VehicleExtra } from '@errand/domain/delivery';
import { sql } from 'drizzle-orm';
import { defaultTextSql, type Queryable } from '../../platform/db/index.ts';

const applicant = `view_application.first_name || ' ' || view_application.last_name`;

/** The applications that nobody has decided, for `from`: who applies, in which zone and since when. */
export const OPEN_APPLICATIONS = `(select 'store' as kind, view_application.id, view_application.zone_id, view_application.created_at,
    ${defaultTextSql('view_application.name')} || ' · ' || ${applicant} as text
  from store_applications view_application where view_application.status = 'pending'
  union all select 'courier', view_application.id, view_application.zone_id, view_application.created_at, ${applicant}
  from courier_applications view_application where view_application.status = 'pending')`;

/** SQL of the active courier vehicles with an extra charge by distance as JSON (`VehicleExtra[]`); independent of any row. */
export const VEHICLE_EXTRAS_SQL = `
  (select coalesce(json_agg(json_build_object('fromKm', view_vehicle.needed_from_km,
      'extraMinor', view_vehicle.extra_minor)), '[]')
    from courier_vehicles view_vehicle where view_vehicle.active and view_vehicle.needed_from_km is not null)`;

/** The courier vehicles with an extra charge by distance. */
export async function listVehicleExtras(q: Queryable): Promise<VehicleExtra[]> {
  const found = await q.execute<{ extras: VehicleExtra[] }>(
    sql`select ${sql.raw(VEHICLE_EXTRAS_SQL)} as extras`,
  );
  return found.rows[0]?.extras ?? [];
}
