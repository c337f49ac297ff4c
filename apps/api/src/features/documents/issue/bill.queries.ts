import { ledgerOwner, storeOwner } from '@errand/domain/books';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/db/index.ts';
import { BILLED_MONTHS, BILLED_TO_STORES, STORE_FEES } from '../../ledger/ledger.views.ts';
import { commissionTaxSql } from '../../orders/orders.views.ts';

/** What the operator charged a store in a month for one thing at one rate, in minor units; negative is given back. */
export type BilledSum = {
  /** `YYYY-MM`. */
  month: string;
  what: 'commission' | 'commission_refunds' | 'free_delivery' | 'plan' | 'advertisement';
  ratePercent: number;
  netMinor: number;
  taxMinor: number;
};

/**
 * What the books have charged a store within days, `from` and `to` included. A delivery that the store made free is paid to
 * the operator who delivers. A store that delivers itself is paid for it by the operator, which is no charge.
 */
export async function listBilled(
  q: Queryable,
  storeId: number,
  { from, to }: { from: string | null; to: string },
): Promise<BilledSum[]> {
  const account = ledgerOwner({ account: 'store', owner: storeOwner(storeId) });
  const days = sql`day <= ${to}::date and (${from}::date is null or day >= ${from}::date)`;
  const { rows } = await q.execute<{
    month: string;
    what: BilledSum['what'];
    rate: number;
    net: number;
    tax: number;
  }>(sql`
    select to_char(day, 'YYYY-MM') as month, case when type = 'refund' then 'commission_refunds' else 'commission' end as what,
      ${sql.raw(commissionTaxSql("split_part(reference, ':', 2)::int8"))} ::float8 as rate, (-sum(commission))::float8 as net,
      (-sum(commission_tax))::float8 as tax
      from ${sql.raw(BILLED_TO_STORES)} billed where owner = ${account} and ${days} and commission + commission_tax <> 0
      group by 1, 2, 3
    union all select to_char(day, 'YYYY-MM'), 'free_delivery', 0, -sum(free_delivery), 0
      from ${sql.raw(BILLED_TO_STORES)} billed where owner = ${account} and ${days}
        and (type = 'refund') = (free_delivery > 0) and free_delivery <> 0 group by 1
    union all select to_char(day, 'YYYY-MM'), type, rate, sum(net), sum(tax)
      from ${sql.raw(STORE_FEES)} fees where reference = ${storeOwner(storeId)} and ${days} group by 1, 2, 3
    order by 1, 2, 3`);
  return rows.map(({ month, what, rate, net, tax }) => ({
    month,
    what,
    ratePercent: rate,
    netMinor: net,
    taxMinor: tax,
  }));
}

/** The stores that were charged something in a month, by its first day. */
export async function listBilledStores(q: Queryable, month: string): Promise<number[]> {
  const { rows } = await q.execute<{ id: number }>(sql`
    select distinct split_part(owner, ':', 3)::int as id from ${sql.raw(BILLED_MONTHS)} billed
      where month = ${`${month}-01`}::date
    union select distinct split_part(reference, ':', 2)::int from ${sql.raw(STORE_FEES)} fees
      where day >= ${`${month}-01`}::date and day < ${`${month}-01`}::date + interval '1 month'
    order by 1`);
  return rows.map(({ id }) => id);
}
