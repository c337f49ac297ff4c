import type { MergedRows } from '@errand/contract/console/customers/merge';
import type { Queryable, Tx } from '../../platform/db/index.ts';
import { moveResponses, type RequestContext } from '../../platform/http/index.ts';
import type { MergeCustomer, MergedCustomers } from '../../platform/personal-data.ts';
import * as auth from '../auth/index.ts';
import * as cart from '../cart/index.ts';
import * as chat from '../chat/index.ts';
import * as ledger from '../ledger/index.ts';
import * as notifications from '../notifications/index.ts';
import * as orders from '../orders/index.ts';
import * as payments from '../payments/index.ts';
import * as promotions from '../promotions/index.ts';
import * as rental from '../rental/index.ts';
import * as reviews from '../reviews/index.ts';
import * as wallet from '../wallet/index.ts';
import * as wishlist from '../wishlist/index.ts';
import { mergeCustomer as mergeAddresses } from './merge-customer.queries.ts';

/**
 * The merge of every feature with rows of a customer. They lock in this order, like the placing of an order: orders,
 * carts, wallet, and last the items of wishes.
 */
const MERGES: MergeCustomer[] = [
  orders.mergeCustomer,
  promotions.mergeCustomer,
  payments.mergeCustomer,
  auth.mergeCustomer,
  mergeAddresses,
  chat.mergeCustomer,
  cart.mergeCustomer,
  rental.mergeCustomer,
  reviews.mergeCustomer,
  notifications.mergeCustomer,
  {
    count: async () => [],
    move: (_ctx, tx, { from, into }) => moveResponses(tx, from.owner, into.owner),
  },
  wallet.mergeCustomer,
  ledger.mergeCustomer,
  wishlist.mergeCustomer,
];

/** What a merge would move and drop, by kind; kinds without rows are left out. */
export async function countMerge(q: Queryable, customers: MergedCustomers): Promise<MergedRows[]> {
  const sums = new Map<MergedRows['kind'], MergedRows>();
  for (const { count } of MERGES) {
    for (const { kind, moved, dropped } of await count(q, customers)) {
      const sum = sums.get(kind) ?? { kind, moved: 0, dropped: 0 };
      sums.set(kind, { kind, moved: sum.moved + moved, dropped: sum.dropped + dropped });
    }
  }
  return [...sums.values()].filter(({ moved, dropped }) => moved + dropped > 0);
}

/** Moves the rows of every feature, one after the other in the same transaction. Lock the accounts first. */
export async function moveRows(
  ctx: RequestContext<'events'>,
  tx: Tx,
  customers: MergedCustomers,
): Promise<void> {
  for (const { move } of MERGES) await move(ctx, tx, customers);
}

/**
 * Locks an account for its deletion or merge. Its orders and fundings are locked first, because deliveries and
 * decisions about fundings lock them before the account. Merges lock the accounts in ascending order of id. Null for an
 * unknown id.
 */
export async function lockWholeAccount(tx: Tx, id: number, others: number[] = []) {
  await orders.lockOrdersOf(tx, `customer:${id}`);
  await wallet.lockFundingsOf(tx, id);
  for (const other of [id, ...others].toSorted((a, b) => a - b)) await auth.lockCustomer(tx, other);
  return auth.findById(tx, id);
}
