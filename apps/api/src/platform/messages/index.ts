export { deleteExpiredInboxMessages, readInbox } from './inbox.ts';
export { createMessages, type Message, type Messages } from './messages.ts';
export type { SmsOptions } from './sms.ts';
