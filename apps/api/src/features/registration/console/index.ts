export { registerDecisionMailJobs } from './decision-mail.ts';
