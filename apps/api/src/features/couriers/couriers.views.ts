import { type SQL, sql } from 'drizzle-orm';
import { jsonOf, type RowOf } from '../../platform/db/index.ts';
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
