import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/customers/merge';
import { type ConsoleContext, requireVersion } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { MergedCustomers } from '../../../platform/personal-data.ts';
import { customerAccounts } from '../../auth/accounts/index.ts';
import { sendNotice } from '../../auth/index.ts';
import { balancesOf } from '../../ledger/index.ts';
import { countMerge, lockWholeAccount, moveRows } from '../personal-data.ts';
import { deletePicture } from '../picture.ts';
import { toCustomerRow } from './customer.serializer.ts';
import type { StoredCustomer } from './customers.queries.ts';
import { readCustomer, requireAccount } from './customers.service.ts';

/** Previews a merge. Throws what the merge itself would throw. */
export async function preview(ctx: ConsoleContext, fromId: number, intoId: number) {
  const [from, into] = await requireTwo(ctx, fromId, intoId);
  return {
    from: await toMergedAccount(ctx, from),
    into: await toMergedAccount(ctx, into),
    rows: await countMerge(ctx.db, mergedOf(ctx, fromId, intoId)),
    can_keep_phone: from.phone !== null && into.phone === null,
    can_keep_email: from.email !== null && into.email === null,
  };
}

/**
 * Merges an account into another one, in one transaction. Both are locked, so of two merges, or a merge and a deletion,
 * the second sees the first and is rejected; an order that is being placed is finished first and moves along. A blocked
 * account is unblocked first, so that a merge neither lifts nor spreads a block.
 */
export async function merge(
  ctx: ConsoleContext,
  fromId: number,
  body: ParsedInput<typeof contract.mergeCustomer>['body'],
) {
  const intoId = body.into_id;
  const picture = await ctx.db.transaction(async (tx) => {
    await requireTwo(ctx, fromId, intoId);
    await lockWholeAccount(tx, fromId, [intoId]);
    const [from, into] = await requireTwo(ctx, fromId, intoId);
    requireVersion(body.version, from.version, await toMergedAccount(ctx, from));
    requireVersion(body.into_version, into.version, await toMergedAccount(ctx, into));
    const rows = [await customerAccounts.find(tx, fromId), await customerAccounts.find(tx, intoId)];
    const [merged, kept] = rows;
    if (!merged || !kept) throw new AppError('not_found');
    const customers = mergedOf(ctx, fromId, intoId);
    await moveRows(ctx, tx, customers);
    const keep = {
      phone: body.keep_phone && merged.phone !== null && kept.phone === null,
      email: body.keep_email && merged.email !== null && kept.email === null,
    };
    await customerAccounts.closeMerged(tx, customers, [merged, kept], keep);
    await sendNotice(ctx, tx, merged, 'merged');
    await sendNotice(ctx, tx, kept, 'merged');
    return kept.picture === null ? null : merged.picture;
  });
  ctx.afterCommit(({ files, db }) => deletePicture(files, db, picture));
  return readCustomer(ctx, intoId);
}

async function requireTwo(
  ctx: ConsoleContext,
  fromId: number,
  intoId: number,
): Promise<[StoredCustomer, StoredCustomer]> {
  if (fromId === intoId) throw new AppError('customer_same', {}, 'into_id');
  const [from, into] = [await requireAccount(ctx, fromId), await requireAccount(ctx, intoId)];
  if (from.blocked || into.blocked) throw new AppError('customer_blocked');
  return [from, into];
}

function mergedOf(ctx: ConsoleContext, fromId: number, intoId: number): MergedCustomers {
  return { from: ownerOf(fromId), into: ownerOf(intoId), at: new Date(ctx.now()) };
}

function ownerOf(id: number) {
  return { id, owner: `customer:${id}` };
}

async function toMergedAccount(
  ctx: ConsoleContext,
  customer: StoredCustomer,
): Promise<contract.MergedAccount> {
  const { money, points } = await balancesOf(ctx.pool, `customer:${customer.id}`);
  return {
    ...toCustomerRow(customer),
    version: customer.version,
    wallet_minor: money,
    points,
    phone_verified: customer.phone_verified,
    email_verified: customer.email_verified,
  };
}
