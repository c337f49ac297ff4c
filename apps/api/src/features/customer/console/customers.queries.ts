import type { ParsedInput } from '@errand/contract';
import type { listCustomers } from '@errand/contract/console/customers/customers';
import { desc, eq } from 'drizzle-orm';
import type pg from 'pg';
import {
  type Bind,
  countRows,
  prepared,
  type Queryable,
  runStatement,
  type Statement,
  statement,
} from '../../../platform/db/index.ts';
import { isPhotoSql } from '../../../platform/files/index.ts';
import { containsWordsSql, hasTrigram } from '../../../platform/search/index.ts';
import { FROM_CUSTOMERS } from '../../auth/auth.views.ts';
import { countOrdersSql } from '../../orders/orders.views.ts';
import { customerNotes } from '../customer.tables.ts';

type Query = ParsedInput<typeof listCustomers>['query'];
export type CustomerFilter = Pick<Query, 'direction' | 'state' | 'from' | 'to' | 'search'> & {
  /** The customer of an order whose number was typed; null for none. */
  ofOrder: number | null;
};

export type ListedCustomer = {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  blocked: boolean;
  removed_at: Date | null;
  merged_into: number | null;
  created_at: Date;
  order_count: number;
};

export type StoredCustomer = ListedCustomer & {
  picture: string | null;
  is_photo: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  ref_code: string;
  login_medium: string | null;
  block_reason: string | null;
  blocked_at: Date | null;
  blocked_by: number | null;
  version: string;
};

const LISTED = `c.id, c.first_name, c.last_name, c.email, c.phone, c.blocked, c.removed_at, c.merged_into, c.created_at,
  ${countOrdersSql("'customer:' || c.id")} as order_count`;

/** Customers by their number, which is the order of their creation. Positions in the list are ids. */
export function customersBy(pool: pg.Pool, filter: CustomerFilter) {
  return {
    rows: (limit: number, after: number | null) =>
      runStatement<ListedCustomer>(pool, customerPage(filter, limit, after)),
    async count(most: number): Promise<number> {
      if (!isIndexed(filter))
        return countRows(pool, most, (bind) => `${FROM_CUSTOMERS} where ${conditions(bind, filter)}`);
      const [row] = await runStatement<{ total: number }>(
        pool,
        statement(
          (bind) =>
            `select least(count(*), ${bind(most)})::int as total ${FROM_CUSTOMERS} where ${conditions(bind, filter)}`,
        ),
      );
      return row?.total ?? 0;
    },
  };
}

/**
 * The statement of a page. A search is materialized. Otherwise the limit makes a plan without knowledge of the typed
 * words scan the accounts in order instead of using the trigram index.
 */
function customerPage(filter: CustomerFilter, limit: number, after: number | null): Statement {
  const ascending = filter.direction === 'asc';
  const order = `order by c.id ${ascending ? 'asc' : 'desc'}`;
  return statement((bind) => {
    const rest = after === null ? 'true' : `c.id ${ascending ? '>' : '<'} ${bind(after)}`;
    return isIndexed(filter)
      ? `with matching as materialized (select c.id ${FROM_CUSTOMERS} where ${conditions(bind, filter)})
        select ${LISTED} ${FROM_CUSTOMERS}
        where c.id in (select c.id from matching c where ${rest} ${order} limit ${bind(limit)}) ${order}`
      : `select ${LISTED} ${FROM_CUSTOMERS} where ${conditions(bind, filter)} and ${rest}
        ${order} limit ${bind(limit)}`;
  });
}

/** Three characters make a trigram. For shorter words only this many of the newest accounts are searched. */
const SEARCHED = 20_000;

function isIndexed({ search = '' }: CustomerFilter): boolean {
  return search.length >= 3;
}

function conditions(bind: Bind, { state, from, to, search, ofOrder }: CustomerFilter): string {
  return [
    state === 'merged' && 'c.merged_into is not null',
    state === 'removed' && 'c.removed_at is not null and c.merged_into is null',
    state !== 'removed' && state !== 'merged' && 'c.removed_at is null',
    state === 'active' && 'not c.blocked',
    (state === 'blocked' || state === 'removed') && 'c.blocked',
    from && `c.created_at >= ${bind(new Date(from))}`,
    to && `c.created_at < ${bind(new Date(to))}`,
    search && found(bind, search, ofOrder),
  ]
    .filter(Boolean)
    .join(' and ');
}

/** A part of the name or e-mail, the end of a phone number, or the number of an order. */
function found(bind: Bind, search: string, ofOrder: number | null): string {
  const digits = search.replace(/\D/g, '');
  if (digits === '' || !/^[#+()\d\s-]+$/.test(search)) {
    const name = containsWordsSql("c.first_name || ' ' || c.last_name", search, bind);
    const named = `(${name} or ${containsWordsSql('c.email', search, bind)})`;
    return hasTrigram(search)
      ? named
      : `(${named} and c.id > (select max(c.id) ${FROM_CUSTOMERS}) - ${SEARCHED})`;
  }
  // A local number begins with 0, the stored one with the country code.
  const end = digits.replace(/^0+/, '');
  const phone = end.length >= 4 ? `c.phone like ${bind(`%${end}`)}` : null;
  return `(${[ofOrder !== null && `c.id = ${bind(ofOrder)}`, phone].filter(Boolean).join(' or ') || 'false'})`;
}

export async function findStoredCustomer(pool: pg.Pool, id: number): Promise<StoredCustomer | null> {
  const rows = await prepared<StoredCustomer>(pool, 'console-customer', CUSTOMER, [id]);
  return rows[0] ?? null;
}

const CUSTOMER = `
  select ${LISTED}, c.picture, ${isPhotoSql('c.picture')} as is_photo, c.email_verified, c.phone_verified, c.ref_code,
    c.login_medium, c.block_reason, c.blocked_at, c.blocked_by, c.xmin::text as version
  ${FROM_CUSTOMERS} where c.id = $1`;

export async function insertNote(q: Queryable, row: typeof customerNotes.$inferInsert): Promise<void> {
  await q.insert(customerNotes).values(row);
}

/** The notes of a customer, the latest first. */
export function listNotes(q: Queryable, customerId: number) {
  return q
    .select()
    .from(customerNotes)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.id));
}

/** The accounts that were merged into one, the latest first. */
export function listMergedInto(
  pool: pg.Pool,
  id: number,
): Promise<{ id: number; removed_at: Date | null }[]> {
  return prepared(pool, 'console-customer-merged', MERGED, [id]);
}

const MERGED = `select c.id, c.removed_at ${FROM_CUSTOMERS} where c.merged_into = $1 order by c.removed_at desc, c.id`;
