import { jobName } from '../../platform/jobs/index.ts';

/** Transfers a payout by its provider. */
export const PAYOUT_TRANSFER_JOB = jobName<{ payoutId: number }>('payouts.transfer');
/** Queues the mails about a payout that was sent or came back, or about a changed account. */
export const PAYOUT_NOTICE_JOB = jobName<PayoutNotice>('payouts.notice');

export type PayoutNotice =
  | { kind: 'payout' | 'returned'; payoutId: number }
  | { kind: 'account'; list: 'stores' | 'couriers'; id: number };
