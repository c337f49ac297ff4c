import { eq, type SQL, sql } from 'drizzle-orm';
import { jsonOf, type Queryable, type RowOf } from '../../platform/db/index.ts';
import { couriers } from './couriers.tables.ts';

const COURIER = jsonOf(couriers, 'view_courier', [
  'id',
  'firstName',
  'lastName',
  'phone',
  'vehicle',
  'picture',
  'ratingAverage',
  'ratingCount',
  'latitude',
  'longitude',
  'heading',
]);
export type CourierRow = RowOf<typeof COURIER>;

/** SQL of a courier as JSON (`CourierRow`), null for none: `courierSql('o.courier_id')`. */
export function courierSql(id: string): string {
  return `(select ${COURIER.sql} from couriers view_courier where view_courier.id = ${id})`;
}

/** SQL condition: a courier has the phone number. */
export function isCourierPhoneSql(phone: string): SQL {
  return sql`exists (select 1 from ${couriers} where ${couriers.phone} = ${phone})`;
}

/** SQL of the zone of a courier; null for a courier of every zone. */
export function courierPlaceSql(id: string): string {
  return `(select view_courier.zone_id from couriers view_courier where view_courier.id = ${id})`;
}

/** The zone of a courier; null for a courier of every zone. */
export async function findCourierZone(q: Queryable, id: number): Promise<number | null> {
  const [row] = await q.select({ zoneId: couriers.zoneId }).from(couriers).where(eq(couriers.id, id));
  return row?.zoneId ?? null;
}
