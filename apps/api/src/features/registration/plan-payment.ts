import type { Tx } from '../../platform/db/index.ts';
import { type StoreApplication, updateApplication } from './applications.queries.ts';

/** Whether a payment for the plan of an application is accepted. A second payment is refunded. */
export function awaitsPlanPayment({ status, planPaidAt }: StoreApplication): boolean {
  return status !== 'rejected' && planPaidAt === null;
}

/** Records the paid plan, even if the applicant has chosen another one meanwhile. Lock the application first. */
export async function markPlanPaid(tx: Tx, applicationId: number, planId: number, at: Date): Promise<void> {
  await updateApplication(tx, applicationId, {
    plan: 'subscription',
    planId,
    planPaidAt: at,
    updatedAt: at,
  });
}
