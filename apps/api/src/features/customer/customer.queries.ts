import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { prepared, type Queryable } from '../../platform/db/index.ts';
import { isPhotoSql } from '../../platform/files/index.ts';
import { FROM_CUSTOMERS } from '../auth/auth.views.ts';
import { zoneIdsAtSql } from '../location/location.views.ts';
import { countOrdersSql } from '../orders/orders.views.ts';
import { addresses } from './customer.tables.ts';

export type CustomerRow = {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  email_verified: boolean;
  phone_verified: boolean;
  picture: string | null;
  is_photo: boolean;
  ref_code: string;
  login_medium: string | null;
  interests: number[];
  zone_ids: number[];
  created_at: Date;
  order_count: number;
};

export async function findCustomer(pool: pg.Pool, id: number): Promise<CustomerRow | null> {
  const rows = await prepared<CustomerRow>(pool, 'customer', CUSTOMER, [id]);
  return rows[0] ?? null;
}

const CUSTOMER = `
  select c.id, c.first_name, c.last_name, c.email, c.phone, c.email_verified, c.phone_verified, c.picture,
    c.ref_code, c.login_medium, c.interests, c.zone_ids, c.created_at,
    ${isPhotoSql('c.picture')} as is_photo, ${countOrdersSql("'customer:' || c.id")} as order_count
  ${FROM_CUSTOMERS} where c.id = $1`;

export type AddressRow = typeof addresses.$inferSelect;

/** Newest first, each with the active zones that hold it. */
export async function listAddressRows(
  q: Queryable,
  customerId: number,
): Promise<{ address: AddressRow; zoneIds: number[] }[]> {
  return q
    .select({ address: addresses, zoneIds: zoneIdsAtSql(addresses.longitude, addresses.latitude) })
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(sql`${addresses.id} desc`);
}

export type AddressValues = Omit<
  typeof addresses.$inferInsert,
  'id' | 'customerId' | 'createdAt' | 'updatedAt'
>;

export async function insertAddress(
  q: Queryable,
  customerId: number,
  values: AddressValues,
  at: Date,
): Promise<number> {
  const [row] = await q
    .insert(addresses)
    .values({ ...values, customerId, createdAt: at, updatedAt: at })
    .returning({ id: addresses.id });
  return row?.id ?? 0;
}

/** False when the customer has no such address. */
export async function updateAddressRow(
  q: Queryable,
  customerId: number,
  id: number,
  values: AddressValues,
  at: Date,
): Promise<boolean> {
  const rows = await q
    .update(addresses)
    .set({ ...values, updatedAt: at })
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}

export async function deleteAddressRow(q: Queryable, customerId: number, id: number): Promise<boolean> {
  const rows = await q
    .delete(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)))
    .returning({ id: addresses.id });
  return rows.length > 0;
}
