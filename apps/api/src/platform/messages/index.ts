export { escapeHtml } from './escape-html.ts';
export {
  audienceOf,
  deleteExpiredInboxMessages,
  deleteMessagesOf,
  hasMessagesTo,
  type InboxReader,
  readInbox,
} from './inbox.ts';
export { type AmountRow, amountTable } from './mail/amount-table.ts';
export { type MailBrand, mailBrandOf } from './mail/brand.ts';
export { type ComposedMail, composeMail, type MailPart } from './mail/compose.ts';
export {
  accountLink,
  callout,
  codePanel,
  facts,
  mainLink,
  paragraphs,
  remark,
  signature,
  unsubscribeLine,
} from './mail/parts.ts';
export { type Message, providerResponse } from './message.ts';
export { createMessages, type Messages } from './messages.ts';
export type { SmsOptions } from './sms.ts';
