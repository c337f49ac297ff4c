export { registerOrderEditJobs } from './edit/order-edit-mail.ts';
