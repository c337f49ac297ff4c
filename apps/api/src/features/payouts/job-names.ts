import { jobName } from '../../platform/jobs/index.ts';

/** Transfers a payout by its provider. */
export const PAYOUT_TRANSFER_JOB = jobName<{ payoutId: number }>('payouts.transfer');
/** Tells the payee of a payout that was sent or came back, or of a changed account. */
export const PAYOUT_NOTICE_JOB = jobName<PayoutNotice>('payouts.notice');

export type PayoutNotice =
  | { kind: 'payout' | 'returned'; payoutId: number }
  | { kind: 'account'; list: 'stores' | 'couriers'; id: number };
