export { lockApplication, lockPending } from './applications.queries.ts';
export { listPaperKeys } from './papers.queries.ts';
export { privatizePapers, readPapers } from './papers.ts';
export { awaitsPlanPayment, markPlanPaid, requireOfferedPlan } from './plans.service.ts';
