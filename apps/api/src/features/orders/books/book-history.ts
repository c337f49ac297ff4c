import { and, asc, gt, isNull } from 'drizzle-orm';
import type { Deps } from '../../../platform/deps.ts';
import { orders } from '../orders.tables.ts';
import { bookChangedOrder } from './book-order.ts';

const PAGE = 200;

/**
 * Books the orders without terms, which are older than the books or placed by an older version during a rollout. Each is booked
 * in a transaction of its own, so it can be stopped and repeated. An order that cannot be booked is logged and left out. Ends early at `untilMs`. Returns the number of booked orders.
 */
export async function bookHistory(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'settings'>,
  untilMs = Number.POSITIVE_INFINITY,
): Promise<number> {
  let [booked, after] = [0, 0];
  for (;;) {
    const page = await deps.db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNull(orders.terms), gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(PAGE);
    for (const { id } of page) {
      if (deps.now() >= untilMs) return booked;
      after = id;
      if (await bookOne(deps, id)) booked += 1;
    }
    if (page.length < PAGE) return booked;
  }
}

async function bookOne(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'settings'>,
  orderId: number,
): Promise<boolean> {
  try {
    await bookChangedOrder(deps, orderId);
    return true;
  } catch (error) {
    deps.log.error({ err: error, orderId }, 'an order could not be booked');
    return false;
  }
}
