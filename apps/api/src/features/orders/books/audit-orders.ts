import {
  heldByProvidersMinor,
  type JournalEntry,
  missingEntries,
  walletPaidMinor,
} from '@errand/domain/books';
import { and, asc, gt, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import type { Deps } from '../../../platform/deps.ts';
import { isPostedSql } from '../../ledger/ledger.views.ts';
import { missingTopUpsSql } from '../../payments/payments.views.ts';
import { orders } from '../orders.tables.ts';
import { type BookedFacts, readFacts } from './order-facts.queries.ts';

/** How many orders one statement reads. */
const PAGE = 200;

/** An amount by the order, and by the ledger or the payments. Minor units. */
type Both = { expectedMinor: number; actualMinor: number };

/** An order whose entries differ from its facts. */
export type OrderDifference = {
  orderId: number;
  /** The entries that would make it agree. */
  entries: JournalEntry[];
  /** What its wallets have paid in the end, and what providers hold of it by their payments; null if the order agrees. */
  wallet: Both | null;
  provider: Both | null;
};

/** Which orders are compared. */
export type AuditedOrders = {
  only?: readonly number[];
  /** Those that have changed since, and were placed before. */
  changedSince?: Date;
  placedBefore?: Date;
};

/**
 * Compares the ledger with the facts of every booked order, or of some, without posting. Facts and entries of an order are of
 * one moment, so orders may change meanwhile. `onDifference` is called for each order that differs. Returns how many orders
 * were compared.
 */
export async function auditOrders(
  deps: Pick<Deps, 'db' | 'settings'>,
  onDifference: (difference: OrderDifference) => void,
  { only, changedSince, placedBefore }: AuditedOrders = {},
): Promise<number> {
  const settings = await deps.settings();
  const isAudited = and(
    isNotNull(orders.terms),
    only && inArray(orders.id, [...only]),
    changedSince && gte(orders.updatedAt, changedSince),
    placedBefore && lt(orders.createdAt, placedBefore),
  );
  let [compared, after] = [0, 0];
  for (;;) {
    const page = await deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isAudited, gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(PAGE);
    const ids = page.map(({ id }) => id);
    for (const found of await readFacts(deps.db, ids, settings)) {
      const difference = differenceOf(found);
      if (difference) onDifference(difference);
    }
    compared += ids.length;
    const last = ids.at(-1);
    if (last === undefined || ids.length < PAGE) return compared;
    after = last;
  }
}

function differenceOf({ facts, posted, paidByWalletMinor, heldMinor }: BookedFacts): OrderDifference | null {
  const entries = missingEntries(facts, posted);
  const wallet = compare(walletPaidMinor(facts), paidByWalletMinor);
  const provider = compare(heldByProvidersMinor(facts), heldMinor);
  if (entries.length === 0 && !wallet && !provider) return null;
  return { orderId: facts.order.orderId, entries, wallet, provider };
}

/** Both sides if they are known and differ. */
function compare(expectedMinor: number | null, actualMinor: number | null): Both | null {
  if (expectedMinor === null || actualMinor === null || expectedMinor === actualMinor) return null;
  return { expectedMinor, actualMinor };
}

/** The ids of the payments whose top-up of a wallet is missing in the ledger, the oldest first. */
export async function listMissingTopUps(q: Queryable): Promise<string[]> {
  const missing = sql.raw(missingTopUpsSql((id) => isPostedSql(id, 'add_fund')));
  return (await q.execute<{ id: string }>(missing)).rows.map(({ id }) => id);
}

/** Orders that were placed before an instant and are not booked yet, the first ones. */
export async function listUnbooked(q: Queryable, before: Date): Promise<number[]> {
  const rows = await q
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNull(orders.terms), lt(orders.createdAt, before)))
    .orderBy(asc(orders.id))
    .limit(PAGE);
  return rows.map(({ id }) => id);
}
