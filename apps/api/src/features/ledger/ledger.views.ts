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
