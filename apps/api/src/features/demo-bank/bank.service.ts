import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import type { Deps } from '../../platform/deps.ts';
import { requireFound } from '../../platform/http/index.ts';
import { jobName } from '../../platform/jobs/index.ts';
import { type BankCharge, decideCharge, findCharge } from './bank.queries.ts';
import { MESSAGE_JOB } from './bank-message.ts';

/** The outcomes that the customer can choose. */
export const BANK_CHOICES = [
  'approve',
  'decline',
  'cancel',
  'slow',
  'twice',
  'late',
  'close',
  'leave',
] as const;
export type BankChoice = (typeof BANK_CHOICES)[number];

type BankDeps = Pick<Deps, 'db' | 'jobs' | 'now'>;

/** Throws `not_found`. */
export async function requireCharge({ db }: Pick<Deps, 'db'>, reference: string): Promise<BankCharge> {
  return requireFound(await findCharge(db, reference));
}

/** Approves a charge for which the visitor chose a slow payment. */
export const SLOW_JOB = jobName<{ reference: string }>('demo-bank.slow');
const SLOW_SECONDS = 20;
const LATE_SECONDS = 60;

/** Applies the customer's choice. `isReturning` is false when the window should be closed instead. */
export async function choose(
  deps: BankDeps,
  charge: BankCharge,
  choice: BankChoice,
): Promise<{ isReturning: boolean }> {
  const { reference } = charge;
  await deps.db.transaction(async (tx) => {
    if (choice === 'leave') return;
    if (choice === 'slow') {
      await deps.jobs.send(tx, SLOW_JOB, { reference }, { startAfterSeconds: SLOW_SECONDS });
      return;
    }
    const state = choice === 'decline' ? 'failed' : choice === 'cancel' ? 'canceled' : 'paid';
    if (!(await decideCharge(tx, reference, state, new Date(deps.now())))) return;
    await notifyShop(deps, tx, reference, choice === 'late' ? LATE_SECONDS : 0, choice === 'twice' ? 2 : 1);
  });
  return { isReturning: choice !== 'close' && choice !== 'leave' };
}

/** Approves a slow payment, unless the shop has closed its page meanwhile. */
export async function approveSlowly(deps: BankDeps, { reference }: { reference: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (await decideCharge(tx, reference, 'paid', new Date(deps.now())))
      await notifyShop(deps, tx, reference, 0, 1);
  });
}

async function notifyShop(
  deps: BankDeps,
  tx: Tx,
  reference: string,
  startAfterSeconds: number,
  times: number,
) {
  const job = { reference, eventId: `evt_${randomBytes(12).toString('base64url')}` };
  for (let n = 0; n < times; n += 1) await deps.jobs.send(tx, MESSAGE_JOB, job, { startAfterSeconds });
}
