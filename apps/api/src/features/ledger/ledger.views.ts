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

/**
 * SQL of what is open for an order: what was paid ahead, or, negative, what is due for it; in minor units. Its wallet posts with the
 * number of the order alone. Older entries are of `house:orders`.
 */
export function receivableOfOrderSql(orderId: string): string {
  return `(select coalesce(sum(view_entry.amount), 0)::float8 from ledger_transfers view_transfer
      join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
    where view_transfer.reference in ('order:' || ${orderId}, ${orderId}::text) and view_entry.account_id in
      (select id from ledger_accounts where owner in ('house:receivable', 'house:orders') and unit = 'money'))`;
}

/** SQL of the balance of an account of the operator, which is read from the sums of its months; in minor units. */
export function operatorBalanceSql(owner: string): string {
  return `(select coalesce(sum(view_month.amount), 0)::float8 from ledger_months view_month
    where view_month.account_id = (select id from ledger_accounts where owner = '${owner}' and unit = 'money'))`;
}

/** The operator's accounts of what it bears for customers, by the kind that reports name. */
const BORNE_ACCOUNTS = {
  'house:discounts': 'discount',
  'house:coupons': 'coupon',
  'house:free_delivery': 'free_delivery',
  'house:cashback': 'cashback',
  'house:loyalty': 'loyalty',
  'house:referrals': 'referral',
  'house:top_up_bonuses': 'bonus',
  'house:goodwill': 'goodwill',
};
const listed = (texts: readonly string[]) => texts.map((text) => `'${text}'`).join(', ');

/** SQL of the number of the order that a transfer is about; null for another subject. */
const ORDER_OF_TRANSFER = `case when view_transfer.reference ~ '^(order:)?[0-9]{1,15}$'
  then replace(view_transfer.reference, 'order:', '')::int8 end`;

/**
 * SQL of what operator and stores bore between two instants, for `from`: the order if it is about one, the kind, whether it is a
 * store, and the amount in minor units, which is negative where a refund took it back.
 */
export function bornePostingsSql(from: string, to: string): string {
  const kinds = Object.entries(BORNE_ACCOUNTS).map(([owner, kind]) => `when '${owner}' then '${kind}'`);
  return `(select ${ORDER_OF_TRANSFER} as order_id, view_account.owner like 'store:%' as is_store,
      case view_account.owner ${kinds.join(' ')} else view_entry.part end as kind, 0 - view_entry.amount as amount
    from ledger_transfers view_transfer join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
      join ledger_accounts view_account on view_account.id = view_entry.account_id and view_account.unit = 'money'
    where view_transfer.at >= ${from} and view_transfer.at < ${to} and (
      view_account.owner in (${listed(Object.keys(BORNE_ACCOUNTS))})
      or (view_account.owner like 'store:%' and view_entry.part in ('discount', 'coupon', 'free_delivery'))))`;
}

function borneSum(part: 'coupon' | 'discount', who: 'house' | 'store'): string {
  return `coalesce(-sum(view_entry.amount) filter (where view_entry.part = '${part}' and view_account.owner like '${who}:%'), 0)`;
}

/** Joins as `borne` what operator and store bear of the discounts and the coupon of an order, in minor units. */
export function joinBorneOfOrder(orderId: string): string {
  return `cross join lateral (select ${borneSum('coupon', 'house')} as coupon_operator, ${borneSum('coupon', 'store')} as coupon_store,
      ${borneSum('discount', 'house')} as discount_operator, ${borneSum('discount', 'store')} as discount_store
    from ledger_transfers view_transfer join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
      join ledger_accounts view_account on view_account.id = view_entry.account_id
    where view_transfer.reference = 'order:' || ${orderId} and view_entry.part in ('discount', 'coupon')) borne`;
}

/** SQL of the share of a part of an order's price, from 0 to 1, that refunds have taken back by the books. */
export function refundedShareSql(orderId: string, part: string): string {
  return `coalesce((select -${sumOfType('refund')} / nullif(${sumOfType('earning')}, 0)
    from ledger_transfers view_transfer join ledger_entries view_entry on view_entry.transfer_id = view_transfer.id
    where view_transfer.reference = 'order:' || ${orderId} and view_transfer.type in ('earning', 'refund')
      and view_entry.part = ${part}), 0)`;
}

function sumOfType(type: string): string {
  return `sum(view_entry.amount) filter (where view_transfer.type = '${type}')`;
}

/** SQL of the operator's taxes that were posted between two instants, for `from`: the order, the day, the rate and the amount. */
export function taxPostingsSql(from: string, to: string): string {
  return `(select ${ORDER_OF_TRANSFER} as order_id, view_transfer.day, substr(view_account.owner, 11)::float8 as rate,
      view_entry.amount, view_transfer.type in ('refund', 'reversal') as is_refund
    from ledger_accounts view_account join ledger_entries view_entry on view_entry.account_id = view_account.id
      join ledger_transfers view_transfer on view_transfer.id = view_entry.transfer_id
    where view_account.owner like 'house:tax:%' and view_account.unit = 'money'
      and view_transfer.at >= ${from} and view_transfer.at < ${to})`;
}

/** SQL of the orders that were earned between two instants, for `from`, each with its first day. */
export function ordersEarnedSql(from: string, to: string): string {
  return `(select ${ORDER_OF_TRANSFER} as order_id, min(view_transfer.day) as day from ledger_transfers view_transfer
    where view_transfer.type = 'earning' and view_transfer.at >= ${from} and view_transfer.at < ${to} group by 1)`;
}
