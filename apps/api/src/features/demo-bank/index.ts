export { registerDemoBankJobs } from './bank.jobs.ts';
export { demoBankRoutes } from './bank.routes.ts';
export { MESSAGE_JOB, signedMessage } from './bank-message.ts';
export { demoBank } from './demo-bank.ts';
