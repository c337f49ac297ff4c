import { jobName, type NoPayload } from '../../platform/jobs/index.ts';

/** Issues what a closed month (`YYYY-MM`) costs a store. */
export const STORE_BILL_JOB = jobName<{ storeId: number; month: string }>('documents.store');
/** Queues it for all stores. */
export const BILL_STORES_JOB = jobName<{ month: string }>('documents.stores');
/** Issues what waits for data of an issuer, or with null of all. */
export const ISSUE_WAITING_JOB = jobName<{ issuer: string | null }>('documents.waiting');
/** Scheduled: bills the month before, and issues what waits or was missed. */
export const BILL_MONTH_JOB = jobName<NoPayload>('documents-month');
export const CATCH_UP_JOB = jobName<NoPayload>('documents-catch-up');
