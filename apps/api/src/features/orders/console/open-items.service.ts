import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/open-items';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { type ConsoleContext, listPage } from '../../../console/index.ts';
import { openReceivables } from '../../ledger/index.ts';
import { openItems } from '../books/open-items.tables.ts';
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
