export { escapeHtml } from './escape-html.ts';
export {
  audienceOf,
  deleteExpiredInboxMessages,
  deleteMessagesOf,
  hasMessagesTo,
  type InboxReader,
  readInbox,
} from './inbox.ts';
export {
  accountLink,
  type ComposedMail,
  composeMail,
  type MailPart,
  mainLink,
  paragraphs,
  remark,
} from './mail.ts';
export { type MailBrand, mailBrandOf } from './mail-brand.ts';
export { type Message, providerResponse } from './message.ts';
export { createMessages, type Messages } from './messages.ts';
export type { SmsOptions } from './sms.ts';
