import { eventName, jobName, type NoPayload } from '../../platform/jobs/index.ts';

/** The pharmacy has offered priced lines for a prescription; each new offer of an order is announced. */
export const PRESCRIPTION_OFFERED = eventName<{ orderId: number }>('prescription.offered');

/** A pharmacist has checked the prescription for the lines of an order, and removed lines if `isReduced`. */
export const PRESCRIPTION_CHECKED = eventName<{ orderId: number; isReduced: boolean }>(
  'prescription.checked',
);

/** Cancels the orders whose offers were not answered in time. */
export const ANSWER_DEADLINE_JOB = jobName<NoPayload>('prescription.answer-deadline');
