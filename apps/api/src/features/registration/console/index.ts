export { registerApprovalMailJobs } from './approval-mail.ts';
export { REJECTION_CONTENTS } from './rejection-message.ts';
