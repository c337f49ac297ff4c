export { demoBankRoutes } from './bank.routes.ts';
export { approveSlowly, SLOW_JOB } from './bank.service.ts';
export { MESSAGE_JOB, type MessageJob, signedMessage } from './bank-message.ts';
export { demoBank } from './demo-bank.ts';
