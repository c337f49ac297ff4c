import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/open-items';
import { orderOwner, writeOff } from '@errand/domain/books';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { openReceivables, postEntry } from '../../ledger/index.ts';
import { bookOrder } from '../books/index.ts';
import { openItems } from '../books/open-items.tables.ts';
import { lockOrder } from '../orders.queries.ts';
import { orders } from '../orders.tables.ts';

type Age = contract.OpenItem['age'];
const DAY_MS = 86_400_000;
/** Up to how many days an item has each age. */
const DAYS: [age: Age, days: number][] = [
  ['week', 7],
  ['month', 31],
  ['quarter', 92],
  ['older', Number.POSITIVE_INFINITY],
];

/** Orders that were found to be open, the oldest first, with what is open of them now; those that are even since are left out. */
export function listOpenItems(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listOpenItems>['query'],
) {
  const where = and(
    query.kind && eq(openItems.kind, query.kind),
    query.age && ageSql(query.age, new Date(ctx.now())),
  );
  const rows = (limit: number, offset: number) =>
    ctx.db
      .select({ item: openItems, type: orders.type })
      .from(openItems)
      .innerJoin(orders, eq(orders.id, openItems.orderId))
      .where(where)
      .orderBy(asc(openItems.since), asc(openItems.orderId))
      .limit(limit)
      .offset(offset);
  const count = () => ctx.db.$count(openItems, where);
  return listPage(query, { rows, count }, async (page) => {
    const ids = page.map(({ item }) => item.orderId);
    const amounts = await openReceivables.of(ctx.db, ids);
    return page.flatMap(({ item, type }): contract.OpenItem[] => {
      const amountMinor = amounts.get(item.orderId);
      if (amountMinor === undefined) return [];
      return [
        {
          id: item.orderId,
          order_type: type,
          kind: item.kind,
          amount_minor: amountMinor,
          since: item.since,
          age: ageOf(item.since, ctx.now()),
          listed_at: item.listedAt.toISOString(),
        },
      ];
    });
  });
}

function ageOf(since: string, now: number): Age {
  const days = Math.floor((now - Date.parse(`${since}T00:00:00Z`)) / DAY_MS);
  return DAYS.find(([, most]) => days <= most)?.[0] ?? 'older';
}

function ageSql(age: Age, now: Date): SQL {
  const at = DAYS.findIndex(([name]) => name === age);
  const [most, least] = [DAYS[at]?.[1] ?? 0, DAYS[at - 1]?.[1] ?? -1];
  const days = sql`(${now.toISOString()}::timestamptz at time zone 'UTC')::date - ${openItems.since}`;
  return Number.isFinite(most) ? sql`${days} > ${least} and ${days} <= ${most}` : sql`${days} > ${least}`;
}

/**
 * Gives up what is due for an order, once: the order is locked. The reason is in the audit log. Throws `write_off_nothing` for an
 * order for which nothing is due.
 */
export async function writeOffOrder(ctx: ConsoleContext, id: number): Promise<{ done: true }> {
  await ctx.db.transaction(async (tx) => {
    requireFound(isId(id) ? await lockOrder(tx, id) : null);
    await bookOrder(ctx, tx, id);
    const dueMinor = 0 - ((await openReceivables.of(tx, [id])).get(id) ?? 0);
    const [item] = await tx.select().from(openItems).where(eq(openItems.orderId, id));
    if (dueMinor <= 0 || !item) throw new AppError('write_off_nothing');
    await postEntry(tx, writeOff(orderOwner(id), dueMinor), { at: new Date(ctx.now()) });
    await tx.delete(openItems).where(eq(openItems.orderId, id));
  });
  return { done: true };
}
