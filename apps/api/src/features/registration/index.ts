export { lockApplication, lockPending } from './applications.queries.ts';
export { awaitsPlanPayment, markPlanPaid } from './plan-payment.ts';
export { requireOfferedPlan } from './plans.service.ts';
