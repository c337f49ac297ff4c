import { holdBalance, type Payee, releaseBalance } from '@errand/domain/books';
import type { ConsoleContext, Place } from '../../../console/index.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { postEntry } from '../../ledger/index.ts';
import { payeeColumnsOf, payeeOfRow } from '../payee.ts';
import { findHold, insertHold, lockHold, updateHold } from '../payouts.queries.ts';
import { readBalance } from './balances.service.ts';
import { placeOfPayee } from './payee-names.ts';

/** Keeps an amount from payouts; later earnings fill what the balance does not have. */
export async function hold(
  ctx: ConsoleContext,
  payee: Payee,
  { amount_minor: amountMinor, reason }: { amount_minor: number; reason: string },
) {
  const at = new Date(ctx.now());
  await ctx.db.transaction(async (tx) => {
    await postEntry(tx, holdBalance(payee, amountMinor), { at });
    await insertHold(tx, {
      ...payeeColumnsOf(payee),
      amountMinor,
      reason,
      heldBy: ctx.member.id,
      heldAt: at,
    });
  });
  return readBalance(ctx, payee);
}

export async function findHoldPlace(ctx: ConsoleContext, id: number): Promise<Place | null> {
  const row = isId(id) ? await findHold(ctx.db, id) : null;
  return row && placeOfPayee(ctx, payeeOfRow(row));
}

/** Gives a held amount back to the balance. Throws `hold_released`. */
export async function release(ctx: ConsoleContext, id: number) {
  const at = new Date(ctx.now());
  const payee = await ctx.db.transaction(async (tx) => {
    const row = requireFound(await lockHold(tx, id));
    if (row.releasedAt !== null) throw new AppError('hold_released');
    await postEntry(tx, releaseBalance(payeeOfRow(row), row.amountMinor), { at });
    await updateHold(tx, id, { releasedBy: ctx.member.id, releasedAt: at });
    return payeeOfRow(row);
  });
  return readBalance(ctx, payee);
}
