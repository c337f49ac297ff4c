import type { ParsedInput } from '@errand/contract';
import { isOn } from '@errand/contract/flag';
import type * as contract from '@errand/contract/loyalty';
import { customerOwner } from '@errand/domain/books';
import { TRANSFER_TYPES } from '@errand/domain/ledger';
import { checkPointTransfer } from '@errand/domain/loyalty';
import {
  AppError,
  type RequestContext,
  requireCustomerId,
  withIdempotencyKey,
} from '../../platform/http/index.ts';
import type { Settings } from '../../platform/settings.ts';
import { textOf } from '../../platform/texts/index.ts';
import { type LedgerRow, listLedgerRows, lockBalances, postPoints } from '../ledger/index.ts';
import { requireWallet, wallets } from '../wallet/index.ts';
import { pointTermsOf } from './order-points.ts';

/** A page of the customer's points history. Throws `loyalty_off` if the program is disabled. */
export async function listPointTransactions(
  ctx: RequestContext<'db' | 'pool' | 'settings'>,
  paging: ParsedInput<typeof contract.listPointTransactions>['query'],
) {
  const customerId = requireCustomerId(ctx);
  requireLoyalty(await ctx.settings());
  const owner = `customer:${customerId}`;
  const account = { owner, unit: 'points' as const };
  const { rows, total } = await listLedgerRows(ctx.pool, account, TRANSFER_TYPES, paging);
  const nameOf = await wallets.storeNamer(ctx, owner, rows);
  return {
    total_size: total,
    ...paging,
    data: rows.map((row) => toPointResponse(row, customerId, nameOf(row))),
  };
}

/**
 * Converts points into wallet money, once per Idempotency-Key: both sides are one transfer, under the lock of both
 * accounts.
 */
export async function transferPoints(
  ctx: RequestContext<'db' | 'now' | 'settings'>,
  body: ParsedInput<typeof contract.transferPoints>['body'],
) {
  const customerId = requireCustomerId(ctx);
  const owner = `customer:${customerId}`;
  const settings = await ctx.settings();
  requireLoyalty(settings);
  requireWallet(settings);
  const points = body.point ?? body.points;
  if (points === undefined) throw new AppError('required', undefined, 'point');
  return withIdempotencyKey(ctx, 'transferPoints', { points }, async (tx) => {
    const balance = await lockBalances(tx, owner);
    const minimum = settings.loyalty_point_minimum_point;
    const terms = { ...pointTermsOf(settings), minimum };
    const checked = checkPointTransfer(points, balance.points, terms);
    if (!checked.ok) throw new AppError(checked.code, { minimum }, 'point');
    const move = {
      customerId,
      subject: customerOwner(customerId),
      points: -points,
      toWalletMinor: checked.worthMinor,
      as: 'loyalty_point' as const,
      reference: null,
      at: new Date(ctx.now()),
    };
    await postPoints(tx, move, terms);
    return { message: textOf('messages.points_transferred', ctx.language) };
  });
}

function requireLoyalty(settings: Settings): void {
  if (!isOn(settings.loyalty_point_status)) throw new AppError('loyalty_off');
}

function toPointResponse(
  row: LedgerRow,
  customerId: number,
  storeName: string | null,
): contract.PointTransaction {
  const at = row.at.toISOString();
  return {
    user_id: customerId,
    transaction_id: row.transaction_id,
    credit: Math.max(0, row.amount),
    debit: Math.max(0, -row.amount),
    balance: row.balance,
    transaction_type: row.type === 'loyalty_point' ? 'point_to_wallet' : row.type,
    reference: row.reference,
    store_name: storeName,
    created_at: at,
    updated_at: at,
  };
}
