import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/corrections';
import {
  type CorrectedParty,
  correctBalance,
  customerOwner,
  type Payee,
  payeeOwner,
} from '@errand/domain/books';
import { pointsWorthMinor } from '@errand/domain/loyalty';
import { toMinor } from '@errand/domain/money';
import { BY_ID, type ConsoleContext, listPageAfter } from '../../../console/index.ts';
import { listStaffNames } from '../../../console/staff/staff.queries.ts';
import { isId, lockNames, type Tx } from '../../../platform/db/index.ts';
import { AppError, requireFound, toWire } from '../../../platform/http/index.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { postEntry, postPoints } from '../../ledger/index.ts';
import { pointTermsOf } from '../../loyalty/index.ts';
import {
  type CorrectionRow,
  correctionsBy,
  findCorrectionByIntent,
  insertCorrection,
  lockCorrection,
  sumOwnCorrections,
  updateCorrection,
} from '../corrections.queries.ts';
import { listOfPayee, payeeColumnsOf, payeeKey, payeeOfRow } from '../payee.ts';
import { namesOfPayees, requireName } from './payee-names.ts';

const DAY_MS = 86_400_000;

type Wanted = Pick<CorrectionRow, 'amount' | 'intent' | 'reason' | 'unit'>;
type Party = Pick<CorrectionRow, 'courierId' | 'customerId' | 'storeId'>;

/** A page of corrections. Its cursor is the id of the row before it. */
export function listCorrections(
  ctx: ConsoleContext,
  query: ParsedInput<typeof contract.listCorrections>['query'],
) {
  return listPageAfter(query, { ...correctionsBy(ctx.db, query), ...BY_ID }, (rows) =>
    toCorrections(ctx, rows),
  );
}

/** Corrects the balance of a store or courier, once per intent, or asks a second member above the limit. */
export async function correctPayee(
  ctx: ConsoleContext,
  payee: Payee,
  { direction, amount_minor: amount, reason, intent }: ParsedInput<typeof contract.correctBalance>['body'],
): Promise<contract.Correction> {
  await requireName(ctx, payee);
  const party = { ...payeeColumnsOf(payee), customerId: null };
  return request(ctx, party, { unit: 'money', amount: signed(direction, amount), reason, intent });
}

/**
 * Corrects the wallet or the points of a customer, as `correctPayee` does. Throws `validation` for money that is added,
 * `customer_removed`, and `balance_low` or `points_low` for more than there is.
 */
export async function correctCustomer(
  ctx: ConsoleContext,
  id: number,
  { unit, direction, amount, reason, intent }: ParsedInput<typeof contract.correctCustomer>['body'],
): Promise<contract.Correction> {
  if (unit === 'money' && direction === 'add') throw new AppError('validation', undefined, 'direction');
  const party = { storeId: null, courierId: null, customerId: id };
  return request(ctx, party, { unit, amount: signed(direction, amount), reason, intent });
}

function signed(direction: (typeof contract.CORRECTION_DIRECTIONS)[number], amount: number): number {
  return direction === 'add' ? amount : 0 - amount;
}

/**
 * Posts a correction, or stores it as a request. The limit includes what the same member has corrected of the same party within
 * a day, so it cannot be avoided by small amounts.
 */
async function request(ctx: ConsoleContext, party: Party, wanted: Wanted): Promise<contract.Correction> {
  const settings = await ctx.settings();
  const { unit, amount } = wanted;
  const size = Math.abs(amount);
  const worthMinor = unit === 'money' ? size : pointsWorthMinor(size, pointTermsOf(settings));
  return ctx.db.transaction(async (tx) => {
    await requireParty(tx, party);
    await lockNames(tx, [`corrections of ${nameOf(party)}`]);
    const known = await findCorrectionByIntent(tx, wanted.intent);
    if (known) return toCorrection(ctx, known);
    const { id: staffId } = ctx.member;
    const since = new Date(ctx.now() - DAY_MS);
    const done = await sumOwnCorrections(tx, party, { staffId, since });
    const limit = toMinor(settings.wallet_funding_limit, settings.digit_after_decimal_point);
    const row = await insertCorrection(tx, {
      ...party,
      ...wanted,
      worthMinor,
      status: done + worthMinor > limit ? 'requested' : 'done',
      requestedBy: staffId,
      requestedAt: new Date(ctx.now()),
    });
    if (row.status === 'done') await post(ctx, tx, row);
    return toCorrection(ctx, row);
  });
}

/**
 * Decides a request by a second member. Throws `funding_own` for the member who requested it, `funding_decided` if another
 * member was faster, and what `correctCustomer` throws.
 */
export async function decideCorrection(
  ctx: ConsoleContext,
  id: number,
  { approved, note }: ParsedInput<typeof contract.decideCorrection>['body'],
): Promise<contract.Correction> {
  return ctx.db.transaction(async (tx) => {
    const row = requireFound(isId(id) ? await lockCorrection(tx, id) : null);
    if (row.status !== 'requested') throw new AppError('funding_decided');
    if (row.requestedBy === ctx.member.id) throw new AppError('funding_own');
    const decidedAt = new Date(ctx.now());
    const status = approved ? 'done' : 'rejected';
    const change = { status, decidedBy: ctx.member.id, decidedAt, note } as const;
    await updateCorrection(tx, id, change);
    if (approved) {
      await requireParty(tx, row);
      await post(ctx, tx, row);
    }
    return toCorrection(ctx, { ...row, ...change });
  });
}

/** Locks the account of a customer, so that it is not deleted meanwhile. */
async function requireParty(tx: Tx, { customerId }: Party): Promise<void> {
  if (customerId === null) return;
  const customer = requireFound(isId(customerId) ? await customerAccounts.lock(tx, customerId) : null);
  if (customer.removedAt) throw new AppError('customer_removed');
}

async function post(ctx: ConsoleContext, tx: Tx, row: CorrectionRow): Promise<void> {
  const at = new Date(ctx.now());
  const { unit, amount, customerId } = row;
  const subject = `correction:${row.id}`;
  if (unit === 'money') {
    await postEntry(tx, correctBalance(subject, partyOf(row), amount), { at });
    return;
  }
  if (customerId === null) throw new Error(`The ${subject} of points has no customer.`);
  const terms = pointTermsOf(await ctx.settings());
  const move = { customerId, subject: customerOwner(customerId), points: amount, at };
  await postPoints(tx, { ...move, as: 'correction', reference: subject }, terms);
}

function partyOf(row: Party): CorrectedParty {
  return row.customerId === null ? payeeOfRow(row) : { account: 'wallet', id: row.customerId };
}

function nameOf(row: Party): string {
  return row.customerId === null ? payeeOwner(payeeOfRow(row)) : customerOwner(row.customerId);
}

async function toCorrection(ctx: ConsoleContext, row: CorrectionRow): Promise<contract.Correction> {
  const [made] = await toCorrections(ctx, [row]);
  if (!made) throw new Error('no correction');
  return made;
}

async function toCorrections(ctx: ConsoleContext, rows: CorrectionRow[]): Promise<contract.Correction[]> {
  const staff = await listStaffNames(
    ctx.db,
    rows.flatMap(({ requestedBy, decidedBy }) => [requestedBy, decidedBy]),
  );
  const payees = rows.filter(({ customerId }) => customerId === null).map(payeeOfRow);
  const payeeNames = await namesOfPayees(ctx, payees);
  const customerIds = rows.flatMap(({ customerId }) => (customerId === null ? [] : [customerId]));
  const customers = await customerAccounts.listNames(ctx.db, customerIds);
  const toParty = (row: CorrectionRow): contract.Correction['party'] => {
    if (row.customerId !== null)
      return { list: 'customers', id: row.customerId, name: customers.get(row.customerId) ?? '' };
    const payee = payeeOfRow(row);
    return { list: listOfPayee(payee), id: payee.id, name: payeeNames.get(payeeKey(payee)) ?? '' };
  };
  return rows.map((row) => {
    const { storeId: _, courierId: __, customerId: ___, intent: ____, worthMinor: _____, ...values } = row;
    return {
      ...toWire(values),
      party: toParty(row),
      requested_by: staff.get(row.requestedBy) ?? null,
      decided_by: staff.get(row.decidedBy ?? 0) ?? null,
    };
  });
}
