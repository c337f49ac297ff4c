export { escapeHtml } from './escape-html.ts';
export {
  audienceOf,
  deleteExpiredInboxMessages,
  deleteMessagesOf,
  hasMessagesTo,
  type InboxReader,
  readInbox,
} from './inbox.ts';
export type { Message } from './message.ts';
export { createMessages, type Messages } from './messages.ts';
export { providerResponse } from './sender-error.ts';
export type { SmsOptions } from './sms.ts';
