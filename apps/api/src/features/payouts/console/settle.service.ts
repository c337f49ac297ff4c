import type { ParsedInput } from '@errand/contract';
import type * as contract from '@errand/contract/console/finance/runs';
import { type BankEntry, type SentTransfer, settleTransfers } from '@errand/domain/banking';
import { canSettle } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { type BankFile, readBankFile } from '../../../platform/bank-files/index.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { findRun, listRunsById, lockPayout, lockSentPayouts, type PayoutRow } from '../payouts.queries.ts';
import { runIdOf, runReference } from '../run-reference.ts';
import { recordOutcome } from '../settle-payout.ts';
import { toRunDetail } from './runs.serializer.ts';

/** Records an outcome by hand, except that of a transfer which its provider still decides. Throws `payout_state`. */
export async function settleByHand(
  ctx: ConsoleContext,
  payoutId: number,
  { outcome, reason }: ParsedInput<typeof contract.settlePayout>['body'],
) {
  return ctx.db.transaction(async (tx) => {
    const row = requireFound(isId(payoutId) ? await lockPayout(tx, payoutId) : null);
    const isOfProvider = row.accountKind === 'stripe' && row.status === 'sent';
    if (isOfProvider || row.amountMinor === 0 || !canSettle(row.status, outcome))
      throw new AppError('payout_state');
    await recordOutcome(ctx, tx, { row, outcome, reason, at: new Date(ctx.now()) });
    return toRunDetail(ctx, requireFound(await findRun(tx, row.runId)));
  });
}

/** Reads the uploaded file. Throws `bank_file` for a file of another kind, and `too_large`. */
export async function readUpload(ctx: ConsoleContext): Promise<BankFile> {
  const file = ctx.uploads.find(({ field, bytes }) => field === 'file' && bytes.length > 0);
  if (!file) throw new AppError('bank_file', {}, 'file');
  const read = await readBankFile(file.bytes);
  if ('fault' in read) throw new AppError(read.fault === 'too_large' ? 'too_large' : 'bank_file', {}, 'file');
  return read;
}

/** Records what a bank's file says of payouts; a file that was read before changes nothing. */
export async function settleByFile(ctx: ConsoleContext, { id, entries }: BankFile) {
  ctx.setTarget(id);
  const { currency_code: currency } = await ctx.settings();
  return ctx.db.transaction(async (tx) => {
    const rows = await lockSentPayouts(tx, {
      references: entries.flatMap(({ transfer }) => transfer ?? []),
      runIds: entries.flatMap(({ batch }) => (batch === null ? [] : (runIdOf(batch) ?? []))),
    });
    const runs = new Map(
      (await listRunsById(tx, [...new Set(rows.map(({ runId }) => runId))])).map((run) => [
        run.id,
        runReference(run),
      ]),
    );
    const sent = rows.flatMap((row) => toSent(row, runs.get(row.runId) ?? '', currency));
    const { changes, contradicting } = settleTransfers(sent, entries);
    for (const { id: reference, state, reason, on } of changes) {
      const row = rows.find((one) => one.reference === reference);
      if (!row) continue;
      const at = new Date(ctx.now());
      await recordOutcome(ctx, tx, {
        row,
        outcome: state,
        reason,
        at,
        on: on === null ? at : new Date(on),
      });
    }
    const count = (of: PayoutRow['status']) => changes.filter(({ state }) => state === of).length;
    return {
      paid: count('paid'),
      rejected: count('rejected'),
      returned: count('returned'),
      contradicting: contradicting.map(toContradiction),
    };
  });
}

function toSent(row: PayoutRow, batch: string, currency: string): SentTransfer[] {
  const { reference: id, amountMinor, status: state } = row;
  if (row.accountKind === 'stripe' || amountMinor === 0) return [];
  if (state === 'planned' || state === 'left_out') return [];
  return [{ id, batch, amountMinor, currency, state }];
}

function toContradiction({ transfer, batch, outcome, amountMinor }: BankEntry) {
  return { reference: transfer ?? batch ?? '', outcome, amount_minor: amountMinor };
}
