import { eventName } from '../../platform/jobs/index.ts';

/** A customer reported a problem with an order; an operator has to answer. */
export const REPORT_SUBMITTED = eventName<{ reportId: number }>('report.submitted');
