import { couponsToRemindOf } from '@errand/domain/checkout';
import type { Deps } from '../../platform/deps.ts';
import { jobName, type NoPayload } from '../../platform/jobs/index.ts';
import { choices, listGatheredFor, type TellDeps, tell } from '../messaging/index.ts';
import { listUsableOf } from './ending-coupon-content.ts';
import { listStoresOfInterest } from './stores-of-interest.queries.ts';

export const ENDING_COUPONS_JOB = jobName<NoPayload>('notifications.ending_coupons');

type ReminderDeps = Pick<Deps, 'db' | 'pool'> & TellDeps;

/** Customers that are read at once. */
const PAGE = 200;
/** A store interests a customer for this time after an order or a change of the cart. */
const INTEREST_MS = 90 * 86_400_000;

/** Registers the daily job that reminds customers who have consented of coupons that end soon. */
export function registerEndingCouponJobs(deps: ReminderDeps): void {
  deps.jobs.every(ENDING_COUPONS_JOB, '13 8 * * *', () => remindOfCoupons(deps));
}

async function remindOfCoupons(deps: ReminderDeps): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await choices.listConsentingAfter(deps.db, 'coupons', after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    for (const id of ids) await remindCustomer(deps, id);
  }
}

async function remindCustomer(deps: ReminderDeps, customerId: number): Promise<void> {
  const recipient = `customer:${customerId}` as const;
  const [usable, stores, told] = await Promise.all([
    listUsableOf(deps, customerId),
    listStoresOfInterest(deps.pool, customerId, new Date(deps.now() - INTEREST_MS)),
    listGatheredFor(deps.db, { kind: 'coupon_ending', recipient }),
  ]);
  const reminders = {
    toldIds: new Set(told.map(({ subject }) => Number(subject.split(':')[1]))),
    lastToldMs: told.length > 0 ? Math.max(...told.map(({ createdAt }) => createdAt.getTime())) : null,
  };
  const coupons = couponsToRemindOf(usable, stores, reminders, deps.now());
  await deps.db.transaction(async (tx) => {
    for (const { id } of coupons)
      await tell(deps, tx, { event: 'coupon_ending', subject: `coupon:${id}`, recipient, order: null });
  });
}
