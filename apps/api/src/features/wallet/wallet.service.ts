import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/wallet';
import { ORDER_TRANSFER_TYPES, type TransferType, transferTypesOfFilter } from '@errand/domain/ledger';
import { toMajor } from '@errand/domain/money';
import { translated } from '../../platform/db/index.ts';
import { type RequestContext, requireCustomerId } from '../../platform/http/index.ts';
import { type LedgerRow, listLedgerRows } from '../ledger/index.ts';
import { storeIdsOfOrders } from '../orders/orders.views.ts';
import { storeNamesOf } from '../stores/stores.views.ts';
import { requireWallet } from './require-wallet.ts';

type Query = ParsedInput<typeof contract.listWalletTransactions>['query'];

/** A page of the customer's wallet history. Throws `wallet_off` if wallets are disabled. */
export async function listWalletTransactions(
  ctx: RequestContext<'db' | 'pool' | 'settings'>,
  { type, limit, offset }: Query,
) {
  const customerId = requireCustomerId(ctx);
  const settings = await ctx.settings();
  requireWallet(settings);
  const owner = `customer:${customerId}`;
  const account = { owner, unit: 'money' as const };
  const { rows, total } = await listLedgerRows(ctx.pool, account, transferTypesOfFilter(type), {
    limit,
    offset,
  });
  const nameOf = await storeNamer(ctx, owner, rows);
  const digits = settings.digit_after_decimal_point;
  const data = rows.map((row) => toTransactionResponse(row, customerId, digits, nameOf(row)));
  return { total_size: total, limit, offset, data };
}

type Movement = { type: TransferType; reference: string | null };

/** Returns a function that names the store of the order that a movement refers to; null if it refers to none. */
export async function storeNamer(ctx: RequestContext<'db'>, owner: string, rows: Movement[]) {
  const orderOf = ({ type, reference }: Movement) =>
    ORDER_TRANSFER_TYPES.includes(type) && /^\d{1,15}$/.test(reference ?? '') ? Number(reference) : null;
  const ids = rows.map(orderOf).filter((id) => id !== null);
  const storeIds = await storeIdsOfOrders(ctx.db, owner, ids);
  const names = await storeNamesOf(ctx.db, [...new Set(storeIds.values())]);
  return (row: Movement) => {
    const storeId = storeIds.get(orderOf(row) ?? 0);
    return (storeId !== undefined && translated(names.get(storeId), ctx.language)) || null;
  };
}

/** The bonus of a top-up is separate from the paid amount; their sum is what the wallet received. */
function toTransactionResponse(
  row: LedgerRow,
  customerId: number,
  digits: number,
  storeName: string | null,
): contract.WalletTransaction {
  const at = row.at.toISOString();
  const bonus = row.type === 'add_fund' ? row.bonus : 0;
  return {
    user_id: customerId,
    transaction_id: row.transaction_id,
    credit: toMajor(Math.max(0, row.amount - bonus), digits),
    debit: toMajor(Math.max(0, -row.amount), digits),
    admin_bonus: toMajor(bonus, digits),
    balance: toMajor(row.balance, digits),
    transaction_type: row.type,
    reference: row.reference,
    store_name: storeName,
    created_at: at,
    updated_at: at,
  };
}
