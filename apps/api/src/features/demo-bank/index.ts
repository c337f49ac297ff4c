export { registerDemoBankJobs } from './bank.jobs.ts';
export { MESSAGE_JOB, signedMessage } from './bank-message.ts';
export { demoBank } from './demo-bank.ts';
