import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/customers/fundings';
import { customerOwner, fundWallet } from '@errand/domain/books';
import { TRANSFER_TYPES } from '@errand/domain/ledger';
import { toMinor } from '@errand/domain/money';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId, type Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound, toWire } from '../../../platform/http/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { listLedgerRows, postEntry } from '../../ledger/index.ts';
import { lockWallet } from '../order-money.ts';
import { requireWallet } from '../require-wallet.ts';
import {
  type FundingRow,
  findByIntent,
  fundingsBy,
  insertFunding,
  lockFunding,
  sumOwnFundings,
  updateFunding,
} from './fundings.queries.ts';

const DAY_MS = 86_400_000;

/** A page of the entries of a wallet or of points. Its cursor is the number of the next page. */
export async function listMovements(
  ctx: ConsoleContext,
  id: number,
  { unit, limit, cursor }: ParsedInput<typeof contract.listCustomerMovements>['query'],
) {
  if (!isId(id) || !(await customerAccounts.find(ctx.db, id))) throw new AppError('not_found');
  const offset = Number(cursor) || 1;
  const account = { owner: `customer:${id}`, unit };
  const { rows, total } = await listLedgerRows(ctx.pool, account, TRANSFER_TYPES, { limit, offset });
  return {
    rows: rows.map(({ at, bonus: _, ...row }) => ({ ...row, at: at.toISOString() })),
    total,
    total_is_bound: false,
    next: offset * limit < total ? String(offset + 1) : null,
  };
}

/** A page of fundings. Its cursor is the id of the row before it. */
export function listFundings(ctx: ConsoleContext, query: ParsedInput<typeof contract.listFundings>['query']) {
  return listPageAfter(query, { ...fundingsBy(ctx.db, query), ...BY_ID }, (rows) => toFundings(ctx, rows));
}

/**
 * Adds money to a wallet, once per intent. An amount above the limit becomes a request. The limit includes what the same
 * member gave the same customer within a day, so it cannot be avoided by small amounts.
 */
export async function fund(
  ctx: ConsoleContext,
  customerId: number,
  { amount_minor: amountMinor, reason, intent }: ParsedInput<typeof contract.fundCustomer>['body'],
) {
  const settings = await ctx.settings();
  requireWallet(settings);
  return ctx.db.transaction(async (tx) => {
    await requireAccount(tx, customerId);
    await lockWallet(tx, `customer:${customerId}`);
    const known = await findByIntent(tx, intent);
    if (known) return toFunding(ctx, known);
    const now = new Date(ctx.now());
    const { id: staffId } = ctx.member;
    const since = new Date(ctx.now() - DAY_MS);
    const given = await sumOwnFundings(tx, { customerId, staffId, since });
    const limit = toMinor(settings.wallet_funding_limit, settings.digit_after_decimal_point);
    const row = await insertFunding(tx, {
      customerId,
      amountMinor,
      reason,
      intent,
      status: given + amountMinor > limit ? 'requested' : 'done',
      requestedBy: staffId,
      requestedAt: now,
    });
    if (row.status === 'done') await post(tx, row, now);
    return toFunding(ctx, row);
  });
}

/**
 * Decides a request by a second member. Throws `funding_own` for the member who requested it, and `funding_decided` if
 * another member was faster.
 */
export async function decide(
  ctx: ConsoleContext,
  id: number,
  { approved, note }: ParsedInput<typeof contract.decideFunding>['body'],
) {
  if (approved) requireWallet(await ctx.settings());
  return ctx.db.transaction(async (tx) => {
    const row = requireFound(isId(id) ? await lockFunding(tx, id) : null);
    if (row.status !== 'requested') throw new AppError('funding_decided');
    if (row.requestedBy === ctx.member.id) throw new AppError('funding_own');
    const decidedAt = new Date(ctx.now());
    const status = approved ? 'done' : 'rejected';
    const change = { status, decidedBy: ctx.member.id, decidedAt, note } as const;
    if (approved) await requireAccount(tx, row.customerId);
    await updateFunding(tx, id, change);
    if (approved) await post(tx, row, decidedAt);
    return toFunding(ctx, { ...row, ...change });
  });
}

/**
 * Takes a funding back by a second entry, whole or as far as the wallet has it. Throws `funding_returned` if that was done
 * before, and `wallet_empty` if nothing is left.
 */
export function takeBack(
  ctx: ConsoleContext,
  id: number,
  { reason }: ParsedInput<typeof contract.takeFundingBack>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const row = requireFound(isId(id) ? await lockFunding(tx, id) : null);
    if (row.status !== 'done') throw new AppError('not_found');
    if (row.takenBackAt !== null) throw new AppError('funding_returned');
    const takenBackMinor = Math.min(row.amountMinor, await lockWallet(tx, `customer:${row.customerId}`));
    if (takenBackMinor <= 0) throw new AppError('wallet_empty');
    const takenBackAt = new Date(ctx.now());
    await post(tx, { ...row, amountMinor: 0 - takenBackMinor }, takenBackAt);
    const change = { takenBackMinor, takenBackBy: ctx.member.id, takenBackAt, takenBackReason: reason };
    await updateFunding(tx, id, change);
    return toFunding(ctx, { ...row, ...change });
  });
}

async function post(tx: Tx, { id, customerId, amountMinor }: FundingRow, at: Date): Promise<void> {
  const entry = fundWallet({ subject: customerOwner(customerId), customerId, amountMinor });
  await postEntry(tx, entry, { at, as: 'add_fund', reference: `funding:${id}` });
}

/** Locks the account, so that it is not deleted meanwhile. */
async function requireAccount(tx: Tx, id: number): Promise<void> {
  const customer = requireFound(isId(id) ? await customerAccounts.lock(tx, id) : null);
  if (customer.removedAt) throw new AppError('customer_removed');
}

async function toFunding(ctx: ConsoleContext, row: FundingRow): Promise<contract.Funding> {
  const [funding] = await toFundings(ctx, [row]);
  if (!funding) throw new Error('no funding');
  return funding;
}

async function toFundings(ctx: ConsoleContext, rows: FundingRow[]): Promise<contract.Funding[]> {
  const staff = await listStaffNames(
    ctx.db,
    rows.flatMap(({ requestedBy, decidedBy, takenBackBy }) => [requestedBy, decidedBy, takenBackBy]),
  );
  const names = await customerAccounts.listNames(
    ctx.db,
    rows.map(({ customerId }) => customerId),
  );
  return rows.map(({ intent: _, requestedBy, decidedBy, takenBackBy, ...row }) => ({
    ...toWire(row),
    customer_name: names.get(row.customerId) ?? '',
    requested_by: staff.get(requestedBy) ?? null,
    decided_by: staff.get(decidedBy ?? 0) ?? null,
    taken_back_by: staff.get(takenBackBy ?? 0) ?? null,
  }));
}
