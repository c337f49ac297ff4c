import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/customers/customers';
import { searchedOrderNumber } from '@errand/domain/orders';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId, isOrderId } from '../../../platform/db/index.ts';
import { AppError, customerIdOf, requireFound } from '../../../platform/http/index.ts';
import { unreachableList } from '../../../platform/messages/reach/index.ts';
import { openImpersonations } from '../../auth/impersonation/index.ts';
import { listSessions } from '../../auth/index.ts';
import { balancesOf } from '../../ledger/index.ts';
import { findOrderOwner } from '../../orders/orders.views.ts';
import { listAddressRows } from '../customer.queries.ts';
import { toCustomerDetails, toCustomerRow } from './customer.serializer.ts';
import {
  customersBy,
  findStoredCustomer,
  listMergedInto,
  listNotes,
  type StoredCustomer,
} from './customers.queries.ts';

/** A page of customers. Its cursor is the id of the row before it. */
export async function listCustomers(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCustomers>['query'],
) {
  const ofOrder = await findCustomerOfOrder(ctx, query.search);
  const found = customersBy(ctx.pool, { ...query, ofOrder });
  return listPageAfter(query, { ...found, ...BY_ID }, (rows) => rows.map(toCustomerRow));
}

/** The customer of the order whose number was typed: `#12`, `12`. */
async function findCustomerOfOrder(ctx: ConsoleContext, search: string | undefined): Promise<number | null> {
  const id = searchedOrderNumber(search ?? '');
  const owner = id !== null && isOrderId(id) ? await findOrderOwner(ctx.db, id) : null;
  return owner === null ? null : customerIdOf(owner);
}

/** Throws `not_found`. */
export async function readCustomer(ctx: ConsoleContext, id: number) {
  const customer = requireFound(isId(id) ? await findStoredCustomer(ctx.pool, id) : null);
  const now = new Date(ctx.now());
  const balances = await balancesOf(ctx.pool, `customer:${id}`);
  const addresses = await listAddressRows(ctx.db, id);
  const sessions = await listSessions(ctx.db, id);
  const notes = await listNotes(ctx.db, id);
  const merged = await listMergedInto(ctx.pool, id);
  const impersonations = await openImpersonations.listOpen(ctx.db, id, now);
  const staff = await listStaffNames(ctx.db, [
    customer.blocked_by,
    ...notes.map(({ staffId }) => staffId),
    ...impersonations.map(({ staffId }) => staffId),
  ]);
  const unreachable = await unreachableList.listOf(ctx.db, customer);
  return toCustomerDetails({
    publicUrl: ctx.publicUrl,
    customer,
    balances,
    addresses: addresses.map(({ address }) => address),
    sessions: sessions.filter(
      ({ expiresAt, impersonationId }) => expiresAt > now && impersonationId === null,
    ),
    notes,
    merged,
    unreachable,
    impersonations,
    staff,
  });
}

/** Throws `not_found`, or `customer_removed` for a deleted account. */
export async function requireAccount(ctx: ConsoleContext, id: number): Promise<StoredCustomer> {
  const customer = requireFound(isId(id) ? await findStoredCustomer(ctx.pool, id) : null);
  if (customer.removed_at) throw new AppError('customer_removed');
  return customer;
}
