import { type BatchFault, checkBatch, payoutCsv, type TransferBatch } from '@errand/domain/banking';
import { DEFAULT_LANGUAGE, translated } from '@errand/domain/language';
import type { ConsoleContext } from '../../../console/index.ts';
import { creditTransferFile } from '../../../platform/bank-files/index.ts';
import { isId } from '../../../platform/db/index.ts';
import { AppError, requireFound } from '../../../platform/http/index.ts';
import { textOf } from '../../../platform/texts/index.ts';
import { findShopDay } from '../../settings/index.ts';
import { accountCipher } from '../account-cipher.ts';
import { payeeKey, payeeOfRow } from '../payee.ts';
import { listPayouts, lockRun, type PayoutRow, type RunRow, updateRun } from '../payouts.queries.ts';
import { runReference } from '../run-reference.ts';
import { namesOfPayees } from './payee-names.ts';

/** SEPA moves euros. */
const SEPA_CURRENCY = 'EUR';

/**
 * Writes the file for the bank of a confirmed run, with its payouts that are neither returned nor paid by a provider. Throws
 * `payout_run_draft` and `payout_nothing`. Faults, such as an account outside of SEPA, are returned with their payees.
 */
export async function exportRun(ctx: ConsoleContext, id: number, format: 'sepa' | 'csv') {
  return ctx.db.transaction(async (tx) => {
    const run = requireFound(isId(id) ? await lockRun(tx, id) : null);
    if (run.status !== 'confirmed') throw new AppError('payout_run_draft');
    const rows = (await listPayouts(tx, id)).filter(
      ({ status, accountKind, amountMinor }) =>
        accountKind !== 'stripe' && amountMinor > 0 && (status === 'sent' || status === 'paid'),
    );
    if (rows.length === 0) throw new AppError('payout_nothing');
    const file = format === 'sepa' ? await sepaFile(ctx, run, rows) : await csvFile(ctx, rows);
    if (file.content !== null) await updateRun(tx, id, { exportedAt: new Date(ctx.now()) });
    return { file_name: `payouts-${runReference(run)}.${format === 'sepa' ? 'xml' : 'csv'}`, ...file };
  });
}

type File = { content: string | null; faults: { payee: string | null; text: string }[] };

async function sepaFile(ctx: ConsoleContext, run: RunRow, rows: readonly PayoutRow[]): Promise<File> {
  const settings = await ctx.settings();
  const accounts = await openAccounts(ctx, rows);
  const shop = translated(settings.business_name, DEFAULT_LANGUAGE);
  const batch: TransferBatch = {
    id: runReference(run),
    createdAtMs: ctx.now(),
    executeOn: await findShopDay(ctx.db, ctx.now()),
    debtor: {
      name: settings.payout_sender_name,
      iban: settings.payout_sender_iban,
      bic: settings.payout_sender_bic === '' ? null : settings.payout_sender_bic,
    },
    transfers: accounts.map(({ row, number }) => ({
      id: row.reference,
      amountMinor: row.amountMinor,
      creditor: { name: row.holder ?? '', iban: number, bic: row.bank },
      purpose: `${shop} ${row.reference}`,
    })),
  };
  const faults = checkBatch(batch);
  if (settings.currency_code !== SEPA_CURRENCY)
    return {
      content: null,
      faults: [{ payee: null, text: textOf('messages.payout_fault.currency', ctx.language) }],
    };
  if (faults.length > 0) return { content: null, faults: await toFaults(ctx, rows, faults) };
  return { content: await creditTransferFile(batch), faults: [] };
}

async function csvFile(ctx: ConsoleContext, rows: readonly PayoutRow[]): Promise<File> {
  const settings = await ctx.settings();
  const shop = translated(settings.business_name, DEFAULT_LANGUAGE);
  const accounts = await openAccounts(ctx, rows);
  const content = payoutCsv(
    accounts.map(({ row, number }) => ({
      id: row.reference,
      name: row.holder ?? '',
      account: number,
      bank: row.bank,
      amountMinor: row.amountMinor,
      currency: settings.currency_code,
      digits: settings.digit_after_decimal_point,
      purpose: `${shop} ${row.reference}`,
    })),
  );
  return { content, faults: [] };
}

/** Decrypts the account numbers of payouts. */
async function openAccounts(ctx: ConsoleContext, rows: readonly PayoutRow[]) {
  const { decrypt } = await accountCipher(ctx.pool);
  return rows.map((row) => ({ row, number: row.sealedNumber === null ? '' : decrypt(row.sealedNumber) }));
}

async function toFaults(ctx: ConsoleContext, rows: readonly PayoutRow[], faults: readonly BatchFault[]) {
  const names = await namesOfPayees(ctx, rows.map(payeeOfRow));
  return faults.map(({ fault, transfer }) => {
    const row = rows.find(({ reference }) => reference === transfer);
    return {
      payee: row ? (names.get(payeeKey(payeeOfRow(row))) ?? null) : null,
      text: textOf(`messages.payout_fault.${fault}`, ctx.language),
    };
  });
}
