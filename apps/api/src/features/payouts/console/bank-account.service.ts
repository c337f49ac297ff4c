import type { ParsedInput } from '@errand/contract';
import { NO_ACCOUNT, type setBankAccount } from '@errand/contract/console/finance/balances';
import { accountTail, isBic, isIban, normalizedIban } from '@errand/domain/banking';
import type { Payee } from '@errand/domain/books';
import type { ConsoleContext } from '../../../console/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import { accountCipher } from '../account-cipher.ts';
import { PAYOUT_NOTICE_JOB } from '../job-names.ts';
import { listOfPayee, payeeColumnsOf } from '../payee.ts';
import { type AccountRow, insertAccount, lockAccount, updateAccount } from '../payouts.queries.ts';
import { readBalance } from './balances.service.ts';

type Body = ParsedInput<typeof setBankAccount>['body'];

/**
 * Sets the account of a payee and notifies the payee, so that a foreign change is noticed. Throws
 * `iban_invalid`, `bic_invalid`, `account_invalid`, and `changed_meanwhile` if another member was faster.
 */
export async function setAccount(
  ctx: ConsoleContext,
  payee: Payee,
  body: Body,
  { isOwn = false }: { isOwn?: boolean } = {},
) {
  const { number, bank } = requireNumber(body);
  const { encrypt } = await accountCipher(ctx.pool);
  await ctx.db.transaction(async (tx) => {
    const known = await lockAccount(tx, payee);
    if (versionOf(known) !== body.version) throw changedMeanwhile(known);
    const values = {
      kind: body.kind,
      holder: body.holder,
      sealedNumber: encrypt(number),
      tail: accountTail(number),
      bank,
      changedBy: ctx.member.id,
      changedAt: new Date(ctx.now()),
      failedAt: null,
    };
    if (known) await updateAccount(tx, known.id, values);
    else if (!(await insertAccount(tx, { ...payeeColumnsOf(payee), ...values })))
      throw changedMeanwhile(await lockAccount(tx, payee));
    await ctx.jobs.send(tx, PAYOUT_NOTICE_JOB, { kind: 'account', list: listOfPayee(payee), id: payee.id });
  });
  return readBalance(ctx, payee, { isOwn });
}

function versionOf(account: AccountRow | null): string {
  return account?.changedAt.toISOString() ?? NO_ACCOUNT;
}

/** The current account is part of the rejection, without its number. */
function changedMeanwhile(account: AccountRow | null): AppError {
  const current = account && {
    kind: account.kind,
    holder: account.holder,
    bank: account.bank,
    version: versionOf(account),
  };
  return new AppError('changed_meanwhile', { current });
}

/** The number and the bank as they are stored. */
function requireNumber({ kind, number: given, bank }: Body): { number: string; bank: string | null } {
  const code = bank === null || bank === '' ? null : bank.toUpperCase();
  const number = kind === 'stripe' ? given : normalizedIban(given);
  if (kind === 'iban' && !isIban(number)) throw new AppError('iban_invalid', {}, 'number');
  if (kind === 'iban' && code !== null && !isBic(code)) throw new AppError('bic_invalid', {}, 'bank');
  if (kind === 'local' && !/^(?=.*\d)[A-Z0-9/-]{4,34}$/.test(number))
    throw new AppError('account_invalid', {}, 'number');
  if (kind === 'stripe' && !/^acct_\w{1,50}$/.test(number))
    throw new AppError('account_invalid', {}, 'number');
  return { number, bank: kind === 'stripe' ? null : code };
}
