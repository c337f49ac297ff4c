export { lockApplication, lockPending } from './applications.queries.ts';
export { listPaperKeys } from './papers.queries.ts';
export { privatizePapers, readPapers } from './papers.ts';
export { awaitsPlanPayment, markPlanPaid } from './plan-payment.ts';
export { requireOfferedPlan } from './plans.service.ts';
