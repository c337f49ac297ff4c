import type { Deps } from '../../platform/deps.ts';
import { accountCipher } from './account-cipher.ts';
import { PAYOUT_NOTICE_JOB, PAYOUT_TRANSFER_JOB } from './job-names.ts';
import { tellPayee } from './payout-messages.ts';
import { findPayout, lockPayout } from './payouts.queries.ts';
import { recordOutcome } from './settle-payout.ts';

type JobDeps = Pick<Deps, 'db' | 'jobs' | 'messages' | 'now' | 'payments' | 'pool' | 'settings'>;

export function registerPayoutJobs(deps: JobDeps): void {
  deps.jobs.work(PAYOUT_TRANSFER_JOB, ({ payoutId }) => transfer(deps, payoutId));
  deps.jobs.work(PAYOUT_NOTICE_JOB, (notice) => tellPayee(deps, notice));
}

/**
 * Transfers a payout once, however often it is called: its reference is the provider's idempotency key. A rejection puts the
 * money back into the balance; a provider that does not respond is asked again by the queue.
 */
async function transfer(deps: JobDeps, payoutId: number): Promise<void> {
  const payout = await findPayout(deps.db, payoutId);
  if (payout?.status !== 'sent' || payout.sealedNumber === null) return;
  const provider = deps.payments.find((one) => one.name === 'stripe' && 'transfer' in one);
  const { decrypt } = await accountCipher(deps.pool);
  const { currency_code: currency } = await deps.settings();
  const outcome = provider?.transfer
    ? await provider.transfer({
        id: payout.reference,
        account: decrypt(payout.sealedNumber),
        amountMinor: payout.amountMinor,
        currency: currency.toLowerCase(),
      })
    : { rejected: 'no_provider' };
  await deps.db.transaction(async (tx) => {
    const row = await lockPayout(tx, payoutId);
    if (!row) return;
    const at = new Date(deps.now());
    const settled =
      'rejected' in outcome
        ? ({ outcome: 'rejected', reason: outcome.rejected } as const)
        : ({ outcome: 'paid', reason: outcome.reference } as const);
    await recordOutcome(deps, tx, { row, at, ...settled });
  });
}
