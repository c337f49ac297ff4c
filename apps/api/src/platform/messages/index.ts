export { escapeHtml } from './escape-html.ts';
export { deleteExpiredInboxMessages, deleteMessagesTo, readInbox } from './inbox.ts';
export type { Message } from './message.ts';
export { createMessages, type Messages } from './messages.ts';
export type { SmsOptions } from './sms.ts';
