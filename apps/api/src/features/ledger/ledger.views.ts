import { ORDER_TRANSFER_TYPES } from '@errand/domain/ledger';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** SQL of the cash that a courier holds by the ledger, in minor units. */
export function courierCashSql(courierId: SQLWrapper): SQL<number> {
  return sql<number>`coalesce((select -view_account.balance from ledger_accounts view_account
    where view_account.owner = 'courier:' || ${courierId} and view_account.unit = 'money'), 0)`;
}

/**
 * SQL of what transfers of some types have posted for a reference as a JSON array of `PostedSum` of the domain; sums of 0 are
 * left out.
 */
export function postedSumsSql(reference: string, types: readonly string[]): string {
  const listed = types.map((type) => `'${type}'`).join(', ');
  return `coalesce((select json_agg(json_build_object('type', view_sum.type, 'owner', view_sum.owner, 'part', view_sum.part,
      'amountMinor', view_sum.amount))
    from (select view_transfer.type, view_account.owner, view_entry.part, sum(view_entry.amount) as amount
      from ledger_transfers view_transfer join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
        join ledger_accounts view_account on view_account.id = view_entry.account_id
      where view_transfer.reference = ${reference} and view_transfer.type in (${listed}) and view_account.unit = 'money'
      group by 1, 2, 3 having sum(view_entry.amount) <> 0) view_sum), '[]')`;
}

/** SQL condition: a transfer of a type was posted for a reference. */
export function isPostedSql(reference: string, type: string): string {
  return `exists (select 1 from ledger_transfers view_transfer
    where view_transfer.reference = ${reference} and view_transfer.type = '${type}')`;
}

/** SQL of what wallets have paid for an order, less what they were returned of it, in minor units. */
export function walletPaidSql(orderId: string): string {
  const types = ORDER_TRANSFER_TYPES.map((type) => `'${type}'`).join(', ');
  return `(select coalesce(-sum(view_entry.amount), 0)::float8 from ledger_transfers view_transfer
      join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
      join ledger_accounts view_account on view_account.id = view_entry.account_id
    where view_transfer.reference = ${orderId}::text and view_transfer.type in (${types})
      and view_account.unit = 'money' and view_account.owner like 'customer:%')`;
}

/** SQL of the commission that an order has brought the operator, less what refunds gave back; in minor units. */
export function commissionOfOrderSql(orderId: string): string {
  return `coalesce((select sum(view_entry.amount) from ledger_transfers view_transfer
      join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
    where view_transfer.reference = 'order:' || ${orderId} and view_entry.account_id =
      (select id from ledger_accounts where owner = 'house:commission' and unit = 'money')), 0)`;
}

/**
 * The entries of stores that the operator bills, for `from`: `owner` (the text of the store's account), `reference`, `type`,
 * `day`, and the sums of commission, its tax, and waived deliveries. What a store was charged is negative.
 */
export const BILLED_TO_STORES = `(select view_account.owner, view_transfer.reference, view_transfer.type, view_transfer.day,
    coalesce(sum(view_entry.amount) filter (where view_entry.part = 'commission'), 0)::float8 as commission,
    coalesce(sum(view_entry.amount) filter (where view_entry.part = 'commission_tax'), 0)::float8 as commission_tax,
    coalesce(sum(view_entry.amount) filter (where view_entry.part = 'free_delivery'), 0)::float8 as free_delivery
  from ledger_accounts view_account join ledger_entries view_entry on view_entry.account_id = view_account.id
    join ledger_transfers view_transfer on view_transfer.id = view_entry.transfer_id
  where view_account.unit = 'money' and view_entry.part in ('commission', 'commission_tax', 'free_delivery')
  group by view_account.owner, view_transfer.id)`;

/**
 * Plans and advertisements of stores, for `from`: `reference` (`store:5`), `type`, `day`, the price without tax, the tax and its
 * rate, which is 0 without one.
 */
export const STORE_FEES = `(select view_transfer.reference, view_transfer.type, view_transfer.day,
    coalesce(sum(view_entry.amount) filter (where view_account.owner in ('house:plans', 'house:advertisements')), 0)::float8 as net,
    coalesce(sum(view_entry.amount) filter (where view_account.owner like 'house:tax:%'), 0)::float8 as tax,
    coalesce(max(substr(view_account.owner, 11)) filter (where view_account.owner like 'house:tax:%'), '0')::float8 as rate
  from ledger_transfers view_transfer join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
    join ledger_accounts view_account on view_account.id = view_entry.account_id
  where view_transfer.type in ('plan', 'advertisement') and view_account.unit = 'money'
  group by view_transfer.id)`;

/** Accounts of stores with the months (first days) in which they were charged something that is billed, for `from`. */
export const BILLED_MONTHS = `(select view_account.owner, view_month.month from ledger_months view_month
  join ledger_accounts view_account on view_account.id = view_month.account_id
  where view_account.owner like 'store:%'
    and view_month.part in ('commission', 'commission_tax', 'free_delivery', 'plan', 'advertisement'))`;

/** SQL of the ids of orders that earned or kept money since an instant, as an array. */
export function earnedOrdersSql(since: SQLWrapper): SQL<number[]> {
  return sql`array(select distinct substr(view_transfer.reference, 7)::int8 from ledger_transfers view_transfer
    where view_transfer.at > ${since} and view_transfer.type in ('earning', 'cancellation_fee')
      and view_transfer.reference like 'order:%')`;
}

/** SQL of what an account of money has received up to an entry, in minor units; `owner` is SQL of its text. */
export function accountSumSql(owner: string, throughEntry: string): string {
  return `(select coalesce(sum(view_entry.amount), 0) from ledger_accounts view_account
      join ledger_entries view_entry on view_entry.account_id = view_account.id
    where view_account.owner = ${owner} and view_account.unit = 'money' and view_entry.id <= ${throughEntry})`;
}
