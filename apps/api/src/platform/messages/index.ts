export { escapeHtml } from './escape-html.ts';
export { deleteExpiredInboxMessages, deleteMessagesTo, readInbox } from './inbox.ts';
export { createMessages, type Message, type Messages } from './messages.ts';
export type { SmsOptions } from './sms.ts';
