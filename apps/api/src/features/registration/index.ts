import { findApplicant, lockApplication, lockPending } from './applications.queries.ts';
import { privatizePapers, readPapers } from './papers.ts';
import { lockLimitedTerm, markUsedUp } from './plan-limits.ts';
import { findUnpaidTerm, updatePlanTerm } from './plan-terms.queries.ts';
import { awaitsPlanPayment, requireOfferedPlan } from './plans.service.ts';

export { markPlanPaid } from './plans.service.ts';
export { listVehicleRows as listCourierVehicles } from './registration.queries.ts';

/** Applications of stores and couriers. */
export const applications = {
  findApplicant,
  lock: lockApplication,
  lockPending,
  requireOfferedPlan,
  awaitsPlanPayment,
};

/** What the plans of stores limit. */
export const planLimits = {
  lockTerm: lockLimitedTerm,
  markUsedUp,
};

/** Terms of the plans of stores. */
export const planTerms = {
  findUnpaid: findUnpaidTerm,
  update: updatePlanTerm,
};

/** Papers of applicants. */
export const applicantPapers = {
  read: readPapers,
  privatize: privatizePapers,
};
